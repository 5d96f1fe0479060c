import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type ShadeForm = {
  /** The widest radius and the height of the glass in meters. */
  radius: number
  height: number
  ribs: number
  /** How far a rib turns about the axis from rim to neck, in radians. */
  twist: number
  outline: 'bell' | 'lantern'
}
export type PendantFinish = { glass: MaterialName; metal: MaterialName }
export type Hanging = { at: Place; cord: number }

const WALL = 0.0045

/** A single blown shade on a cord of `drop` meters. */
export function pendant(workshop: Workshop, form: ShadeForm, finish: PendantFinish, drop: number): Part[] {
  const ceiling = form.height + drop
  return hang(workshop, form, finish, [{ at: [0, 0, 0], cord: drop }], rose(workshop, ceiling, 0.055))
}

/** Several shades at different heights under one round ceiling plate. */
export function pendantCluster(
  workshop: Workshop,
  form: ShadeForm,
  finish: PendantFinish,
  ceiling: number,
  places: readonly Place[],
): Part[] {
  const hangings = places.map((at) => ({ at, cord: ceiling - at[1] - form.height }))
  return hang(workshop, form, finish, hangings, rose(workshop, ceiling, 0.22))
}

function hang(
  workshop: Workshop,
  form: ShadeForm,
  finish: PendantFinish,
  hangings: readonly Hanging[],
  plate: BufferGeometry,
): Part[] {
  const each = (draw: (hanging: Hanging) => BufferGeometry) =>
    hangings.map((hanging) => put(draw(hanging), hanging.at))
  return [
    { name: 'glass', material: finish.glass, forms: each(() => shade(workshop, form)) },
    {
      name: 'metal',
      material: finish.metal,
      forms: [...each(() => cap(workshop, form.height)), ...each(() => socket(workshop, form.height)), plate],
    },
    { name: 'cord', material: 'cord_black', forms: each(({ cord }) => cable(workshop, form.height, cord)) },
    { name: 'bulb', material: 'bulb', forms: each(() => bulb(workshop, form.height)) },
  ]
}

function shade(workshop: Workshop, form: ShadeForm): BufferGeometry {
  const { radius, height } = form
  const outside = spline(outline(form), 90)
  const rim = outside[0]?.[0] ?? radius
  const inside = outside.toReversed().map(([x, y]): Point => {
    const nearNeck = Math.min(1, Math.max(0, (y - height * 0.5) / (height * 0.5)))
    return [Math.max(0.01, x - WALL), y - WALL * 0.8 * nearNeck ** 2]
  })
  const lip = fillet(
    [
      [rim - WALL, 0],
      [rim - WALL / 2, -0.003, 0.002],
      [rim, 0],
    ],
    6,
  )
  const carve = (angle: number, at: number, y: number) => {
    const rib = Math.cos(form.ribs * (angle + form.twist * (y / height))) * Math.min(1, at / 0.08)
    return 1 + 0.028 * rib + 0.006 * wobble(angle, 2)
  }
  return workshop.turned([...inside, ...lip, ...outside], { sides: form.ribs * 14, carve })
}

function outline({ radius: r, height: h, outline: kind }: ShadeForm): Point[] {
  if (kind === 'lantern') {
    return [
      [r * 0.8, 0],
      [r * 0.94, h * 0.1],
      [r, h * 0.3],
      [r * 0.97, h * 0.6],
      [r * 0.8, h * 0.82],
      [r * 0.52, h * 0.94],
      [0.045, h],
    ]
  }
  return [
    [r * 0.9, 0],
    [r, h * 0.14],
    [r * 1.02, h * 0.3],
    [r * 0.9, h * 0.52],
    [r * 0.62, h * 0.74],
    [r * 0.36, h * 0.9],
    [0.045, h],
  ]
}

function cap(workshop: Workshop, h: number): BufferGeometry {
  const profile = fillet(
    [
      [0, h - 0.012],
      [0.048, h - 0.012, 0.002],
      [0.054, h, 0.003],
      [0.05, h + 0.01, 0.004],
      [0.026, h + 0.022, 0.006],
      [0.02, h + 0.07, 0.004],
      [0.006, h + 0.085, 0.004],
      [0, h + 0.085],
    ],
    7,
  )
  return workshop.turned(profile, { sides: 72 })
}

function socket(workshop: Workshop, h: number): BufferGeometry {
  const profile = fillet(
    [
      [0, h - 0.09],
      [0.017, h - 0.09, 0.003],
      [0.017, h - 0.01],
      [0, h - 0.01],
    ],
    5,
  )
  return workshop.turned(profile, { sides: 48 })
}

function bulb(workshop: Workshop, h: number): BufferGeometry {
  const globe = workshop.stuffed(0.07, 0.09, 0.07, {
    sideRoundness: 1,
    planRoundness: 1,
    seed: 0,
    squares: 20,
  })
  return put(globe, [0, h - 0.13, 0])
}

function cable(workshop: Workshop, h: number, length: number): BufferGeometry {
  return workshop.bent(
    [
      [0, h + 0.08, 0],
      [0.001, h + length / 2, 0],
      [0, h + length, 0],
    ],
    0.0028,
    12,
    12,
  )
}

function rose(workshop: Workshop, ceiling: number, radius: number): BufferGeometry {
  const profile = fillet(
    [
      [0, ceiling],
      [radius, ceiling, 0.002],
      [radius, ceiling + 0.02, 0.006],
      [0, ceiling + 0.024],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 96 })
}
