import { ShapeGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { insetShape, type Outline, sweepAround } from './outlines.ts'

export type OvalFinish = { frame: MaterialName; bead: MaterialName }

/** Medaglia: an oval glass in a frame that is thin in front and deep at the side. Meters. */
export function ovalMirror(workshop: Workshop, width: number, height: number, finish: OvalFinish): Part[] {
  const outline: Outline = (turn) => [
    (Math.cos(turn) * width) / 2 - Math.cos(turn) * 0.012,
    (Math.sin(turn) * height) / 2 - Math.sin(turn) * 0.012 + height / 2,
  ]
  const frame = fillet(
    [
      [-0.012, 0.006],
      [-0.012, 0.026, 0.002],
      [0.004, 0.034, 0.006],
      [0.012, 0.026, 0.006],
      [0.008, -0.014, 0.003],
      [-0.008, -0.014],
    ],
    7,
  )
  const bead = fillet(
    [
      [-0.019, 0.008],
      [-0.019, 0.0135, 0.002],
      [-0.0115, 0.0135, 0.002],
      [-0.0115, 0.006],
    ],
    5,
  )
  return [
    { name: 'frame', material: finish.frame, forms: [sweepAround(workshop, outline, frame, 220)] },
    { name: 'bead', material: finish.bead, forms: [sweepAround(workshop, outline, bead, 220)] },
    {
      name: 'glass',
      material: 'mirror',
      forms: [put(new ShapeGeometry(insetShape(outline, 0.01), 12), [0, 0, 0.0085])],
    },
    {
      name: 'back',
      material: 'lacquer_black',
      forms: [put(workshop.sawn(insetShape(outline, 0.006, 80), 0.01, 0.002, 12), [0, 0, -0.008])],
    },
  ]
}

/** How a pebble departs from an oval: three slow waves. */
export type PebbleForm = { width: number; height: number; waves: readonly [number, number, number] }

/** Pozza: glass cut like a pool of water, beveled all around, set off from the wall. Meters. */
export function pebbleMirror(
  workshop: Workshop,
  pools: readonly { form: PebbleForm; at: Point; forward: number }[],
  edge: MaterialName,
): Part[] {
  const bevel = 0.02
  const outlines = pools.map(({ form, at, forward }) => ({ outline: pebble(form, at), forward }))
  return [
    {
      name: 'glass',
      material: 'mirror',
      forms: outlines.flatMap(({ outline, forward }) => [
        put(new ShapeGeometry(insetShape(outline, bevel), 12), [0, 0, forward + 0.0062]),
        put(
          sweepAround(
            workshop,
            outline,
            [
              [-bevel, 0.0062],
              [-bevel * 0.5, 0.005],
              [-0.0006, 0.0036],
            ],
            240,
          ),
          [0, 0, forward],
        ),
      ]),
    },
    {
      name: 'edge',
      material: edge,
      forms: outlines.map(({ outline, forward }) =>
        put(
          sweepAround(
            workshop,
            outline,
            fillet(
              [
                [-0.0008, 0.0036],
                [0.0012, 0.0034, 0.0006],
                [0.0012, -0.006, 0.001],
                [-0.02, -0.006],
              ],
              4,
            ),
            240,
          ),
          [0, 0, forward],
        ),
      ),
    },
    {
      name: 'back',
      material: 'lacquer_black',
      forms: outlines.map(({ outline, forward }) =>
        put(workshop.sawn(insetShape(outline, 0.05, 48), 0.016 + forward, 0.002, 12), [
          0,
          0,
          -0.006 - 0.008 + forward / 2,
        ]),
      ),
    },
  ]
}

function pebble({ width, height, waves }: PebbleForm, [atX, atY]: Point): Outline {
  const [two, three, phase] = waves
  return (turn) => {
    const swell = 1 + two * Math.cos(2 * turn + phase) + three * Math.cos(3 * turn - phase * 1.7)
    return [atX + (Math.cos(turn) * width * swell) / 2, atY + (Math.sin(turn) * height * swell) / 2]
  }
}
