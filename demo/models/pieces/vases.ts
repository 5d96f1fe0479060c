import type { Part } from '../assemble.ts'
import { type Point, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { hollow } from './hollow.ts'

export type GlassVaseForm = {
  outside: readonly Point[]
  wall: number
  floor: number
  ribs: number
  /** How far a rib turns about the axis from foot to mouth, in radians. */
  twist: number
}
export type BottleFinish = { tall: MaterialName; low: MaterialName }

const VELMA: readonly Point[] = [
  [0.045, 0],
  [0.058, 0.008],
  [0.066, 0.05],
  [0.083, 0.15],
  [0.09, 0.225],
  [0.074, 0.295],
  [0.047, 0.34],
  [0.043, 0.365],
  [0.058, 0.395],
]
const SALINA: readonly Point[] = [
  [0.055, 0],
  [0.09, 0.008],
  [0.132, 0.05],
  [0.142, 0.092],
  [0.12, 0.135],
  [0.083, 0.158],
  [0.08, 0.17],
  [0.094, 0.184],
]

/** A tall shouldered vase whose ribs twist by a quarter turn. */
export const VELMA_FORM: GlassVaseForm = { outside: VELMA, wall: 0.0042, floor: 0.02, ribs: 20, twist: 1.3 }
/** A low vase, wide as a marsh, with upright ribs. */
export const SALINA_FORM: GlassVaseForm = {
  outside: SALINA,
  wall: 0.0046,
  floor: 0.016,
  ribs: 26,
  twist: 0.35,
}

/** A vase blown into a toothed mold and turned while soft. */
export function blownVase(workshop: Workshop, form: GlassVaseForm, glass: MaterialName): Part[] {
  const profile = hollow(spline(form.outside, 110), form.wall, form.floor)
  const top = form.outside.at(-1)?.[1] ?? 1
  const carve = (angle: number, radius: number, y: number) => {
    const rib = Math.cos(form.ribs * (angle + (form.twist * y) / top))
    return 1 + 0.022 * rib * Math.min(1, (radius / 0.06) ** 2) + 0.005 * wobble(angle, 4)
  }
  return [
    { name: 'vase', material: glass, forms: [workshop.turned(profile, { sides: form.ribs * 12, carve })] },
  ]
}

/** Solco: a thrown vase with furrows pulled through the leather-hard wall. */
export function furrowedVase(workshop: Workshop, clay: MaterialName): Part[] {
  const outside = spline(
    [
      [0.062, 0],
      [0.072, 0.006],
      [0.1, 0.07],
      [0.118, 0.16],
      [0.112, 0.235],
      [0.082, 0.292],
      [0.054, 0.318],
      [0.051, 0.335],
      [0.06, 0.35],
    ],
    120,
  )
  const furrows = 30
  const carve = (angle: number, _radius: number, y: number) => {
    const reach = Math.min(1, Math.max(0, (y - 0.012) / 0.03)) * Math.min(1, Math.max(0, (0.3 - y) / 0.05))
    const furrow = Math.abs(Math.cos((furrows / 2) * (angle + 0.05 * Math.sin(y * 9 + angle))))
    return 1 - 0.05 * reach * furrow ** 0.8 + 0.006 * wobble(angle, 13)
  }
  return [
    {
      name: 'vase',
      material: clay,
      forms: [workshop.turned(hollow(outside, 0.0065, 0.012), { sides: furrows * 10, carve })],
    },
  ]
}

/** Tesa: two bottles, one with a long neck, one with a short. */
export function bottles(workshop: Workshop, { tall, low }: BottleFinish): Part[] {
  const long: Point[] = [
    [0.046, 0],
    [0.054, 0.006],
    [0.064, 0.05],
    [0.066, 0.11],
    [0.058, 0.155],
    [0.026, 0.185],
    [0.0155, 0.205],
    [0.0135, 0.3],
    [0.0145, 0.345],
    [0.02, 0.36],
  ]
  const short: Point[] = [
    [0.06, 0],
    [0.07, 0.006],
    [0.083, 0.04],
    [0.084, 0.082],
    [0.066, 0.114],
    [0.026, 0.131],
    [0.017, 0.142],
    [0.016, 0.176],
    [0.022, 0.188],
  ]
  const [behind, before]: readonly [Place, Place] = [
    [0, 0, 0],
    [0.135, 0, 0.075],
  ]
  return [
    { name: 'tall', material: tall, forms: [put(bottle(workshop, long, 6), behind)] },
    { name: 'low', material: low, forms: [put(bottle(workshop, short, 19), before)] },
  ]
}

function bottle(workshop: Workshop, points: readonly Point[], seed: number) {
  const carve = (angle: number, _radius: number, y: number) =>
    1 + 0.006 * wobble(angle, seed) + 0.0015 * Math.sin(y * 620 + wobble(angle, seed + 2))
  return workshop.turned(hollow(spline(points, 120), 0.0042, 0.01), { sides: 112, carve })
}
