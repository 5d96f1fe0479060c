import type { RgbPicture } from '../../picture/rgb-picture.ts'
import { type Color, isNear } from './corner-grounds.ts'

/** A bar has at most this share of the height. */
const BAR_MAX = 0.25
/** The share of a row that has the color of the bar: at least in the bar, where text covers the rest; at most outside. */
const [INSIDE_MIN, OUTSIDE_MAX] = [0.4, 0.1]
/** A bar ends within this many rows; a wall or floor in a photo changes slowly. */
const END_ROWS = 3
/** The difference in one channel within a bar, which is flat. */
const TOLERANCE = 4

/** A picture without the bars of one color above and below it, such as that of a caption in its bubble. */
export function withoutBars(picture: RgbPicture): RgbPicture {
  const { width, height, rgb } = picture
  const top = barAt(picture, (row) => row)
  const bottom = height - barAt(picture, (row) => height - 1 - row)
  return { width, height: bottom - top, rgb: rgb.subarray(top * width * 3, bottom * width * 3) }
}

/** How many rows the bar has whose first row is the first given one; 0 if there is no bar. */
function barAt(picture: RgbPicture, rowAt: (row: number) => number): number {
  const color = medianOf(picture, rowAt(0))
  let last = -1
  for (let row = 0; row < picture.height * BAR_MAX; row++) {
    const share = shareOf(picture, rowAt(row), color)
    if (share >= INSIDE_MIN) last = row
    else if (share <= OUTSIDE_MAX) return last >= 0 && row - last <= END_ROWS ? row + 1 : 0
  }
  return 0
}

/** The median of each channel in a row. */
function medianOf({ width, rgb }: RgbPicture, row: number): Color {
  const median = (channel: number) =>
    Uint8Array.from({ length: width }, (_, x) => rgb[(row * width + x) * 3 + channel] ?? 0).sort()[
      width >> 1
    ] ?? 0
  return [median(0), median(1), median(2)]
}

function shareOf({ width, rgb }: RgbPicture, row: number, color: Color): number {
  let count = 0
  for (let x = 0; x < width; x++) if (isNear(rgb, row * width + x, color, TOLERANCE)) count++
  return count / width
}
