import type { Foreground } from './foreground.ts'
import type { LabPicture } from './lab-picture.ts'

/**
 * The piece, cropped to a square of `FRAME_SIDE` pixels with its proportions preserved. The background has weight 0.
 */
export type Frame = {
  readonly l: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
  readonly weights: Float32Array
  /** The aspect ratio of the piece (width divided by height). */
  readonly aspect: number
}

export const FRAME_SIDE = 64

/** Samples the piece's box. Each pixel of the frame is the mean of four points in the picture. */
export function cutFrame(picture: LabPicture, { weights, box }: Foreground): Frame {
  const boxWidth = box.right - box.left
  const boxHeight = box.bottom - box.top
  const scale = Math.max(boxWidth, boxHeight) / FRAME_SIDE
  const originX = (box.left + box.right) / 2 - (scale * FRAME_SIDE) / 2
  const originY = (box.top + box.bottom) / 2 - (scale * FRAME_SIDE) / 2
  const size = FRAME_SIDE * FRAME_SIDE
  const frame = {
    l: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
    weights: new Float32Array(size),
  }
  for (let pixel = 0; pixel < size; pixel++) {
    const [column, row] = [pixel % FRAME_SIDE, Math.floor(pixel / FRAME_SIDE)]
    let total = 0
    for (let sub = 0; sub < 4; sub++) {
      const x = Math.floor(originX + (column + 0.25 + (sub % 2) * 0.5) * scale)
      const y = Math.floor(originY + (row + 0.25 + Math.floor(sub / 2) * 0.5) * scale)
      if (x < box.left || y < box.top || x >= box.right || y >= box.bottom) continue
      const from = y * picture.width + x
      total += weights[from] ?? 0
      frame.l[pixel] = (frame.l[pixel] ?? 0) + (picture.l[from] ?? 0) / 4
      frame.a[pixel] = (frame.a[pixel] ?? 0) + (picture.a[from] ?? 0) / 4
      frame.b[pixel] = (frame.b[pixel] ?? 0) + (picture.b[from] ?? 0) / 4
    }
    frame.weights[pixel] = total / 4
  }
  return { ...frame, aspect: boxWidth / boxHeight }
}

export function mirrorFrame(frame: Frame): Frame {
  const flip = (values: Float32Array) =>
    values.map((_, pixel) => values[pixel + FRAME_SIDE - 1 - 2 * (pixel % FRAME_SIDE)] ?? 0)
  return { ...frame, l: flip(frame.l), a: flip(frame.a), b: flip(frame.b), weights: flip(frame.weights) }
}
