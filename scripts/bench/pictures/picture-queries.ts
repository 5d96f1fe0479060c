import sharp from 'sharp'
import type { Chance } from './chance.ts'

/** Derives from a main picture what a visitor might upload. */
export type PictureQuery = { readonly kind: string; make(picture: Buffer): Promise<Buffer> }

const WARM = [1.08, 1, 0.88]
const COOL = [0.9, 0.98, 1.1]
const NO_OFFSET = [0, 0, 0]

/** Variations of the picture itself: cropped, scaled down, compressed, in different light. */
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

/** Copies that show more or less than the picture, as tried by an external audit. */
export function copiedPictures(): PictureQuery[] {
  const jpeg = (picture: Buffer) => sharp(picture).jpeg({ quality: 85 })
  const tilt = (degrees: number) => (picture: Buffer) =>
    jpeg(picture).rotate(degrees, { background: '#ffffff' }).toBuffer()
  return [
    { kind: 'tilted by 15° with white corners', make: tilt(15) },
    { kind: 'tilted by -8° with white corners', make: tilt(-8) },
    { kind: 'screenshot of a phone', make: (picture) => toScreenshot(picture, '#ffffff') },
    { kind: 'screenshot of a phone in dark mode', make: (picture) => toScreenshot(picture, '#141414') },
    { kind: 'dark', make: (picture) => jpeg(picture).linear(0.45, 0).toBuffer() },
    { kind: 'without colors', make: (picture) => jpeg(picture).grayscale().toBuffer() },
  ]
}

/** A picture across a phone's screen, with a line of text above it and buttons below. */
async function toScreenshot(picture: Buffer, background: string): Promise<Buffer> {
  const [width, height, top] = [720, 1480, 260]
  const resized = await sharp(picture).resize(width).jpeg().toBuffer({ resolveWithObject: true })
  const below = top + resized.info.height
  const bars = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#8a8a8a">
    <rect x="40" y="40" width="120" height="22"/><rect x="560" y="40" width="120" height="22"/>
    <rect x="40" y="150" width="420" height="40"/><rect x="40" y="${below + 50}" width="560" height="30"/>
    <rect x="40" y="${below + 110}" width="380" height="30"/>
    <rect x="40" y="${below + 200}" width="640" height="90" fill="#27508c"/></svg>`
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([
      { input: resized.data, left: 0, top },
      { input: Buffer.from(bars), left: 0, top: 0 },
    ])
    .jpeg({ quality: 85 })
    .toBuffer()
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
