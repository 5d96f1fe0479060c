import type { LabPicture } from './lab-picture.ts'

export type Ground = {
  readonly l: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
  /**
   * The distance between this surface and the most even part of the border. Small for a plain background, even if the
   * piece crosses the border.
   */
  readonly unevenness: number
}

/** The maximum unevenness of a plain background. Floors, panels and sunlight in a furnished room exceed it. */
const PLAIN_UP_TO = 1.5
/** The share of the border that is measured. The piece may cross the rest. */
const EVEN_SHARE = 0.3

export function isPlain({ unevenness }: Ground): boolean {
  return unevenness <= PLAIN_UP_TO
}

/** The depth of the border, as a share of the shorter side. */
const BORDER_SHARE = 0.07
/** A border pixel within this distance of the surface is background. */
const GROUND_DISTANCE = 7
const ROUNDS = 4
const TERMS = 6

/**
 * Fits a quadratic surface per channel to the border of a picture. A piece that crosses the border is gradually
 * excluded from the fit, as long as it covers less than half of the border.
 */
export function findGround(picture: LabPicture): Ground {
  const { width, height } = picture
  const border = listBorderPixels(width, height)
  let inliers = border
  let surface = fitSurface(picture, inliers)
  for (let round = 0; round < ROUNDS; round++) {
    const limit = Math.max(GROUND_DISTANCE, 24 / 2 ** round)
    const next = border.filter((pixel) => colorDistance(picture, surface, pixel) < limit)
    if (next.length < border.length / 10) break
    inliers = next
    surface = fitSurface(picture, inliers)
  }
  const distances = Float32Array.from(border, (pixel) => colorDistance(picture, surface, pixel)).sort()
  return { ...surface, unevenness: distances[Math.floor(border.length * EVEN_SHARE)] ?? 0 }
}

type Surface = Pick<Ground, 'l' | 'a' | 'b'>

function listBorderPixels(width: number, height: number): number[] {
  const depth = Math.max(2, Math.round(Math.min(width, height) * BORDER_SHARE))
  const border: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x < depth || y < depth || x >= width - depth || y >= height - depth) border.push(y * width + x)
    }
  }
  return border
}

function colorDistance(picture: LabPicture, surface: Surface, pixel: number): number {
  const l = (picture.l[pixel] ?? 0) - (surface.l[pixel] ?? 0)
  const a = (picture.a[pixel] ?? 0) - (surface.a[pixel] ?? 0)
  const b = (picture.b[pixel] ?? 0) - (surface.b[pixel] ?? 0)
  return Math.sqrt(l * l + a * a + b * b)
}

function writeTerms(pixel: number, width: number, height: number, terms: Float64Array): void {
  const x = (pixel % width) / width - 0.5
  const y = Math.floor(pixel / width) / height - 0.5
  terms[0] = 1
  terms[1] = x
  terms[2] = y
  terms[3] = x * x
  terms[4] = x * y
  terms[5] = y * y
}

/** Fits a surface to the given pixels by least squares and evaluates it everywhere. */
function fitSurface(picture: LabPicture, pixels: readonly number[]): Surface {
  const { width, height } = picture
  const normal = new Float64Array(TERMS * TERMS)
  const terms = new Float64Array(TERMS)
  for (const pixel of pixels) {
    writeTerms(pixel, width, height, terms)
    for (let row = 0; row < TERMS; row++) {
      const term = terms[row] ?? 0
      for (let column = 0; column < TERMS; column++) {
        const index = row * TERMS + column
        normal[index] = (normal[index] ?? 0) + term * (terms[column] ?? 0)
      }
    }
  }
  const fitChannel = (channel: Float32Array) =>
    evaluate(solve(normal, project(channel, pixels, width, height)), width, height)
  return { l: fitChannel(picture.l), a: fitChannel(picture.a), b: fitChannel(picture.b) }
}

function project(
  channel: Float32Array,
  pixels: readonly number[],
  width: number,
  height: number,
): Float64Array {
  const terms = new Float64Array(TERMS)
  const sums = new Float64Array(TERMS)
  for (const pixel of pixels) {
    writeTerms(pixel, width, height, terms)
    const value = channel[pixel] ?? 0
    for (let row = 0; row < TERMS; row++) sums[row] = (sums[row] ?? 0) + (terms[row] ?? 0) * value
  }
  return sums
}

function evaluate(weights: Float64Array, width: number, height: number): Float32Array {
  const [w0 = 0, w1 = 0, w2 = 0, w3 = 0, w4 = 0, w5 = 0] = weights
  const surface = new Float32Array(width * height)
  for (let pixel = 0; pixel < surface.length; pixel++) {
    const x = (pixel % width) / width - 0.5
    const y = Math.floor(pixel / width) / height - 0.5
    surface[pixel] = w0 + w1 * x + w2 * y + w3 * x * x + w4 * x * y + w5 * y * y
  }
  return surface
}

/** Solves a positive definite system by Gaussian elimination. Regularization makes narrow pictures solvable. */
function solve(normal: Float64Array, right: Float64Array): Float64Array {
  const matrix = Array.from({ length: TERMS }, (_, row) => [
    ...normal
      .subarray(row * TERMS, (row + 1) * TERMS)
      .map((value, column) => value + (row === column ? 1e-6 : 0)),
    right[row] ?? 0,
  ])
  for (const [pivot, row] of matrix.entries()) {
    const lead = row[pivot] || 1e-9
    for (const other of matrix.slice(pivot + 1)) {
      const factor = (other[pivot] ?? 0) / lead
      for (let column = pivot; column <= TERMS; column++) {
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0)
      }
    }
  }
  const solution = new Float64Array(TERMS)
  for (const [index, row] of [...matrix.entries()].reverse()) {
    let sum = row[TERMS] ?? 0
    for (let column = index + 1; column < TERMS; column++) sum -= (row[column] ?? 0) * (solution[column] ?? 0)
    solution[index] = sum / (row[index] || 1e-9)
  }
  return solution
}
