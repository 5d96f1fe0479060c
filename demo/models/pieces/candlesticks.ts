import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Corner, fillet, type Point, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { hollow } from './hollow.ts'

export type LanternFinish = { base: MaterialName; glass: MaterialName }

/** Certosa: three candlesticks of one family, each with a candle. */
export function candlesticks(workshop: Workshop, metal: MaterialName): Part[] {
  const stands: readonly (readonly [height: number, candle: number, at: Place])[] = [
    [0.285, 0.2, [0, 0, 0]],
    [0.205, 0.24, [0.128, 0, 0.022]],
    [0.135, 0.2, [0.1, 0, 0.135]],
  ]
  return [
    {
      name: 'sticks',
      material: metal,
      forms: stands.map(([height, , at]) => put(stick(workshop, height), at)),
    },
    ...candles(
      workshop,
      stands.map(([height, length, [x, , z]]) => ({
        at: [x, height - 0.018, z] as const,
        length,
        radius: 0.0105,
      })),
    ),
  ]
}

/** A pair of turned wooden candlesticks with a metal cup. */
export function woodenSticks(workshop: Workshop, wood: MaterialName, cup: MaterialName): Part[] {
  const places: readonly (readonly [height: number, at: Place])[] = [
    [0.24, [0, 0, 0]],
    [0.165, [0.105, 0, 0.055]],
  ]
  return [
    {
      name: 'sticks',
      material: wood,
      forms: places.map(([height, at]) => put(beadedStick(workshop, height), at)),
    },
    {
      name: 'cups',
      material: cup,
      forms: places.map(([height, [x, , z]]) => put(socket(workshop), [x, height - 0.004, z])),
    },
    ...candles(
      workshop,
      places.map(([height, [x, , z]]) => ({ at: [x, height, z] as const, length: 0.22, radius: 0.0105 })),
    ),
  ]
}

/** A hurricane lamp: a blown chimney standing in a dish with its candle. */
export function windLight(workshop: Workshop, { base, glass }: LanternFinish): Part[] {
  const dish = fillet(
    [
      [0, 0.001],
      [0.05, 0, 0.002],
      [0.056, 0.007, 0.006],
      [0.1, 0.015, 0.012],
      [0.108, 0.028, 0.003],
      [0.105, 0.0285, 0.0012],
      [0.097, 0.02, 0.006],
      [0.03, 0.0165, 0.004],
      [0.0285, 0.026, 0.002],
      [0, 0.026],
    ],
    8,
  )
  const outside = spline(
    [
      [0.066, 0.0205],
      [0.073, 0.05],
      [0.079, 0.13],
      [0.072, 0.2],
      [0.06, 0.25],
      [0.064, 0.285],
    ],
    80,
  )
  const wall = 0.0026
  const inside = outside.map(([x, y]): Point => [x - wall, y]).toReversed()
  const rim = outside.at(-1) ?? [0, 0]
  const foot = outside[0] ?? [0, 0]
  const chimney: Point[] = [
    ...outside,
    [rim[0] - wall / 2, rim[1] + wall / 2],
    ...inside,
    [foot[0] - wall / 2, foot[1] - 0.0006],
    foot,
  ]
  return [
    { name: 'dish', material: base, forms: [workshop.turned(dish, { sides: 120 })] },
    {
      name: 'chimney',
      material: glass,
      forms: [workshop.turned(chimney, { sides: 112, carve: (angle) => 1 + 0.004 * wobble(angle, 11) })],
    },
    ...candles(workshop, [{ at: [0, 0.026, 0], length: 0.13, radius: 0.026 }]),
  ]
}

type Candle = { at: Place; length: number; radius: number }

function candles(workshop: Workshop, all: readonly Candle[]): Part[] {
  const wax = all.map(({ at, length, radius }, index) => {
    // A taper ends in a blunt cone; a thick candle has a flat top that dips slightly towards the wick.
    const top: Corner[] =
      radius > 0.02
        ? [
            [radius * 0.99, length, 0.004],
            [radius * 0.5, length - 0.001, 0.006],
          ]
        : [
            [radius * 0.97, length - radius * 0.7, 0.004],
            [radius * 0.5, length, radius * 0.35],
          ]
    const profile = fillet([[0, 0], [radius, 0, 0.0005], ...top, [0, length - 0.0015]], 7)
    const carve = (angle: number) => 1 + 0.006 * wobble(angle, 40 + index)
    return put(workshop.turned(profile, { sides: 48, carve }), at)
  })
  const wicks = all.map(({ at: [x, y, z], length }) =>
    workshop.bent(
      [
        [x, y + length - 0.004, z],
        [x, y + length + 0.006, z],
        [x + 0.003, y + length + 0.011, z + 0.001],
      ],
      0.0008,
      12,
      8,
    ),
  )
  return [
    { name: 'candles', material: 'wax_ivory', forms: wax },
    { name: 'wicks', material: 'wick', forms: wicks },
  ]
}

function stick(workshop: Workshop, height: number): BufferGeometry {
  const outside: Point[] = [
    ...fillet(
      [
        [0.052, 0],
        [0.0535, 0.003, 0.0015],
        [0.051, 0.007, 0.002],
        [0.02, 0.012, 0.006],
        [0.0085, 0.03, 0.012],
        [0.0052, height * 0.45, 0.03],
        [0.0062, height - 0.05, 0.02],
        [0.0125, height - 0.043, 0.003],
        [0.0125, height - 0.039, 0.003],
        [0.0075, height - 0.034, 0.004],
        [0.03, height - 0.0285, 0.004],
        [0.0305, height - 0.0262, 0.001],
        [0.014, height - 0.0255, 0.003],
        [0.0135, height, 0.001],
      ],
      7,
    ),
  ]
  return workshop.turned([...hollow(outside, 0.0017, height - 0.02)], { sides: 88 })
}

function beadedStick(workshop: Workshop, height: number): BufferGeometry {
  const beads = Math.round((height - 0.05) / 0.0385)
  const pitch = (height - 0.05) / beads
  const profile: Point[] = [
    [0, 0],
    [0.044, 0],
    [0.0465, 0.0025],
    [0.0455, 0.0075],
    [0.03, 0.0105],
  ]
  for (let step = 0; step <= beads * 14; step++) {
    const phase = step / 14
    const swell = Math.sqrt(Math.max(0.02, Math.sin((phase % 1) * Math.PI)))
    profile.push([0.0085 + 0.0115 * swell, 0.014 + phase * pitch])
  }
  profile.push([0.012, height - 0.03], [0.0185, height - 0.018], [0.0215, height - 0.004], [0.0205, height])
  profile.push([0, height])
  return workshop.turned(profile, { sides: 88 })
}

function socket(workshop: Workshop): BufferGeometry {
  const outside = fillet(
    [
      [0.019, 0.0038],
      [0.0192, 0.005, 0.0005],
      [0.0135, 0.0058, 0.001],
      [0.0128, 0.02, 0.0006],
    ],
    5,
  )
  return workshop.turned(hollow(outside, 0.0012, 0.0044), { sides: 56 })
}
