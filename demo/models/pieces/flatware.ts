import type { BufferGeometry } from 'three'
import { Shape } from 'three'
import type { Part } from '../assemble.ts'
import { join, put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { type Station, stationAt } from './sweep.ts'

/**
 * Along a spoon or fork, from the end of the handle: position, half width, half thickness, and height of the middle
 * line.
 */
type Outline = readonly (readonly [along: number, width: number, thick: number, height: number])[]
type Hollowing = { from: number; depth: number }

const SPOON_HANDLE: Outline = [
  [0, 0.0004, 0.0006, 0.0022],
  [0.0045, 0.0068, 0.0012, 0.0022],
  [0.016, 0.0086, 0.0015, 0.0022],
  [0.05, 0.0058, 0.0017, 0.003],
  [0.09, 0.0034, 0.0019, 0.0062],
  [0.122, 0.003, 0.002, 0.0092],
]

/** Arno, one place setting: fork, knife, spoon and dessert spoon, side by side. */
export function placeSetting(workshop: Workshop, metal: MaterialName): Part[] {
  const forms = [
    put(fork(workshop, 1), [0, 0, 0]),
    ...knife(workshop).map((form) => put(form, [0.05, 0, 0.006])),
    put(spoon(workshop, 1), [0.098, 0, 0]),
    put(spoon(workshop, 0.76), [0.142, 0, 0.024]),
  ]
  return [{ name: 'cutlery', material: metal, forms }]
}

/** Serving spoon and fork, larger and with a deeper bowl. */
export function servingPair(workshop: Workshop, metal: MaterialName): Part[] {
  const forms = [put(spoon(workshop, 1.22), [0, 0, 0]), put(fork(workshop, 1.22), [0.075, 0, 0])]
  return [{ name: 'cutlery', material: metal, forms }]
}

/** Six dessert spoons in a row, a hand's breadth apart at the handles. */
export function dessertSpoons(workshop: Workshop, metal: MaterialName): Part[] {
  const forms = Array.from({ length: 6 }, (_, index) =>
    put(spoon(workshop, 0.7), [index * 0.036, 0, index % 2 === 0 ? 0 : 0.006], {
      y: (index % 3) * 0.02 - 0.02,
    }),
  )
  return [{ name: 'cutlery', material: metal, forms }]
}

/** A spoon of any material on its back, with the handle towards the viewer; `size` 1 is a table spoon of 20 cm. */
export function spoon(workshop: Workshop, size: number, thick = 1): BufferGeometry {
  const bowl: Outline = [
    [0.136, 0.0048, 0.0016, 0.0088],
    [0.15, 0.0132, 0.0011, 0.0088],
    [0.168, 0.0205, 0.001, 0.0088],
    [0.184, 0.0204, 0.001, 0.0088],
    [0.197, 0.0138, 0.001, 0.0088],
    [0.2028, 0.0066, 0.0009, 0.0088],
    [0.2045, 0.0003, 0.0006, 0.0088],
  ]
  return flatwareForm(workshop, [...SPOON_HANDLE, ...bowl], size, thick, { from: 0.134, depth: 0.0078 })
}

function fork(workshop: Workshop, size: number): BufferGeometry {
  const plate: Outline = [
    [0.135, 0.0046, 0.0016, 0.0086],
    [0.147, 0.0108, 0.0012, 0.0072],
    [0.158, 0.0124, 0.0011, 0.0062],
    [0.164, 0.0124, 0.0011, 0.0058],
    [0.1642, 0.0002, 0.0002, 0.0058],
  ]
  const body = flatwareForm(workshop, [...SPOON_HANDLE, ...plate], size, 1, { from: 0.134, depth: 0.0012 })
  const tines = [-1.5, -0.5, 0.5, 1.5].map((row) => tine(workshop, row * 0.0066, size))
  return join([body, ...tines])
}

function tine(workshop: Workshop, offset: number, size: number): BufferGeometry {
  const stations: Station[] = [
    [0.1585, 0.006, 0.0006, 0.0019],
    [0.163, 0.0058, 0.001, 0.0023],
    [0.17, 0.0056, 0.0011, 0.0022],
    [0.19, 0.0064, 0.001, 0.0019],
    [0.203, 0.0092, 0.0008, 0.0014],
    [0.207, 0.0104, 0.0003, 0.0004],
  ]
  const place = (u: number, v: number): Place => {
    const [along, height, thick, width] = stationAt(stations, v)
    const angle = u * Math.PI * 2
    return [
      (offset + Math.cos(angle) * width) * size,
      (height + Math.sin(angle) * thick) * size,
      (0.1 - along) * size,
    ]
  }
  return workshop.shaped(place, 14, 26, { closedU: true })
}

function knife(workshop: Workshop): BufferGeometry[] {
  const handle: Outline = [
    [0, 0.0004, 0.0012, 0.0042],
    [0.0045, 0.0072, 0.0028, 0.0042],
    [0.018, 0.009, 0.0038, 0.0042],
    [0.06, 0.0074, 0.0042, 0.0042],
    [0.094, 0.0062, 0.004, 0.0042],
    [0.1, 0.0058, 0.003, 0.0042],
    [0.1012, 0.0004, 0.0006, 0.0042],
  ]
  const outline = new Shape()
  outline.moveTo(-0.0052, 0)
  outline.bezierCurveTo(-0.0056, 0.012, -0.0104, 0.014, -0.0108, 0.024)
  outline.bezierCurveTo(-0.0116, 0.06, -0.011, 0.092, 0.0008, 0.1205)
  outline.bezierCurveTo(0.0052, 0.117, 0.0062, 0.098, 0.006, 0.07)
  outline.lineTo(0.0052, 0)
  const blade = workshop.sawn(outline, 0.0018, 0.0006, 24)
  return [flatwareForm(workshop, handle, 1.06, 1, null), put(blade, [0, 0.0045, 0], { x: -Math.PI / 2 })]
}

/** A form along z with an oval cross-section; from `hollowing.from` on it is dished, with its rim level. */
function flatwareForm(
  workshop: Workshop,
  outline: Outline,
  size: number,
  thick: number,
  hollowing: Hollowing | null,
): BufferGeometry {
  const end = outline.at(-1)?.[0] ?? 1
  const place = (u: number, v: number): Place => {
    const [along, height, half, width] = stationAt(
      outline.map(([at, wide, deep, high]): Station => [at, high, deep, wide]),
      v,
    )
    const angle = u * Math.PI * 2
    const across = Math.cos(angle)
    const dish = hollowing ? dishDepth(along, across, hollowing, end) : 0
    return [
      across * width * size,
      (height - dish + Math.sin(angle) * half * thick) * size,
      (0.1 - along) * size,
    ]
  }
  return workshop.shaped(place, 36, 130, { closedU: true })
}

function dishDepth(along: number, across: number, { from, depth }: Hollowing, end: number): number {
  if (along <= from) return 0
  const share = (along - from) / (end - from)
  return depth * Math.sin(Math.PI * Math.min(1, share) ** 0.9) ** 0.75 * (1 - across ** 2)
}
