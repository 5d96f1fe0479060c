import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { round, type Section, strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type StoolSize = { height: number; seat: number; splay: number; legs: 3 | 4; ring: boolean }
export type StoolFinish = { seat: MaterialName; legs: MaterialName; wedge: MaterialName; ring: MaterialName }

const SEAT_THICKNESS = 0.036

/** Masello: a dished seat on splayed legs that come through it and are wedged from above. */
export function maselloStool(workshop: Workshop, size: StoolSize, finish: StoolFinish): Part[] {
  const angles = Array.from({ length: size.legs }, (_, leg) => ((leg + 0.25) / size.legs) * Math.PI * 2)
  const legs = angles.map((angle) => leg(workshop, size, angle))
  const parts: Part[] = [
    { name: 'seat', material: finish.seat, forms: [seat(workshop, size)] },
    { name: 'legs', material: finish.legs, forms: legs },
    { name: 'wedges', material: finish.wedge, forms: angles.map((angle) => wedge(workshop, size, angle)) },
  ]
  return size.ring
    ? [...parts, { name: 'ring', material: finish.ring, forms: [ring(workshop, size)] }]
    : parts
}

function seat(workshop: Workshop, { height, seat: diameter }: StoolSize): BufferGeometry {
  const radius = diameter / 2
  const under = height - SEAT_THICKNESS
  const profile = fillet(
    [
      [0, under],
      [radius * 0.72, under, 0.02],
      [radius, height - 0.016, 0.008],
      [radius, height, 0.007],
      [radius * 0.86, height - 0.001, 0.02],
      [radius * 0.5, height - 0.008, 0.06],
      [0, height - 0.01],
    ],
    10,
  )
  return workshop.turned(profile, { sides: 128 })
}

/** The middle of a leg at a height: straight, further out towards the floor. */
function legAt({ height, seat: diameter, splay }: StoolSize, angle: number, y: number): Place {
  const top = (diameter / 2) * 0.62
  const reach = top + (1 - y / height) * splay
  return [Math.cos(angle) * reach, y, Math.sin(angle) * reach]
}

function leg(workshop: Workshop, size: StoolSize, angle: number): BufferGeometry {
  const thickness = (along: number): Section => {
    const belly = 0.026 + 0.011 * Math.sin(Math.PI * Math.min(1, along * 1.08)) ** 1.2
    return { wide: belly, thick: belly }
  }
  return strut(workshop, legAt(size, angle, 0), legAt(size, angle, size.height - 0.0045), thickness, {
    rows: 24,
    facing: [-Math.sin(angle), 0, Math.cos(angle)],
  })
}

function wedge(workshop: Workshop, size: StoolSize, angle: number): BufferGeometry {
  const [x, y, z] = legAt(size, angle, size.height - 0.0045)
  return put(workshop.planed(0.003, 0.004, 0.0255, 0.0008), [x, y - 0.001, z], { y: -angle })
}

function ring(workshop: Workshop, size: StoolSize): BufferGeometry {
  const y = size.height * 0.36
  const [x, , z] = legAt(size, 0, y)
  const reach = Math.hypot(x, z) + 0.008
  const places = Array.from({ length: 24 }, (_, index): Place => {
    const angle = (index / 24) * Math.PI * 2
    return [Math.cos(angle) * reach, y, Math.sin(angle) * reach]
  })
  return swept(workshop, places, round(0.014), { facing: [0, 1, 0], closed: true, rows: 120, columns: 20 })
}
