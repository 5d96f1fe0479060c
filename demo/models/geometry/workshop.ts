import type { BufferGeometry, Shape } from 'three'
import { type CushionOptions, cushion } from './cushion.ts'
import { type Point, pointAlong } from './profile.ts'
import { bar, board, slab } from './solids.ts'
import { type Place, type SurfaceFunction, type SurfaceOptions, surface } from './surface.ts'

export type TurningOptions = {
  sides?: number
  /** Flutes, ribs or throwing marks: a factor on the radius at an angle, radius and height. */
  carve?: (angle: number, radius: number, height: number) => number
}

/** Functions that create curved forms, all at the same level of detail. */
export type Workshop = {
  turned: (profile: readonly Point[], options?: TurningOptions) => BufferGeometry
  shaped: (place: SurfaceFunction, columns: number, rows: number, options?: SurfaceOptions) => BufferGeometry
  stuffed: (width: number, height: number, depth: number, options?: CushionOptions) => BufferGeometry
  /** A board with edges eased by 3 mm unless specified otherwise. */
  planed: (width: number, height: number, depth: number, easing?: number) => BufferGeometry
  /** A flat outline cut from a slab, beveled. */
  sawn: (outline: Shape, thickness: number, bevel: number, curve: number) => BufferGeometry
  bent: (places: readonly Place[], radius: number, steps?: number, sides?: number) => BufferGeometry
}

/** `detail` 1 is for the studio; 0.4 is enough for a phone. */
export function createWorkshop(detail: number): Workshop {
  const steps = (count: number) => Math.max(6, Math.round(count * detail))
  return {
    turned: (profile, options = {}) => turned(profile, steps(options.sides ?? 96), steps, options.carve),
    shaped: (place, columns, rows, options) => surface(place, steps(columns), steps(rows), options),
    stuffed: (width, height, depth, options = {}) =>
      cushion(width, height, depth, { ...options, squares: steps(options.squares ?? 40) }),
    planed: (width, height, depth, easing = 0.003) =>
      board(width, height, depth, easing, Math.max(1, Math.round(4 * detail))),
    sawn: (outline, thickness, bevel, curve) =>
      slab(outline, thickness, bevel, { curve: steps(curve), bevel: Math.max(2, Math.round(5 * detail)) }),
    bent: (places, radius, length = 96, sides = 24) => bar(places, radius, steps(length), steps(sides)),
  }
}

/** Revolves a profile (bottom to top along the outside) about the vertical axis, as on a lathe. */
function turned(
  profile: readonly Point[],
  sides: number,
  steps: (count: number) => number,
  carve: TurningOptions['carve'],
): BufferGeometry {
  const place: SurfaceFunction = (u, v) => {
    const [radius, height] = pointAlong(profile, v)
    const angle = u * Math.PI * 2
    const reach = carve ? radius * carve(angle, radius, height) : radius
    return [Math.cos(angle) * reach, height, Math.sin(angle) * reach]
  }
  return surface(place, sides, steps(profile.length - 1), { closedU: true })
}
