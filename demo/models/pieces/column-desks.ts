import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { flutedWall, stadium } from './columns.ts'
import { plate } from './joinery.ts'

export type ColumnDeskSize = { width: number; depth: number; height: number; drum: number }
export type ColumnDeskFinish = { wood: Wood; field: MaterialName; metal: MaterialName }

const TOP = 0.034
const FOOT = 0.04

/** Colonna as a desk: an oblong top with a sunken field, carried by two fluted drums that open. Meters. */
export function columnDesk(workshop: Workshop, size: ColumnDeskSize, finish: ColumnDeskFinish): Part[] {
  const { width, depth, height, drum } = size
  const at = (width - depth) / 2
  const under = height - TOP
  const drums = [-at, at].map((x) =>
    flutedWall(workshop, drum, drum, FOOT + 0.01, under - 0.01, 0.042).translate(x, 0, 0),
  )
  const discs = [-at, at].flatMap((x) => [
    plate(workshop, stadium(drum, drum), FOOT + 0.013, 0.013, 0.004).translate(x, 0, 0),
    plate(workshop, stadium(drum, drum), under, 0.013, 0.004).translate(x, 0, 0),
  ])
  return [
    { name: 'drums', material: `${finish.wood}_y`, forms: drums },
    {
      name: 'top',
      material: `${finish.wood}_x`,
      forms: [plate(workshop, stadium(width, depth), height, TOP, 0.01), ...discs, ...apron(workshop, size)],
    },
    {
      name: 'field',
      material: finish.field,
      forms: [plate(workshop, stadium(width - 0.15, depth - 0.15), height + 0.0004, 0.004, 0.001)],
    },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        plate(workshop, stadium(width - 0.142, depth - 0.142), height + 0.0002, 0.004, 0.0008),
        ...[-at, at].map((x) =>
          plate(workshop, stadium(drum - 0.06, drum - 0.06), FOOT + 0.002, FOOT + 0.002, 0.002).translate(
            x,
            0,
            0,
          ),
        ),
        ...pulls(workshop, size),
      ],
    },
  ]
}

/** A screen towards the visitor, and a shallow drawer on the side where one sits. */
function apron(workshop: Workshop, { width, depth, height, drum }: ColumnDeskSize): BufferGeometry[] {
  const between = width - depth - drum + 0.06
  const under = height - TOP
  return [
    put(workshop.planed(between, 0.4, 0.022, 0.005), [0, under - 0.2, depth * 0.16]),
    put(workshop.planed(between, 0.085, depth * 0.42, 0.006), [0, under - 0.0425, -depth * 0.06]),
    put(workshop.planed(between - 0.09, 0.07, 0.02, 0.004), [0, under - 0.043, -depth * 0.275]),
  ]
}

function pulls(workshop: Workshop, { width, depth, height, drum }: ColumnDeskSize): BufferGeometry[] {
  const at = (width - depth) / 2
  const rod = fillet(
    [
      [0, -0.11],
      [0.0045, -0.11, 0.002],
      [0.0045, 0.11, 0.002],
      [0, 0.11],
    ],
    4,
  )
  const back = -drum / 2
  const doors = [-at, at].flatMap((x) => [
    put(workshop.turned(rod, { sides: 24 }), [x + 0.02, height * 0.56, back - 0.014]),
    ...[-0.08, 0.08].map((lift) =>
      put(workshop.planed(0.005, 0.005, 0.028, 0.001), [x + 0.02, height * 0.56 + lift, back]),
    ),
  ])
  const drawer = [-0.09, 0.09].map((x) =>
    put(workshop.planed(0.03, 0.008, 0.018, 0.002), [x, height - TOP - 0.07, -depth * 0.275 - 0.012]),
  )
  return [...doors, ...drawer]
}
