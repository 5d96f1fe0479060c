/** In millimeters, from the lower left corner of its view. */
export type OutlineLine = readonly [x1: number, y1: number, x2: number, y2: number]
export type OutlineView = {
  readonly widthMm: number
  readonly heightMm: number
  readonly lines: readonly OutlineLine[]
}
/** The views in a CAD drawing: the front and, if drawn, the side and the plan. */
export type Outline = {
  readonly front: OutlineView
  readonly side: OutlineView | null
  readonly plan: OutlineView | null
}

/** The layers of a drawing, one per view. */
const LAYERS = ['FRONT', 'SIDE', 'PLAN'] as const
/** More lines would take too long to print and make the file too large. */
export const OUTLINE_LINES_MAX = 20_000
/** Millimeters by unit code; a drawing without a unit is in millimeters. */
const UNIT_MM: Readonly<Record<string, number>> = { 1: 25.4, 2: 304.8, 4: 1, 5: 10, 6: 1000 }

/**
 * Reads the lines and polylines of a DXF drawing in the layers `FRONT`, `SIDE` and `PLAN`. Null without a front view,
 * or if there are too many lines to print. Runs in linear time.
 */
export function readOutline(dxf: string): Outline | null {
  const views = new Map<string, OutlineLine[]>(LAYERS.map((layer) => [layer, []]))
  let unitMm = 1
  let count = 0
  for (const { type, pairs } of entitiesOf(dxf)) {
    if (type === 'HEADER') unitMm = UNIT_MM[pairs.find(([code]) => code === '70')?.[1] ?? ''] ?? 1
    const view = views.get((pairs.find(([code]) => code === '8')?.[1] ?? '').toUpperCase())
    if (!view) continue
    for (const line of linesOf(type, pairs)) {
      count += 1
      if (count > OUTLINE_LINES_MAX) return null
      view.push(line)
    }
  }
  const [front, side = null, plan = null] = LAYERS.map((layer) => toView(views.get(layer) ?? [], unitMm))
  return front ? { front, side, plan } : null
}

type Pair = readonly [code: string, value: string]
type Entity = { type: string; pairs: Pair[] }

/** Yields the header's units as an entity of the type `HEADER`. */
function* entitiesOf(dxf: string): Generator<Entity> {
  let entity: Entity | null = null
  let start = 0
  const nextLine = () => {
    const newline = dxf.indexOf('\n', start)
    const end = newline < 0 ? dxf.length : newline
    const line = dxf.slice(start, end).trim()
    start = end + 1
    return line
  }
  while (start < dxf.length) {
    const code = nextLine()
    const value = nextLine()
    if (code === '0' || code === '9') {
      if (entity) yield entity
      entity = null
      if (code === '9' && value === '$INSUNITS') entity = { type: 'HEADER', pairs: [] }
      if (code === '0' && (value === 'LINE' || value === 'LWPOLYLINE')) entity = { type: value, pairs: [] }
    } else entity?.pairs.push([code, value])
  }
  if (entity) yield entity
}

function linesOf(type: string, pairs: readonly Pair[]): OutlineLine[] {
  const valuesOf = (wanted: string) =>
    pairs.flatMap(([code, value]) => (code === wanted ? [Number(value)] : []))
  if (type === 'LINE') {
    const [x1, y1, x2, y2] = ['10', '20', '11', '21'].map((code) => valuesOf(code)[0] ?? Number.NaN)
    return finite([x1 ?? Number.NaN, y1 ?? Number.NaN, x2 ?? Number.NaN, y2 ?? Number.NaN])
  }
  const ys = valuesOf('20')
  const points = valuesOf('10').map((x, index) => [x, ys[index] ?? Number.NaN] as const)
  const isClosed = ((valuesOf('70')[0] ?? 0) & 1) === 1
  const [first] = points
  const path = isClosed && first ? [...points, first] : points
  return path.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = path[index] ?? [Number.NaN, Number.NaN]
    return finite([fromX, fromY, x, y])
  })
}

function finite(line: OutlineLine): OutlineLine[] {
  return line.every(Number.isFinite) ? [line] : []
}

/** Moves the origin to the view's lower left corner; null if the view has no extent. */
function toView(lines: readonly OutlineLine[], unitMm: number): OutlineView | null {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x1, y1, x2, y2] of lines) {
    left = Math.min(left, x1, x2)
    right = Math.max(right, x1, x2)
    bottom = Math.min(bottom, y1, y2)
    top = Math.max(top, y1, y2)
  }
  const [widthMm, heightMm] = [(right - left) * unitMm, (top - bottom) * unitMm]
  if (!(widthMm > 0 && heightMm > 0)) return null
  return {
    widthMm,
    heightMm,
    lines: lines.map(([x1, y1, x2, y2]) => [
      (x1 - left) * unitMm,
      (y1 - bottom) * unitMm,
      (x2 - left) * unitMm,
      (y2 - bottom) * unitMm,
    ]),
  }
}
