import type { RgbPicture } from '../../picture/rgb-picture.ts'
import type { Rectangle } from './smallest-rectangle.ts'

/** The pixels at the edge of a photo, which are mixed with the ground. */
const EDGE = 2

/** The pixels inside a rectangle, turned upright; each is the mean of the four nearest. */
export function cutOut(
  picture: RgbPicture,
  { x: middleX, y: middleY, width, height, angle }: Rectangle,
): RgbPicture {
  const cut = { width: Math.round(width) - 2 * EDGE, height: Math.round(height) - 2 * EDGE }
  const rgb = new Uint8Array(cut.width * cut.height * 3)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) {
      const [across, down] = [x + 0.5 - cut.width / 2, y + 0.5 - cut.height / 2]
      const fromX = middleX + across * cos - down * sin
      const fromY = middleY + across * sin + down * cos
      for (let channel = 0; channel < 3; channel++)
        rgb[(y * cut.width + x) * 3 + channel] = valueAt(picture, fromX - 0.5, fromY - 0.5, channel)
    }
  }
  return { ...cut, rgb }
}

function valueAt({ width, height, rgb }: RgbPicture, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) => {
    const [inX, inY] = [Math.min(width - 1, Math.max(0, column)), Math.min(height - 1, Math.max(0, row))]
    return rgb[(inY * width + inX) * 3 + channel] ?? 0
  }
  const [right, below] = [x - left, y - top]
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return Math.round(upper * (1 - below) + lower * below)
}
