import type { RgbPicture } from '../picture/rgb-picture.ts'

/** A picture in CIE Lab, row by row: lightness 0 to 100, `a` and `b` about -100 to 100. */
export type LabPicture = {
  readonly width: number
  readonly height: number
  readonly l: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
}

const WHITE_X = 0.95047
const WHITE_Z = 1.08883

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Converts sRGB to Lab (D65), in which distances approximate perceived differences. */
export function toLab({ width, height, rgb }: RgbPicture): LabPicture {
  const size = width * height
  const [l, a, b] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  for (let pixel = 0; pixel < size; pixel++) {
    const red = LINEAR[rgb[pixel * 3] ?? 0] ?? 0
    const green = LINEAR[rgb[pixel * 3 + 1] ?? 0] ?? 0
    const blue = LINEAR[rgb[pixel * 3 + 2] ?? 0] ?? 0
    const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE_X)
    const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
    const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE_Z)
    l[pixel] = 116 * y - 16
    a[pixel] = 500 * (x - y)
    b[pixel] = 200 * (y - z)
  }
  return { width, height, l, a, b }
}

function root(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
}
