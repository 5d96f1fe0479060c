import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'

/** A point in meters, Y up. */
export type Place = readonly [x: number, y: number, z: number]
export type SurfaceFunction = (u: number, v: number) => Place
export type SurfaceOptions = {
  /** Whether the surface closes on itself between u = 0 and u = 1, so that normals continue without a seam. */
  closedU?: boolean
  closedV?: boolean
  /** Whether to turn the surface inside out. */
  flip?: boolean
  uvScale?: readonly [u: number, v: number]
}

/** A grid over a function of u and v (0 to 1), with normals calculated from the function itself. */
export function surface(
  place: SurfaceFunction,
  columns: number,
  rows: number,
  options: SurfaceOptions = {},
): BufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  const coordinates: number[] = []
  const [scaleU, scaleV] = options.uvScale ?? [1, 1]
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const u = column / columns
      const v = row / rows
      const normal = normalAt(place, u, v, 0.5 / columns, 0.25 / rows, options)
      positions.push(...place(u, v))
      normals.push(normal.x, normal.y, normal.z)
      coordinates.push(u * scaleU, v * scaleV)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2))
  geometry.setIndex(gridTriangles(columns, rows, options.flip ?? false))
  return geometry
}

function normalAt(
  place: SurfaceFunction,
  u: number,
  v: number,
  stepU: number,
  stepV: number,
  options: SurfaceOptions,
): Vector3 {
  const uBefore = options.closedU ? u - stepU : Math.max(0, u - stepU)
  const uAfter = options.closedU ? u + stepU : Math.min(1, u + stepU)
  const vBefore = options.closedV ? v - stepV : Math.max(0, v - stepV)
  const vAfter = options.closedV ? v + stepV : Math.min(1, v + stepV)
  const alongV = between(place(u, vBefore), place(u, vAfter))
  let normal = new Vector3().crossVectors(alongV, between(place(uBefore, v), place(uAfter, v)))
  if (normal.length() < 1e-14) {
    // At a pole all columns share one point, so the normal is calculated a little further in.
    const inside = v < 0.5 ? v + 1e-3 : v - 1e-3
    normal = new Vector3().crossVectors(alongV, between(place(uBefore, inside), place(uAfter, inside)))
  }
  normal.normalize()
  return options.flip ? normal.negate() : normal
}

function between(from: Place, to: Place): Vector3 {
  return new Vector3(to[0] - from[0], to[1] - from[1], to[2] - from[2])
}

function gridTriangles(columns: number, rows: number, flip: boolean): number[] {
  const triangles: number[] = []
  const width = columns + 1
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * width + column
      const b = a + 1
      const c = a + width
      const d = c + 1
      if (flip) triangles.push(a, b, c, b, d, c)
      else triangles.push(a, c, b, b, c, d)
    }
  }
  return triangles
}
