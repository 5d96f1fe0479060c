import sharp from 'sharp'
import type { Chance } from './chance.ts'

/** Derives from a main picture what a visitor might upload. */
type PictureQuery = { readonly kind: string; make(picture: Buffer): Promise<Buffer> }

const WARM = [1.08, 1, 0.88]
const COOL = [0.9, 0.98, 1.1]
const NO_OFFSET = [0, 0, 0]

/** Variations of the picture itself: cropped, scaled down, compressed, in another light. */
export function degradedPictures(chance: Chance): PictureQuery[] {
  const jpeg = (picture: Buffer, quality = 85) => sharp(picture).jpeg({ quality })
  return [
    { kind: 'cropped to 80 % of each side', make: (picture) => crop(picture, 0.8, chance) },
    { kind: 'cropped to 65 % of each side', make: (picture) => crop(picture, 0.65, chance) },
    { kind: 'scaled to 200 pixels', make: (picture) => sharp(picture).resize(200).jpeg().toBuffer() },
    { kind: 'JPEG of quality 25', make: (picture) => jpeg(picture, 25).toBuffer() },
    { kind: 'in warm light', make: (picture) => jpeg(picture).linear(WARM, NO_OFFSET).toBuffer() },
    { kind: 'in cool light', make: (picture) => jpeg(picture).linear(COOL, NO_OFFSET).toBuffer() },
    { kind: 'in weak light', make: (picture) => jpeg(picture).linear(0.8, 0).toBuffer() },
  ]
}

/** A random part of the picture. */
async function crop(picture: Buffer, share: number, chance: Chance): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const part = { width: Math.round(width * share), height: Math.round(height * share) }
  const left = Math.floor(chance() * (width - part.width))
  const top = Math.floor(chance() * (height - part.height))
  return sharp(picture)
    .extract({ left, top, ...part })
    .jpeg({ quality: 85 })
    .toBuffer()
}
