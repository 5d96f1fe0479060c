import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, spline } from '../geometry/profile.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, disc, holder, hoop, rod, roundBulb } from './lamp-parts.ts'
import { type ShadeFinish, type ShadeSize, shade, spider } from './shades.ts'

export type FootedLampFinish = ShadeFinish & { foot: MaterialName; metal: MaterialName }
export type FootForm = 'shoulder' | 'gourd'

/** Altana: a thrown stoneware foot under a linen shade. */
export function altanaLamp(
  workshop: Workshop,
  form: FootForm,
  size: ShadeSize,
  finish: FootedLampFinish,
): Part[] {
  const body = BODIES[form]
  const neck = body.at(-1)?.[1] ?? 0
  const bottom = neck + 0.035
  const thrown = workshop.turned([[0, 0], [0.052, 0], ...spline(body, 72), [0.012, neck]], {
    sides: 144,
    carve: (angle, _, height) =>
      1 + 0.006 * wobble(angle, 5) + 0.0035 * Math.sin(height * 520 + angle) * Math.sin(height * 21),
  })
  return [
    { name: 'foot', material: finish.foot, forms: [thrown] },
    { name: 'metal', material: finish.metal, forms: metalwork(workshop, size, neck, bottom) },
    { name: 'bulb', material: 'bulb', forms: [roundBulb(workshop, [0, neck + 0.13, 0], 0.03)] },
    ...shade(workshop, size, bottom, finish),
  ]
}

const BODIES: Record<FootForm, Point[]> = {
  shoulder: [
    [0.058, 0.002],
    [0.072, 0.04],
    [0.098, 0.13],
    [0.112, 0.21],
    [0.1, 0.268],
    [0.062, 0.3],
    [0.034, 0.316],
    [0.031, 0.335],
  ],
  gourd: [
    [0.07, 0.002],
    [0.105, 0.03],
    [0.128, 0.085],
    [0.114, 0.145],
    [0.066, 0.184],
    [0.05, 0.205],
    [0.058, 0.235],
    [0.05, 0.264],
    [0.028, 0.282],
  ],
}

/** Rocchetto: a foot turned from one length of wood, like a bobbin, under a parchment shade. */
export function rocchettoLamp(
  workshop: Workshop,
  bobbins: number,
  size: ShadeSize,
  finish: FootedLampFinish,
): Part[] {
  const neck = 0.036 + bobbins * 0.082
  const bottom = neck + 0.03
  const turning = workshop.turned(bobbin(bobbins, neck), { sides: 112 })
  return [
    { name: 'foot', material: finish.foot, forms: [turning] },
    {
      name: 'metal',
      material: finish.metal,
      forms: [disc(workshop, 0.0945, 0, 0.004, 0.001), ...metalwork(workshop, size, neck, bottom)],
    },
    { name: 'bulb', material: 'bulb', forms: [roundBulb(workshop, [0, neck + 0.125, 0], 0.028)] },
    ...shade(workshop, size, bottom, finish),
  ]
}

/** A dished base and then beads one above the other, each a little smaller. */
function bobbin(count: number, neck: number): Point[] {
  const base = fillet(
    [
      [0, 0.003],
      [0.092, 0.003, 0.002],
      [0.092, 0.016, 0.006],
      [0.05, 0.03, 0.012],
      [0.021, 0.036],
    ],
    8,
  )
  const beads = Array.from({ length: count }, (_, index) => {
    const low = 0.036 + index * 0.082
    const wide = 0.046 - index * 0.0045
    return Array.from({ length: 22 }, (__, step): Point => {
      const turn = (step / 21) * Math.PI
      return [0.019 + (wide - 0.019) * Math.sin(turn) ** 0.62, low + 0.041 - 0.041 * Math.cos(turn)]
    })
  })
  return [...base, ...beads.flat(), [0, neck]]
}

function metalwork(workshop: Workshop, size: ShadeSize, neck: number, bottom: number): BufferGeometry[] {
  const top = bottom + size.height
  const collar = fillet(
    [
      [0, neck - 0.002],
      [0.034, neck - 0.002, 0.001],
      [0.034, neck + 0.006, 0.002],
      [0.012, neck + 0.014, 0.006],
      [0, neck + 0.014],
    ],
    6,
  )
  return [
    workshop.turned(collar, { sides: 72 }),
    rod(workshop, [0, neck, 0], [0, neck + 0.05, 0], 0.0065),
    holder(workshop, [0, neck + 0.045, 0], 'up'),
    ...harp(workshop, neck + 0.05, top - 0.014),
    ...spider(workshop, size, bottom),
    ball(workshop, 0.0085, [0, top + 0.004, 0], 10),
    rod(workshop, [0, top - 0.018, 0], [0, top - 0.002, 0], 0.004),
    hoop(workshop, 0.009, top - 0.014, 0.003, 32),
  ]
}

/** The wire loop that goes around the bulb and carries the shade. */
function harp(workshop: Workshop, low: number, high: number): BufferGeometry[] {
  const middle = (low + high) / 2
  return [-1, 1].map((side) =>
    workshop.bent(
      [
        [side * 0.012, low, 0],
        [side * 0.036, low + (middle - low) * 0.45, 0],
        [side * 0.042, middle, 0],
        [side * 0.03, high - (high - middle) * 0.35, 0],
        [0, high, 0],
      ],
      0.0019,
      28,
      10,
    ),
  )
}
