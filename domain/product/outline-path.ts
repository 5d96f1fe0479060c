import type { OutlineLine, OutlineView } from './outline.ts'

/** A view as one SVG path of `width` by `height` units, with the origin at the upper left. */
export type OutlinePath = {
  readonly widthMm: number
  readonly heightMm: number
  readonly width: number
  readonly height: number
  readonly path: string
}

/**
 * The longer side of a path in units, which is finer than any screen resolution at which pieces are shown side by side.
 */
export const PATH_UNITS = 800

type Point = readonly [x: number, y: number]
type Step = readonly [dx: number, dy: number]

/** Joins lines that meet into strokes, drawing each line once, in whole units. Runs in linear time. */
export function toOutlinePath({ widthMm, heightMm, lines }: OutlineView): OutlinePath {
  const unitMm = Math.max(widthMm, heightMm) / PATH_UNITS
  const toPoint = (xMm: number, yMm: number): Point => [
    Math.round(xMm / unitMm),
    Math.round((heightMm - yMm) / unitMm),
  ]
  const strokes = joinLines(lines.map(([x1, y1, x2, y2]) => [...toPoint(x1, y1), ...toPoint(x2, y2)]))
  return {
    widthMm,
    heightMm,
    width: Math.max(1, Math.round(widthMm / unitMm)),
    height: Math.max(1, Math.round(heightMm / unitMm)),
    path: strokes.map(writeStroke).join(''),
  }
}

/** Joins lines end to end into strokes. */
function joinLines(lines: readonly OutlineLine[]): Point[][] {
  const neighbors = new Map<string, { point: Point; others: Set<string> }>()
  const nodeAt = (point: Point) => {
    const key = point.join(' ')
    const node = neighbors.get(key) ?? { point, others: new Set() }
    neighbors.set(key, node)
    return { key, others: node.others }
  }
  for (const [x1, y1, x2, y2] of lines) {
    const [from, to] = [nodeAt([x1, y1]), nodeAt([x2, y2])]
    if (from.key === to.key) continue
    from.others.add(to.key)
    to.others.add(from.key)
  }
  const walk = (start: string) => {
    const stroke: Point[] = []
    for (let key: string | undefined = start; key !== undefined; ) {
      const here = neighbors.get(key)
      if (!here) break
      stroke.push(here.point)
      const next: string | undefined = here.others.values().next().value
      if (next !== undefined) {
        here.others.delete(next)
        neighbors.get(next)?.others.delete(key)
      }
      key = next
    }
    return stroke
  }
  const keys = [...neighbors.keys()]
  const strokes: Point[][] = []
  // Starting where an odd number of lines meet makes strokes as long as possible.
  for (const isEnd of [true, false]) {
    for (const key of keys) {
      const others = neighbors.get(key)?.others
      while (others && others.size > 0 && (!isEnd || others.size % 2 === 1)) strokes.push(walk(key))
    }
  }
  return strokes
}

function writeStroke([start, ...rest]: readonly Point[]): string {
  if (!start) return ''
  const steps: Step[] = []
  let [x, y] = start
  for (const [nextX, nextY] of rest) {
    const step: Step = [nextX - x, nextY - y]
    const last = steps.at(-1)
    if (last && isOnward(last, step)) steps[steps.length - 1] = [last[0] + step[0], last[1] + step[1]]
    else steps.push(step)
    x = nextX
    y = nextY
  }
  return `M${start[0]} ${start[1]}${steps.map(writeStep).join('')}`
}

/** Whether a step continues in the direction of the previous one. */
function isOnward([lastX, lastY]: Step, [x, y]: Step): boolean {
  return lastX * y === lastY * x && lastX * x + lastY * y > 0
}

function writeStep([dx, dy]: Step): string {
  if (dy === 0) return `h${dx}`
  return dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
}
