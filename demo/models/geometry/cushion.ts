import { BoxGeometry, type BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { wobble } from './wobble.ts'

export type CushionOptions = {
  /** How square the side view is: 0.3 boxy, 1 round. */
  sideRoundness?: number
  /** How square the plan is: 0.3 boxy, 1 round. */
  planRoundness?: number
  /** How much the filling swells in the middle of the top. */
  puff?: number
  /** The seed for irregularities; 0 makes the form exact, as for a glass globe. */
  seed?: number
  /** The number of squares along each edge of the underlying cube. */
  squares?: number
}

/**
 * A filled cushion of the given size in meters, centered on the origin. It is based on a cube rather than a sphere,
 * whose poles spike when the renderer displaces the cloth.
 */
export function cushion(
  width: number,
  height: number,
  depth: number,
  options: CushionOptions = {},
): BufferGeometry {
  const { sideRoundness = 0.45, planRoundness = 0.35, puff = 0, seed = 1, squares = 40 } = options
  const geometry = weldedCube(squares)
  const position = geometry.getAttribute('position')
  const coordinates: number[] = []
  for (let index = 0; index < position.count; index++) {
    const point = new Vector3(
      evenOut(position.getX(index)),
      evenOut(position.getY(index)),
      evenOut(position.getZ(index)),
    ).normalize()
    point.divideScalar(superellipse(point, sideRoundness, planRoundness))
    const loose = seed === 0 ? 1 : looseness(point, seed)
    const swell = puff * (1 - point.x ** 2) * (1 - point.z ** 2) * point.y
    position.setXYZ(
      index,
      (point.x * width * loose) / 2,
      ((point.y + swell) * height) / 2,
      (point.z * depth * loose) / 2,
    )
    coordinates.push(point.x * width, point.z * depth)
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2))
  geometry.computeVertexNormals()
  return geometry
}

/** Welding the vertices takes longer than the rest of a cushion, so it is done once per cube resolution. */
const weldedCubes = new Map<number, BufferGeometry>()

function weldedCube(squares: number): BufferGeometry {
  const welded = weldedCubes.get(squares) ?? weld(squares)
  weldedCubes.set(squares, welded)
  return welded.clone()
}

function weld(squares: number): BufferGeometry {
  const cube = new BoxGeometry(2, 2, 2, squares, squares, squares)
  cube.deleteAttribute('normal')
  cube.deleteAttribute('uv')
  return mergeVertices(cube, 1e-5)
}

/** Distributes the cube's grid evenly on the sphere into which it is inflated. */
function evenOut(t: number): number {
  return Math.tan((t * Math.PI) / 4)
}

function superellipse(point: Vector3, side: number, plan: number): number {
  const flat = Math.abs(point.x) ** (2 / plan) + Math.abs(point.z) ** (2 / plan)
  return (flat ** (plan / side) + Math.abs(point.y) ** (2 / side)) ** (side / 2)
}

function looseness(point: Vector3, seed: number): number {
  const around = wobble(Math.atan2(point.z, point.x), seed) * Math.hypot(point.x, point.z)
  return 1 + 0.01 * around + 0.008 * wobble(point.y * 3, seed + 9)
}
