import { BoxGeometry, Group, Mesh, Vector3 } from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { expect, test } from 'vitest'
import type { FlatPoint } from './depth-map.ts'
import { silhouette } from './silhouette.ts'

/** A box of a given size in meters, centered at a point. */
function box([width, height, depth]: [number, number, number], [x, y, z]: [number, number, number]) {
  const geometry = new BoxGeometry(width, height, depth).deleteAttribute('uv').deleteAttribute('normal')
  return new Mesh(mergeVertices(geometry.translate(x, y, z)))
}

const fromTheFront = (...meshes: Mesh[]) =>
  silhouette(new Group().add(...meshes), new Vector3(0, 0, 1), ({ x, y }): FlatPoint => [x, y])
const longLines = (lines: ReturnType<typeof fromTheFront>) =>
  lines.filter(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1) > 5)

test('a box shows its four sides, although its faces are seen from the edge', () => {
  const lines = fromTheFront(box([1, 0.5, 0.4], [0, 0, 0]))
  const xs = lines.flatMap(([[x1], [x2]]) => [x1, x2])
  expect(longLines(lines)).toHaveLength(4)
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([-500, 500])
})

test('what is behind a box is hidden, and what is in front of it is drawn', () => {
  const front = box([1, 1, 0.1], [0, 0, 0.5])
  expect(longLines(fromTheFront(front, box([0.5, 0.5, 0.1], [0, 0, 0])))).toHaveLength(4)
  expect(longLines(fromTheFront(front, box([0.5, 0.5, 0.1], [0, 0, 1])))).toHaveLength(8)
})

test('of a board that is half behind a box, the other half is drawn', () => {
  const lines = longLines(fromTheFront(box([1, 1, 0.1], [0, 0, 0.5]), box([1, 0.2, 0.1], [0.5, 0, 0])))
  const beside = lines.filter(([[x1], [x2]]) => Math.max(x1, x2) > 510)
  for (const [[x1], [x2]] of beside) expect(Math.min(x1, x2)).toBeGreaterThan(490)
  expect(beside).toHaveLength(3)
})
