import sharp from 'sharp'
import type { RgbPicture } from './rgb-picture.ts'

/** Scales a picture down to a longer side of at most `side` pixels. */
export async function shrink({ width, height, rgb }: RgbPicture, side: number): Promise<RgbPicture> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}
