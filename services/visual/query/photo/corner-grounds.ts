import type { RgbPicture } from '../../picture/rgb-picture.ts'

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number]

export type CornerGround = {
  readonly color: Color
  /** Whether at least three corners have this background. Otherwise, the two corners of one side do. */
  readonly isShared: boolean
}

/**
 * The maximum difference per channel, 0 to 255, at which a pixel counts as background, since compression blurs edges.
 */
const TOLERANCE = 14

/** Returns the color that at least three corners share, or otherwise those shared by the two corners of a side. */
export function findCornerGrounds({ width, height, rgb }: RgbPicture): readonly CornerGround[] {
  const places = [width + 1, 2 * width - 2, (height - 1) * width - 2, (height - 2) * width + 1]
  const corners = places
    .map((pixel) => pixel * 3)
    .map((start): Color => [rgb[start] ?? 0, rgb[start + 1] ?? 0, rgb[start + 2] ?? 0])
  const isAlike = (place: number | undefined, color: Color) =>
    place !== undefined && isNear(rgb, place, color)
  const shared = corners.find((color) => places.filter((place) => isAlike(place, color)).length >= 3)
  if (shared) return [{ color: shared, isShared: true }]
  return corners
    .filter((color, index) => isAlike(places[(index + 1) % 4], color))
    .map((color) => ({ color, isShared: false }))
}

export function isNear(
  rgb: Uint8Array,
  pixel: number,
  [red, green, blue]: Color,
  tolerance = TOLERANCE,
): boolean {
  return (
    Math.abs((rgb[pixel * 3] ?? 0) - red) <= tolerance &&
    Math.abs((rgb[pixel * 3 + 1] ?? 0) - green) <= tolerance &&
    Math.abs((rgb[pixel * 3 + 2] ?? 0) - blue) <= tolerance
  )
}
