import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { candle, candleCup, flame } from './candle-parts.ts'
import { ball, ceilingRose, rod } from './lamp-parts.ts'

export type HoopSize = { radius: number; lights: number; globe?: number }

/** Girotondo: a hoop of brass bar on three rods, with candles or small opal globes standing on it. */
export function hoopChandelier(
  workshop: Workshop,
  size: HoopSize,
  metal: MaterialName,
  drop: number,
): Part[] {
  const { radius, lights, globe } = size
  const meet = 0.46
  const ceiling = meet + drop
  const around = (count: number, turn: number) =>
    Array.from({ length: count }, (_, index) => turn + (index * Math.PI * 2) / count)
  const at = (angle: number, height: number): Place => [
    Math.cos(angle) * radius,
    height,
    Math.sin(angle) * radius,
  ]
  const places = around(lights, Math.PI / lights + 0.2).map((angle) => at(angle, 0.022))
  const rodAngles = around(3, 0.52)
  const lamps: Part[] =
    globe === undefined
      ? [
          {
            name: 'candles',
            material: 'wax_ivory',
            forms: places.map((place) => put(candle(workshop), place)),
          },
          { name: 'flames', material: 'bulb', forms: places.map((place) => put(flame(workshop), place)) },
        ]
      : [
          {
            name: 'globes',
            material: 'glass_opal',
            forms: places.map(([x, y, z]) => ball(workshop, globe, [x, y + globe + 0.009, z], 24)),
          },
        ]
  return [
    {
      name: 'metal',
      material: metal,
      forms: [
        bandHoop(workshop, radius),
        ...places.map((place) => put(candleCup(workshop), place)),
        ...rodAngles.map((angle) => rod(workshop, at(angle, 0.02), [0, meet, 0], 0.0032, 0.0032, 14)),
        ...rodAngles.map((angle) => ball(workshop, 0.0085, at(angle, 0.024), 10)),
        ball(workshop, 0.021, [0, meet, 0], 18),
        rod(workshop, [0, meet, 0], [0, ceiling - 0.02, 0], 0.0055),
        ceilingRose(workshop, ceiling, 0.075),
      ],
    },
    ...lamps,
  ]
}

/** The hoop is a flat bar on edge: taller than it is thick. */
function bandHoop(workshop: Workshop, radius: number): BufferGeometry {
  const half = 0.0042
  const profile = fillet(
    [
      [radius, -0.016],
      [radius + half, -0.016, 0.0015],
      [radius + half, 0.016, 0.0015],
      [radius - half, 0.016, 0.0015],
      [radius - half, -0.016, 0.0015],
      [radius, -0.016],
    ],
    4,
  )
  return workshop.turned(profile, { sides: 220 })
}
