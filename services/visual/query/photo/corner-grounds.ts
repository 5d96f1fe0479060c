import type { RgbPicture } from '../../picture/rgb-picture.ts'

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number]

export type CornerGround = {
  readonly color: Color
  /** Whether at least three corners have this ground. Otherwise the two corners at one side do. */
  readonly isShared: boolean
}

/**
 * The difference in one channel, 0 to 255, up to which a pixel has the color of the ground: compression blurs edges.
 */
const TOLERANCE = 14

/** The color that at least three corners have, or else those that the corners at one side have in common. */
export function groundsOf({ width, height, rgb }: RgbPicture): readonly CornerGround[] {
  const places = [width + 1, 2 * width - 2, (height - 1) * width - 2, (height - 2) * width + 1]
  const corners = places.map((at): Color => [rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0])
  const isAlike = (place: number | undefined, color: Color) =>
    place !== undefined && isNear(rgb, place, color)
  const shared = corners.find((color) => places.filter((place) => isAlike(place, color)).length >= 3)
  if (shared) return [{ color: shared, isShared: true }]
  return corners
    .filter((color, at) => isAlike(places[(at + 1) % 4], color))
    .map((color) => ({ color, isShared: false }))
}

export function isNear(
  rgb: Uint8Array,
  at: number,
  [red, green, blue]: Color,
  tolerance = TOLERANCE,
): boolean {
  return (
    Math.abs((rgb[at * 3] ?? 0) - red) <= tolerance &&
    Math.abs((rgb[at * 3 + 1] ?? 0) - green) <= tolerance &&
    Math.abs((rgb[at * 3 + 2] ?? 0) - blue) <= tolerance
  )
}
