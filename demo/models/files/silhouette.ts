import { type BufferGeometry, type Group, Mesh, Vector3 } from 'three'
import { createDepthMap, type DepthMap, type FlatPoint } from './depth-map.ts'

export type Line = readonly [from: FlatPoint, to: FlatPoint]

type Edge = { from: Vector3; to: Vector3; sides: number[] }

/**
 * The edges of a model that a viewer sees, flattened and without duplicates. Input in meters, output in millimeters.
 */
export function silhouette(group: Group, towards: Vector3, flatten: (point: Vector3) => FlatPoint): Line[] {
  const lines = new Map<string, Line>()
  const depths = createDepthMap(group, towards, flatten)
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return
    for (const { from, to, sides } of edgesOf(object.geometry, towards)) {
      if (!isOutline(sides)) continue
      const ends = [from, to].map((point) => ({ at: flatten(point), depth: point.dot(towards) }))
      for (const line of visibleParts(ends, depths)) {
        if (lengthOf(line) >= 0.4) lines.set(keyOf(line), line)
      }
    }
  })
  return [...lines.values()]
}

/**
 * An outline edge has one face towards the viewer and one away from it, such as the side of a box, or only one face.
 */
function isOutline(sides: readonly number[]): boolean {
  return sides.length === 1 || (Math.max(...sides) > 1e-4 && Math.min(...sides) < 1e-4)
}

type End = { readonly at: FlatPoint; readonly depth: number }

/** The parts of an edge that nothing hides. */
function visibleParts([from, to]: readonly End[], depths: DepthMap): Line[] {
  if (!from || !to) return []
  const steps = Math.max(1, Math.ceil(lengthOf([from.at, to.at]) / depths.stepMm))
  const pointAt = (share: number): FlatPoint => [
    from.at[0] + (to.at[0] - from.at[0]) * share,
    from.at[1] + (to.at[1] - from.at[1]) * share,
  ]
  const parts: Line[] = []
  let start: number | null = null
  for (let step = 0; step <= steps; step += 1) {
    const share = (step + 0.5) / steps
    const isSeen =
      step < steps && depths.isVisible(pointAt(share), from.depth + (to.depth - from.depth) * share)
    if (isSeen) start ??= step
    else if (start !== null) {
      parts.push([pointAt(start / steps), pointAt(step / steps)])
      start = null
    }
  }
  return parts
}

function edgesOf(geometry: BufferGeometry, towards: Vector3): Iterable<Edge> {
  const position = geometry.getAttribute('position')
  const index = geometry.getIndex()
  if (!index) throw new Error('A model must have indexed faces to be drawn')
  const points = Array.from({ length: position.count }, (_, vertex) =>
    new Vector3().fromBufferAttribute(position, vertex).multiplyScalar(1000),
  )
  const keys = points.map(
    ({ x, y, z }) => `${Math.round(x * 20)},${Math.round(y * 20)},${Math.round(z * 20)}`,
  )
  const edges = new Map<string, Edge>()
  for (let first = 0; first < index.count; first += 3) {
    const corners = [index.getX(first), index.getX(first + 1), index.getX(first + 2)]
    const side = facing(
      corners.map((corner) => points[corner]),
      towards,
    )
    // A face without an area, as at the pole of a sphere, has no direction.
    if (side === null) continue
    for (const [step, start] of corners.entries()) {
      addEdge(edges, points, keys, [start, corners[(step + 1) % 3] ?? start], side)
    }
  }
  return edges.values()
}

function addEdge(
  edges: Map<string, Edge>,
  points: readonly Vector3[],
  keys: readonly string[],
  [start, end]: readonly [number, number],
  side: number,
): void {
  const [from, to, a = '', b = ''] = [points[start], points[end], keys[start], keys[end]]
  if (!from || !to || a === b) return
  const key = a < b ? `${a}|${b}` : `${b}|${a}`
  const edge = edges.get(key) ?? { from, to, sides: [] }
  edge.sides.push(side)
  edges.set(key, edge)
}

function facing([a, b, c]: readonly (Vector3 | undefined)[], towards: Vector3): number | null {
  if (!a || !b || !c) throw new Error('A face has three corners')
  const normal = new Vector3().crossVectors(b.clone().sub(a), c.clone().sub(a))
  return normal.length() < 1e-3 ? null : normal.normalize().dot(towards)
}

function lengthOf([from, to]: Line): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** A key that is the same for a reversed line, to half a millimeter. */
function keyOf([from, to]: Line): string {
  const ends = [from, to].map(([x, y]) => `${Math.round(x * 2)},${Math.round(y * 2)}`)
  return ends.toSorted().join('|')
}
