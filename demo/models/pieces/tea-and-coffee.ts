import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { hollow } from './hollow.ts'
import { type Station, stationAt, sweep } from './sweep.ts'

export type CupFinish = { cup: MaterialName; saucer: MaterialName; rim: MaterialName }
export type CupForm = { radius: number; height: number; saucer: number }
/** Where a cup is placed and which way its handle points, in radians. */
export type CupPlace = { at: Place; turn: number }

/** Cups on their saucers at the given places. */
export function cupsOnSaucers(
  workshop: Workshop,
  form: CupForm,
  finish: CupFinish,
  places: readonly CupPlace[],
): Part[] {
  const lift = 0.0075
  const each = (draw: (seed: number) => BufferGeometry, up = 0) =>
    places.map(({ at: [x, y, z], turn }, index) => put(draw(index + 3), [x, y + up, z], { y: turn }))
  return [
    {
      name: 'cups',
      material: finish.cup,
      forms: [
        ...each((seed) => cup(workshop, form, seed), lift),
        ...each(() => cupHandle(workshop, form), lift),
      ],
    },
    { name: 'saucers', material: finish.saucer, forms: each((seed) => saucer(workshop, form.saucer, seed)) },
    { name: 'rims', material: finish.rim, forms: each((seed) => cupRim(workshop, form, seed), lift) },
  ]
}

/** A round teapot: thrown body, pulled handle, fitted lid. */
export function teapot(workshop: Workshop, finish: { body: MaterialName; knob: MaterialName }): Part[] {
  const outside = spline(
    [
      [0.046, 0],
      [0.05, 0.004],
      [0.076, 0.028],
      [0.089, 0.064],
      [0.081, 0.098],
      [0.056, 0.12],
      [0.041, 0.126],
    ],
    90,
  )
  const carve = (angle: number, _radius: number, y: number) =>
    1 + 0.005 * wobble(angle, 15) + 0.0009 * Math.sin(y * 560 + wobble(angle, 2))
  const body = workshop.turned(hollow(outside, 0.0042, 0.008), { sides: 128, carve })
  const lid = fillet(
    [
      [0, 0.121],
      [0.035, 0.121, 0.001],
      [0.0355, 0.1262, 0.001],
      [0.043, 0.1268, 0.001],
      [0.043, 0.129, 0.0015],
      [0.03, 0.1355, 0.01],
      [0.006, 0.139, 0.003],
      [0, 0.139],
    ],
    7,
  )
  const knob = spline(
    [
      [0.005, 0.138],
      [0.0048, 0.142],
      [0.0105, 0.148],
      [0.0115, 0.154],
      [0.007, 0.1595],
      [0.0004, 0.1605],
    ],
    40,
  )
  return [
    {
      name: 'body',
      material: finish.body,
      forms: [body, spout(workshop), potHandle(workshop), workshop.turned(lid, { sides: 96 })],
    },
    { name: 'knob', material: finish.knob, forms: [workshop.turned(knob, { sides: 56 })] },
  ]
}

function spout(workshop: Workshop): BufferGeometry {
  const outer: Station[] = [
    [0.05, 0.046, 0.022, 0.022],
    [0.085, 0.054, 0.0185, 0.0178],
    [0.112, 0.078, 0.0132, 0.013],
    [0.129, 0.105, 0.0102, 0.0102],
    [0.147, 0.125, 0.0092, 0.0092],
  ]
  const steps = 6
  // Past the tip the surface turns inwards, so that the mouth shows its wall and a dark hollow.
  const place = (u: number, v: number): Place => {
    const share = v * (1 + 1 / steps)
    const isOut = share <= 1
    const back = isOut ? 0 : (share - 1) * steps
    const [x, y, inPlane, across] = stationAt(outer, isOut ? share : 1 - back * 0.22)
    const thin = isOut ? 0 : Math.min(1, back * 5) * 0.0024
    const before = stationAt(outer, Math.max(0, (isOut ? share : 1 - back * 0.22) - 0.01))
    const after = stationAt(outer, Math.min(1, (isOut ? share : 1 - back * 0.22) + 0.01))
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const angle = u * Math.PI * 2
    const out = Math.cos(angle) * (inPlane - thin)
    return [
      x - ((after[1] - before[1]) / length) * out,
      y + ((after[0] - before[0]) / length) * out,
      Math.sin(angle) * (across - thin),
    ]
  }
  return workshop.shaped(place, 44, 84, { closedU: true, flip: true })
}

function potHandle(workshop: Workshop): BufferGeometry {
  return sweep(workshop, [
    [-0.07, 0.104, 0.0062, 0.0095],
    [-0.098, 0.117, 0.0048, 0.0088],
    [-0.13, 0.108, 0.0042, 0.008],
    [-0.142, 0.076, 0.004, 0.0075],
    [-0.124, 0.044, 0.0042, 0.0075],
    [-0.098, 0.032, 0.0046, 0.0082],
    [-0.074, 0.036, 0.0056, 0.009],
  ])
}

function cup(workshop: Workshop, form: CupForm, seed: number): BufferGeometry {
  const carve = (angle: number) => 1 + 0.006 * wobble(angle, seed)
  return workshop.turned(hollow(cupOutside(form), 0.0026, 0.005), { sides: 112, carve })
}

function cupOutside({ radius, height }: CupForm): Point[] {
  return spline(
    [
      [radius * 0.5, 0],
      [radius * 0.52, 0.003],
      [radius * 0.74, 0.01],
      [radius * 0.94, height * 0.42],
      [radius * 0.98, height * 0.75],
      [radius, height],
    ],
    64,
  )
}

function cupHandle(workshop: Workshop, { radius, height }: CupForm): BufferGeometry {
  const reach = 0.016 + radius * 0.22
  return sweep(
    workshop,
    [
      [radius * 0.93, height * 0.82, 0.0032, 0.0046],
      [radius + reach * 0.62, height * 0.9, 0.0023, 0.0042],
      [radius + reach, height * 0.68, 0.0021, 0.0038],
      [radius + reach * 0.72, height * 0.4, 0.0021, 0.0036],
      [radius * 0.86, height * 0.3, 0.003, 0.0042],
    ],
    22,
    56,
  )
}

function saucer(workshop: Workshop, radius: number, seed: number): BufferGeometry {
  const outside = spline(
    [
      [radius * 0.44, 0],
      [radius * 0.46, 0.0012],
      [radius * 0.62, 0.0038],
      [radius * 0.86, 0.0105],
      [radius, 0.0165],
    ],
    50,
  )
  const carve = (angle: number, at: number) =>
    1 + (0.005 * wobble(angle, seed * 2) + 0.0025 * Math.sin(angle * 9)) * Math.min(1, at / radius)
  return workshop.turned(hollow(outside, 0.0036, 0.0056), { sides: 128, carve })
}

function cupRim(workshop: Workshop, { radius, height }: CupForm, seed: number): BufferGeometry {
  const place = (u: number, v: number): Place => {
    const angle = u * Math.PI * 2
    const turn = v * Math.PI * 2
    const reach = (radius - 0.0013 + 0.0016 * Math.cos(turn)) * (1 + 0.006 * wobble(angle, seed))
    return [Math.cos(angle) * reach, height + 0.0006 + 0.001 * Math.sin(turn), Math.sin(angle) * reach]
  }
  return workshop.shaped(place, 112, 10, { closedU: true, closedV: true })
}
