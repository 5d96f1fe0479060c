import { type BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three'
import { fillet, type Point } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'

/** A straight round bar with eased ends, from one place to another. It may taper. */
export function rod(
  workshop: Workshop,
  from: Place,
  to: Place,
  radius: number,
  endRadius = radius,
  sides = 24,
): BufferGeometry {
  const direction = new Vector3(to[0] - from[0], to[1] - from[1], to[2] - from[2])
  const length = direction.length()
  const ease = Math.min(radius, endRadius) * 0.35
  const profile = fillet(
    [
      [0, 0],
      [radius, 0, ease],
      [endRadius, length, ease],
      [0, length],
    ],
    4,
  )
  const geometry = workshop.turned(profile, { sides })
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction.normalize())
  geometry.applyMatrix4(new Matrix4().makeRotationFromQuaternion(turn).setPosition(...from))
  return geometry
}

/** A level ring of round wire; `radius` is to the middle of the wire. */
export function hoop(workshop: Workshop, radius: number, height: number, wire: number, sides = 128) {
  const section = Array.from({ length: 13 }, (_, step): Point => {
    const angle = -Math.PI / 2 + (step / 12) * Math.PI * 2
    return [radius + Math.cos(angle) * wire, height + Math.sin(angle) * wire]
  })
  return workshop.turned(section, { sides })
}

/** A disc with eased edges, whose underside is at `bottom`. */
export function disc(
  workshop: Workshop,
  radius: number,
  bottom: number,
  thickness: number,
  easing = 0.003,
): BufferGeometry {
  const ease = Math.min(easing, thickness * 0.49)
  const profile = fillet(
    [
      [0, bottom],
      [radius, bottom, ease],
      [radius, bottom + thickness, ease],
      [0, bottom + thickness],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 128 })
}

/** A true ball, without the seams of a lathe. */
export function ball(workshop: Workshop, radius: number, at: Place, squares = 28): BufferGeometry {
  const form = workshop.stuffed(radius * 2, radius * 2, radius * 2, {
    sideRoundness: 1,
    planRoundness: 1,
    seed: 0,
    squares,
  })
  return put(form, at)
}

/** The plate that hides the wiring at a ceiling, hanging from `ceiling`. */
export function ceilingRose(workshop: Workshop, ceiling: number, radius = 0.055): BufferGeometry {
  const profile = fillet(
    [
      [0, ceiling - 0.026],
      [0.009, ceiling - 0.025, 0.002],
      [radius * 0.9, ceiling - 0.014, 0.008],
      [radius, ceiling, 0.002],
      [0, ceiling],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 96 })
}

/** A lamp holder with its mouth up or down and its back at `at`. */
export function holder(workshop: Workshop, at: Place, mouth: 'up' | 'down', scale = 1): BufferGeometry {
  const profile = fillet(
    [
      [0, 0],
      [0.012 * scale, 0, 0.003],
      [0.017 * scale, 0.014 * scale, 0.004],
      [0.017 * scale, 0.055 * scale, 0.002],
      [0, 0.055 * scale],
    ],
    5,
  )
  return put(workshop.turned(profile, { sides: 40 }), at, mouth === 'up' ? {} : { x: Math.PI })
}

/** A round bulb; `at` is its middle. */
export function roundBulb(workshop: Workshop, at: Place, radius = 0.028): BufferGeometry {
  return ball(workshop, radius, at, 14)
}
