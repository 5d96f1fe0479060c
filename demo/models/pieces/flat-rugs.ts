import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Part } from '../assemble.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { MaterialName } from '../materials.ts'

/** The yarns of a flat-woven rug: the ground, the figure, and the line between them. */
export type FlatRugFinish = { ground: MaterialName; figure: MaterialName; line: MaterialName }
export type FlatRugForm = {
  width: number
  length: number
  lozenges: number
  /** Whether each lozenge has a second line inside, for which a narrow rug has no room. */
  inner: boolean
}

type Yarn = keyof FlatRugFinish
/** A rectangle of one yarn, in cells of the grid. */
type Patch = { yarn: Yarn; column: number; row: number; columns: number; rows: number }
type Flat = readonly [x: number, z: number]

/** The step of the pattern: how far a line of color moves before it turns. */
const CELL = 0.0334
const THICK = 0.006
const FRINGE = 0.075

/** Tagliamento: stepped lozenges in a row, bands at both ends, fringes of the warp itself. */
export function flatRug(form: FlatRugForm, finish: FlatRugFinish): Part[] {
  const patches = mergedPatches(form)
  const yarns: readonly Yarn[] = ['ground', 'figure', 'line']
  const tops = yarns.map((yarn): Part => {
    const ofYarn = patches.filter((patch) => patch.yarn === yarn)
    return { name: yarn, material: finish[yarn], forms: [weave(ofYarn, form)] }
  })
  return [
    ...tops,
    { name: 'edge', material: finish.ground, forms: [edge(form)] },
    { name: 'fringe', material: finish.ground, forms: [fringe(form, 1), fringe(form, -1)] },
  ]
}

function yarnAt(column: number, row: number, columns: number, rows: number, form: FlatRugForm): Yarn {
  const fromEnd = Math.min(row, rows - 1 - row)
  const band = bandAt(fromEnd)
  if (band) return band
  const inner = rows - 2 * BANDS.length
  const pitch = inner / form.lozenges
  const along = (((row - BANDS.length + 0.5) / pitch) % 1) * 2 - 1
  const across = (column + 0.5 - columns / 2) / (columns / 2 - 1)
  const distance = Math.abs(along) + Math.abs(across)
  if (distance > 0.94) return 'ground'
  if (distance > 0.78) return 'figure'
  if (!form.inner) return distance > 0.42 ? 'ground' : 'line'
  if (distance > 0.64) return 'ground'
  if (distance > 0.5) return 'line'
  if (distance > 0.36) return 'ground'
  return distance > 0.12 ? 'figure' : 'line'
}

const BANDS: readonly Yarn[] = [
  'figure',
  'figure',
  'figure',
  'ground',
  'ground',
  'line',
  'ground',
  'ground',
  'figure',
  'ground',
  'ground',
]

function bandAt(fromEnd: number): Yarn | undefined {
  return BANDS[fromEnd]
}

/** Adjacent cells of one yarn become one patch, and equal patches below each other are merged. */
function mergedPatches(form: FlatRugForm): Patch[] {
  const { width, length } = form
  const columns = Math.round(width / CELL)
  const rows = Math.round(length / CELL)
  const done: Patch[] = []
  let open: Patch[] = []
  for (let row = 0; row < rows; row++) {
    const runs = runsOf(row, columns, rows, form)
    const next = runs.map((run) => {
      const above = open.find(
        (patch) => patch.yarn === run.yarn && patch.column === run.column && patch.columns === run.columns,
      )
      return above && above.rows < 6 ? { ...above, rows: above.rows + 1 } : run
    })
    done.push(...open.filter((patch) => !next.some((other) => isSame(patch, other))))
    open = next
  }
  return [...done, ...open]
}

function isSame(patch: Patch, other: Patch): boolean {
  return patch.row === other.row && patch.column === other.column && patch.yarn === other.yarn
}

function runsOf(row: number, columns: number, rows: number, form: FlatRugForm): Patch[] {
  const runs: Patch[] = []
  for (let column = 0; column < columns; column++) {
    const yarn = yarnAt(column, row, columns, rows, form)
    const last = runs.at(-1)
    if (last && last.yarn === yarn && last.columns < 8) last.columns++
    else runs.push({ yarn, column, row, columns: 1, rows: 1 })
  }
  return runs
}

function weave(patches: readonly Patch[], { width, length }: FlatRugForm): BufferGeometry {
  const places: Place[] = []
  const triangles: number[] = []
  for (const { column, row, columns, rows } of patches) {
    const first = places.length
    for (const [x, z] of [
      [column, row],
      [column, row + rows],
      [column + columns, row + rows],
      [column + columns, row],
    ] as const) {
      places.push(onRug([x * CELL - width / 2, z * CELL - length / 2], width, length))
    }
    triangles.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  return mesh(places, triangles)
}

/** No loom is square to the millimeter: the sides bow a little, and the cloth is not quite flat. */
function onRug([x, z]: Flat, width: number, length: number): Place {
  const bow = 0.004 * wobble((z / length) * 4, 3)
  const drift = 0.005 * wobble((x / width) * 4, 9)
  const height = THICK + 0.0008 * wobble(x * 3 + z * 1.7, 5)
  return [x + bow * (x / (width / 2)), height, z + drift * (z / (length / 2))]
}

function edge({ width, length }: FlatRugForm): BufferGeometry {
  const places: Place[] = []
  const triangles: number[] = []
  const steps = 40
  const corners: readonly Flat[] = [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ]
  for (const [side, from] of corners.slice(0, 4).entries()) {
    const to = corners[side + 1] ?? from
    for (let step = 0; step <= steps; step++) {
      const share = step / steps
      const x = ((from[0] + (to[0] - from[0]) * share) * width) / 2
      const z = ((from[1] + (to[1] - from[1]) * share) * length) / 2
      const top = onRug([x, z], width, length)
      places.push([top[0], 0, top[2]], top)
      const here = places.length - 2
      if (step < steps) triangles.push(here, here + 2, here + 1, here + 1, here + 2, here + 3)
    }
  }
  return mesh(places, triangles)
}

/** Bundles of warp, knotted and loose: three-sided, thinner towards the end. */
function fringe({ width, length }: FlatRugForm, end: 1 | -1): BufferGeometry {
  const places: Place[] = []
  const triangles: number[] = []
  const count = Math.round(width / 0.018)
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count - 0.5) * width
    const [rootX, , rootZ] = onRug([x, (end * length) / 2], width, length)
    const lean = 0.012 * wobble(index * 1.37, 11)
    const reach = FRINGE * (0.9 + 0.1 * wobble(index * 2.1, 23))
    const first = places.length
    for (const [share, half] of [
      [-0.06, 0.0055],
      [0.3, 0.0042],
      [0.7, 0.0038],
      [1, 0.0014],
    ] as const) {
      const middle = rootX + lean * share * share
      const z = rootZ + end * reach * share
      places.push([middle - half, 0.0004, z], [middle, 0.0006 + half, z], [middle + half, 0.0004, z])
    }
    for (const ring of [0, 3, 6]) {
      const at = first + ring
      const [a, b] = end === 1 ? ([3, 1] as const) : ([1, 3] as const)
      triangles.push(at, at + a, at + b, at + 1, at + (end === 1 ? 3 : 4), at + (end === 1 ? 4 : 3))
      triangles.push(at + 1, at + (end === 1 ? 4 : 2), at + (end === 1 ? 2 : 4))
      triangles.push(at + 2, at + (end === 1 ? 4 : 5), at + (end === 1 ? 5 : 4))
    }
  }
  return mesh(places, triangles)
}

function mesh(places: readonly Place[], triangles: number[]): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places.flat(), 3))
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      places.flatMap(([x, , z]) => [x, z]),
      2,
    ),
  )
  geometry.setIndex(triangles)
  geometry.computeVertexNormals()
  return geometry
}
