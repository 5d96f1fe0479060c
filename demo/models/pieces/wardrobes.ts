import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Corner, fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName, Wood } from '../materials.ts'
import { outline } from './joinery.ts'

export type WardrobeSize = { width: number; depth: number; height: number; doors: number }
export type WardrobeFinish = { wood: Wood; iron: MaterialName }

const BOARD = 0.026
const PLINTH = 0.11
const CORNICE = 0.06
const STILE = 0.075
const GAP = 0.003

/** Stube: framed doors with fielded panels under a plain cornice, as in the paneled rooms of the Ladin valleys. */
export function wardrobe(workshop: Workshop, size: WardrobeSize, finish: WardrobeFinish): Part[] {
  const doors = Array.from({ length: size.doors }, (_, index) => door(workshop, size, index))
  return [
    {
      name: 'case',
      material: `${finish.wood}_y`,
      forms: [...sides(workshop, size), ...doors.flatMap(({ upright }) => upright)],
    },
    {
      name: 'rails',
      material: `${finish.wood}_x`,
      forms: [...cornice(workshop, size), plinth(workshop, size), ...doors.flatMap(({ level }) => level)],
    },
    { name: 'iron', material: finish.iron, forms: doors.flatMap(({ iron }) => iron) },
  ]
}

function sides(workshop: Workshop, { width, depth, height }: WardrobeSize): BufferGeometry[] {
  const tall = height - CORNICE
  return [
    ...[-1, 1].map((side) =>
      put(workshop.planed(BOARD, tall, depth - 0.02, 0.004), [(side * (width - BOARD)) / 2, tall / 2, -0.01]),
    ),
    put(workshop.planed(width - 2 * BOARD, tall - PLINTH, depth - 0.06, 0.002), [
      0,
      (tall + PLINTH) / 2,
      -0.028,
    ]),
  ]
}

/** Three boards, each standing out a little further than the one below. */
function cornice(workshop: Workshop, { width, depth, height }: WardrobeSize): BufferGeometry[] {
  return [
    [0.006, 0.026, 0.013],
    [0.022, 0.016, 0.034],
    [0.044, 0.018, 0.051],
  ].map(([out = 0, thick = 0, lift = 0]) =>
    put(workshop.planed(width + 2 * out, thick + 0.001, depth + out, 0.006), [
      0,
      height - CORNICE + lift,
      out / 2,
    ]),
  )
}

/** The foot board, sawn out in a low arch between its two feet. */
function plinth(workshop: Workshop, { width, depth }: WardrobeSize): BufferGeometry {
  const [x, inner] = [width / 2, width / 2 - 0.16]
  const corners: Corner[] = [
    [-x, 0],
    [-inner, 0, 0.006],
    [-inner + 0.03, 0.05, 0.03],
    [inner - 0.03, 0.05, 0.03],
    [inner, 0, 0.006],
    [x, 0],
    [x, PLINTH],
    [-x, PLINTH],
  ]
  return put(workshop.sawn(outline(corners), 0.024, 0.004, 16), [0, 0, depth / 2 - 0.012])
}

function door(workshop: Workshop, size: WardrobeSize, index: number) {
  const { width, depth, height, doors } = size
  const each = (width - 0.004) / doors
  const middle = -width / 2 + 0.002 + each * (index + 0.5)
  const wide = each - 2 * GAP
  const tall = height - CORNICE - PLINTH - 2 * GAP
  const bottom = PLINTH + GAP
  const z = depth / 2 - 0.012
  const bars = [0, 0.3, 0.42, 1].map((share) => bottom + STILE / 2 + share * (tall - STILE))
  const frame = (w: number, h: number, x: number, y: number) =>
    put(workshop.planed(w, h, 0.024, 0.004), [x, y, z])
  const upright = [-1, 1].map((side) =>
    frame(STILE, tall, middle + (side * (wide - STILE)) / 2, bottom + tall / 2),
  )
  const level = bars.map((y) => frame(wide - 2 * STILE + 0.002, STILE, middle, y))
  const panels = bars.slice(1).flatMap((above, at) => {
    const below = bars[at] ?? bottom
    return panel(workshop, wide - 2 * STILE, above - below - STILE, [middle, (above + below) / 2, z])
  })
  const inward = index % 2 === 0 ? 1 : -1
  const handleX = middle + inward * (wide / 2 - STILE / 2)
  return {
    upright: [...upright, ...panels],
    level,
    iron: [
      put(knob(workshop), [handleX, bottom + tall * 0.42, z + 0.012], { x: Math.PI / 2 }),
      ...[0.12, 0.88].map((share) =>
        put(hinge(workshop), [middle - inward * (wide / 2 + GAP * 0.4), bottom + tall * share, z + 0.012]),
      ),
    ],
  }
}

/** A panel thinned to its groove all around, leaving a raised field. */
function panel(workshop: Workshop, wide: number, tall: number, [x, y, z]: readonly [number, number, number]) {
  const field = workshop.planed(wide + 0.006, tall + 0.006, 0.012, 0.0015)
  const raised = workshop.planed(wide - 0.07, tall - 0.07, 0.014, 0.0055)
  field.translate(x, y, z - 0.005)
  raised.translate(x, y, z)
  return [field, raised]
}

function knob(workshop: Workshop): BufferGeometry {
  const profile = fillet(
    [
      [0, -0.002],
      [0.017, -0.002, 0.001],
      [0.017, 0.002, 0.001],
      [0.006, 0.004, 0.002],
      [0.006, 0.016, 0.004],
      [0.016, 0.024, 0.006],
      [0.014, 0.034, 0.006],
      [0, 0.036],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 48 })
}

function hinge(workshop: Workshop): BufferGeometry {
  const profile = fillet(
    [
      [0, -0.045],
      [0.003, -0.042, 0.001],
      [0.0055, -0.036, 0.001],
      [0.0055, 0.036, 0.001],
      [0.003, 0.042, 0.001],
      [0, 0.045],
    ],
    4,
  )
  return workshop.turned(profile, { sides: 20 })
}
