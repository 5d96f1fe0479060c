import { Shape } from 'three'
import type { Part } from '../assemble.ts'
import { flattenFaces } from '../geometry/flatten-faces.ts'
import { fillet, type Point, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { spoon } from './flatware.ts'
import { hollow } from './hollow.ts'

export type TurnedFinish = { wood: MaterialName; accent: MaterialName }
export type PairFinish = { first: MaterialName; second: MaterialName; metal: MaterialName }

/** A round tray turned from one board: a low foot, a thin upright lip. */
export function roundTray(workshop: Workshop, radius: number, wood: MaterialName): Part[] {
  const profile = fillet(
    [
      [0, 0.0015],
      [radius * 0.56, 0.0015, 0.001],
      [radius * 0.57, 0, 0.001],
      [radius * 0.6, 0, 0.002],
      [radius * 0.62, 0.006, 0.003],
      [radius * 0.93, 0.0085, 0.01],
      [radius - 0.001, 0.026, 0.004],
      [radius, 0.0335, 0.0015],
      [radius - 0.0035, 0.0338, 0.0015],
      [radius - 0.006, 0.028, 0.003],
      [radius * 0.93, 0.0165, 0.008],
      [radius * 0.9, 0.0148, 0.004],
      [0, 0.0142],
    ],
    8,
  )
  return [{ name: 'tray', material: wood, forms: [workshop.turned(subdivide(profile), { sides: 160 })] }]
}

/** A wide salad bowl with two servers leaning in it. */
export function saladBowl(workshop: Workshop, { wood, accent }: TurnedFinish): Part[] {
  const outside = spline(
    [
      [0.062, 0],
      [0.07, 0.004],
      [0.098, 0.024],
      [0.134, 0.062],
      [0.152, 0.102],
      [0.156, 0.128],
    ],
    90,
  )
  const carve = (angle: number) => 1 + 0.003 * wobble(angle, 8)
  const bowl = workshop.turned(hollow(outside, 0.0068, 0.014), { sides: 144, carve })
  // The bowl of each server is on the floor of the salad bowl, and its handle leans over the rim.
  const servers = [
    put(spoon(workshop, 1.42, 1.9), [0.0665, 0.0977, 0.022], { y: 1.95, x: -0.445 }),
    put(spoon(workshop, 1.42, 1.9), [0.01, 0.1037, -0.0693], { y: 2.3, x: -0.445 }),
  ]
  return [
    { name: 'bowl', material: wood, forms: [bowl] },
    { name: 'servers', material: accent, forms: servers },
  ]
}

/** A shallow bowl with a rim as thin as the wood allows, on a small foot. */
export function fruitBowl(workshop: Workshop, wood: MaterialName): Part[] {
  const outside = spline(
    [
      [0.05, 0],
      [0.052, 0.006],
      [0.049, 0.013],
      [0.085, 0.021],
      [0.145, 0.036],
      [0.185, 0.058],
      [0.2, 0.078],
    ],
    110,
  )
  const carve = (angle: number) => 1 + 0.004 * wobble(angle, 27)
  return [
    {
      name: 'bowl',
      material: wood,
      forms: [workshop.turned(hollow(outside, 0.0044, 0.019), { sides: 160, carve })],
    },
  ]
}

/** Two mills, a tall one for pepper and a low one for salt. */
export function mills(workshop: Workshop, { first, second, metal }: PairFinish): Part[] {
  const tall = mill(workshop, 0.235)
  const low = mill(workshop, 0.155)
  const aside = [0.082, 0, 0.034] as const
  return [
    { name: 'pepper', material: first, forms: tall.wood },
    { name: 'salt', material: second, forms: low.wood.map((form) => put(form, aside)) },
    { name: 'metal', material: metal, forms: [...tall.metal, ...low.metal.map((form) => put(form, aside))] },
  ]
}

function mill(workshop: Workshop, height: number) {
  const neck = height * 0.72
  const body = spline(
    [
      [0.0285, 0.004],
      [0.0285, 0.01],
      [0.0272, 0.03],
      [0.0208, height * 0.42],
      [0.0212, height * 0.6],
      [0.0252, neck - 0.003],
      [0.0246, neck],
    ],
    70,
  )
  const head = spline(
    [
      [0.0246, neck + 0.003],
      [0.0256, neck + 0.006],
      [0.0262, neck + 0.016],
      [0.0225, neck + (height - neck) * 0.62],
      [0.0135, height - 0.016],
      [0.0085, height - 0.0125],
    ],
    60,
  )
  const foot = fillet(
    [
      [0, 0],
      [0.027, 0, 0.001],
      [0.027, 0.005],
      [0, 0.005],
    ],
    4,
  )
  const ring = fillet(
    [
      [0, neck],
      [0.0232, neck],
      [0.0232, neck + 0.003],
      [0, neck + 0.003],
    ],
    4,
  )
  const knob = spline(
    [
      [0.0045, height - 0.013],
      [0.0052, height - 0.01],
      [0.0078, height - 0.006],
      [0.0062, height - 0.001],
      [0.0004, height],
    ],
    24,
  )
  const options = { sides: 88 }
  return {
    wood: [
      workshop.turned([[0, 0.004], ...body, [0, neck]], options),
      workshop.turned([[0, neck + 0.003], ...head, [0, height - 0.0125]], options),
    ],
    metal: [foot, ring, knob].map((profile) => workshop.turned(subdivide(profile), { sides: 64 })),
  }
}

/** A bread board with a pierced handle and a leather loop. */
export function breadBoard(workshop: Workshop, { wood, accent }: TurnedFinish): Part[] {
  const outline = new Shape()
  outline.moveTo(-0.07, -0.19)
  outline.lineTo(0.07, -0.19)
  outline.bezierCurveTo(0.097, -0.19, 0.105, -0.18, 0.105, -0.155)
  outline.lineTo(0.108, 0.1)
  outline.bezierCurveTo(0.108, 0.15, 0.03, 0.152, 0.0225, 0.19)
  outline.bezierCurveTo(0.02, 0.205, 0.0225, 0.225, 0.0265, 0.246)
  outline.bezierCurveTo(0.0275, 0.284, -0.0275, 0.284, -0.0265, 0.246)
  outline.bezierCurveTo(-0.0225, 0.225, -0.02, 0.205, -0.0225, 0.19)
  outline.bezierCurveTo(-0.03, 0.152, -0.108, 0.15, -0.108, 0.1)
  outline.lineTo(-0.105, -0.155)
  outline.bezierCurveTo(-0.105, -0.18, -0.097, -0.19, -0.07, -0.19)
  const hole = new Shape()
  hole.absarc(0, 0.25, 0.0085, 0, Math.PI * 2, true)
  outline.holes.push(hole)
  // The board lies with its handle on the right, so that the grain of the wood runs along the board.
  const along = { y: -Math.PI / 2 }
  const flat = flattenFaces(workshop.sawn(outline, 0.022, 0.004, 28), 0.022)
  const board = put(flat, [0, 0.011, 0], { x: -Math.PI / 2, ...along })
  const loop = workshop.bent(
    [
      [0, 0.002, -0.25],
      [0.002, 0.026, -0.254],
      [0.014, 0.02, -0.29],
      [0.012, 0.0022, -0.33],
      [-0.004, 0.0022, -0.35],
      [-0.016, 0.0022, -0.328],
      [-0.008, 0.018, -0.288],
      [-0.001, 0.024, -0.256],
      [0.001, 0.004, -0.249],
    ],
    0.0016,
    90,
    10,
  )
  return [
    { name: 'board', material: wood, forms: [board] },
    { name: 'loop', material: accent, forms: [put(loop, [0, 0, 0], along)] },
  ]
}

/** A cake stand turned in wood under a blown dome. */
export function domedStand(workshop: Workshop, { wood, accent }: TurnedFinish): Part[] {
  const stand = fillet(
    [
      [0, 0.001],
      [0.062, 0, 0.002],
      [0.064, 0.006, 0.003],
      [0.03, 0.016, 0.012],
      [0.021, 0.05, 0.03],
      [0.034, 0.075, 0.014],
      [0.14, 0.083, 0.006],
      [0.15, 0.088, 0.003],
      [0.15, 0.097, 0.003],
      [0.143, 0.098, 0.0015],
      [0.14, 0.094, 0.0015],
      [0, 0.094],
    ],
    9,
  )
  const dome = spline(
    [
      [0.126, 0.0945],
      [0.1275, 0.12],
      [0.126, 0.17],
      [0.11, 0.212],
      [0.07, 0.24],
      [0.02, 0.2505],
      [0.0004, 0.2515],
    ],
    100,
  )
  const within = dome.map(([x, y]): Point => [Math.max(0.0004, x - 0.0026), y - 0.0022 * (1 - x / 0.128)])
  const knob = spline(
    [
      [0.006, 0.25],
      [0.0058, 0.257],
      [0.0125, 0.266],
      [0.0135, 0.276],
      [0.008, 0.284],
      [0.0004, 0.286],
    ],
    40,
  )
  return [
    { name: 'stand', material: wood, forms: [workshop.turned(subdivide(stand), { sides: 144 })] },
    {
      name: 'dome',
      material: 'glass_clear',
      forms: [workshop.turned([...within.toReversed(), ...dome], { sides: 120 })],
    },
    { name: 'knob', material: accent, forms: [workshop.turned(knob, { sides: 56 })] },
  ]
}

/** Two lidded boxes turned from the same log; a metal bead is the handle. */
export function turnedBoxes(workshop: Workshop, { first, second, metal }: PairFinish): Part[] {
  const wide = box(workshop, 0.072, 0.062)
  const tall = box(workshop, 0.046, 0.118)
  const aside = [0.128, 0, 0.052] as const
  return [
    { name: 'wide', material: first, forms: wide.wood },
    { name: 'tall', material: second, forms: tall.wood.map((form) => put(form, aside)) },
    { name: 'beads', material: metal, forms: [wide.bead, put(tall.bead, aside)] },
  ]
}

function box(workshop: Workshop, radius: number, height: number) {
  const body = fillet(
    [
      [0, 0.001],
      [radius * 0.8, 0, 0.003],
      [radius, height * 0.32, 0.03],
      [radius * 0.985, height, 0.001],
      [radius * 0.9, height, 0.001],
      [0, height],
    ],
    10,
  )
  const lid = spline(
    [
      [radius * 0.99, height + 0.0012],
      [radius * 1.012, height + 0.004],
      [radius * 0.985, height + 0.0095],
      [radius * 0.7, height + 0.0165],
      [radius * 0.25, height + 0.0185],
      [0.0004, height + 0.0178],
    ],
    60,
  )
  const bead = spline(
    [
      [0.003, 0],
      [0.0028, 0.004],
      [0.0068, 0.0085],
      [0.0066, 0.0135],
      [0.0004, 0.017],
    ],
    30,
  )
  return {
    wood: [
      workshop.turned(subdivide(body), { sides: 112 }),
      workshop.turned([[0, height + 0.0012], ...lid], { sides: 112 }),
    ],
    bead: put(workshop.turned(bead, { sides: 48 }), [0, height + 0.0168, 0]),
  }
}

/** Adds points on long straight runs, so that a turned profile retains its corners at any level of detail. */
function subdivide(profile: readonly Point[]): Point[] {
  return profile.flatMap((point, index) => {
    const next = profile[index + 1]
    if (!next) return [point]
    const pieces = Math.min(12, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 0.008))
    return Array.from({ length: pieces }, (_, step): Point => {
      const share = step / pieces
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
    })
  })
}
