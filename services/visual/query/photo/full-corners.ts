import type { RgbPicture } from '../../picture/rgb-picture.ts'
import { type Color, isNear } from './corner-grounds.ts'

/** Rounded corners reach over at most this share of a side. */
const ROUND_MAX = 0.12

/** Rounded corners, which show the ground, take the colors beside them. */
export function withFullCorners(picture: RgbPicture, ground: Color): RgbPicture {
  const { width, height } = picture
  const rgb = picture.rgb.slice()
  const round = Math.round(width * ROUND_MAX)
  for (let y = 0; y < height; y++) {
    if (y >= round && y < height - round) continue
    for (const at of [(x: number) => y * width + x, (x: number) => (y + 1) * width - 1 - x]) {
      let count = 0
      while (count < round && isNear(rgb, at(count), ground)) count++
      if (count === round) continue
      // The next pixels are mixed with the ground.
      const beside = at(count + 2) * 3
      for (let x = 0; x < count + 2; x++) rgb.copyWithin(at(x) * 3, beside, beside + 3)
    }
  }
  return { width, height, rgb }
}
