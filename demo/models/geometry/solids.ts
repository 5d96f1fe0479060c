import {
  type BufferGeometry,
  CatmullRomCurve3,
  Euler,
  ExtrudeGeometry,
  Matrix4,
  type Shape,
  TubeGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import {
  mergeGeometries,
  mergeVertices,
  toCreasedNormals,
} from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Place } from './surface.ts'

/** A board with eased edges, centered on the origin, in meters. */
export function board(
  width: number,
  height: number,
  depth: number,
  easing: number,
  steps: number,
): BufferGeometry {
  const radius = Math.min(easing, width / 2.01, height / 2.01, depth / 2.01)
  return indexed(new RoundedBoxGeometry(width, height, depth, steps, radius))
}

/** A round bar bent along these places. */
export function bar(places: readonly Place[], radius: number, steps = 96, sides = 24): BufferGeometry {
  const curve = new CatmullRomCurve3(
    places.map(([x, y, z]) => new Vector3(x, y, z)),
    false,
    'catmullrom',
    0.3,
  )
  return new TubeGeometry(curve, steps, radius, sides, false)
}

/** How finely a slab is divided: steps along its curves and across its bevel. */
export type SlabSteps = { curve: number; bevel: number }

/** A flat outline given a thickness and a bevel, centered on z. */
export function slab(outline: Shape, thickness: number, bevel: number, steps: SlabSteps): BufferGeometry {
  const geometry = new ExtrudeGeometry(outline, {
    depth: thickness - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: steps.bevel,
    curveSegments: steps.curve,
  })
  geometry.translate(0, 0, -thickness / 2 + bevel)
  return mergeVertices(toCreasedNormals(geometry, 0.6))
}

export type Turn = { x?: number; y?: number; z?: number }

/** Rotates a geometry about its own origin (radians), then moves it to a place in meters. */
export function put(geometry: BufferGeometry, [x, y, z]: Place, turn: Turn = {}): BufferGeometry {
  const rotation = new Euler(turn.x ?? 0, turn.y ?? 0, turn.z ?? 0, 'YXZ')
  geometry.applyMatrix4(new Matrix4().makeRotationFromEuler(rotation).setPosition(x, y, z))
  return geometry
}

/** Stretches a geometry along each axis and corrects its normals. */
export function stretch(geometry: BufferGeometry, x: number, y: number, z: number): BufferGeometry {
  geometry.applyMatrix4(new Matrix4().makeScale(x, y, z))
  return geometry
}

/** Joins geometries of one material into one. */
export function join(geometries: readonly BufferGeometry[]): BufferGeometry {
  const joined = mergeGeometries(geometries.map(plain), false)
  if (!joined) throw new Error('These geometries cannot be joined')
  return joined
}

function plain(geometry: BufferGeometry): BufferGeometry {
  const copy = indexed(geometry)
  for (const name of Object.keys(copy.attributes)) {
    if (!['position', 'normal', 'uv'].includes(name)) copy.deleteAttribute(name)
  }
  return copy
}

function indexed(geometry: BufferGeometry): BufferGeometry {
  return geometry.index ? geometry : mergeVertices(geometry)
}
