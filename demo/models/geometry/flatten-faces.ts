import type { BufferGeometry } from 'three'

/**
 * Makes the two faces of a sawn slab shade as flat as they are. Where a face meets its bevel, smoothing would otherwise
 * tilt the normals outwards and draw creases over the whole face.
 */
export function flattenFaces(slab: BufferGeometry, thickness: number): BufferGeometry {
  const position = slab.getAttribute('position')
  const normal = slab.getAttribute('normal')
  for (let index = 0; index < position.count; index++) {
    const z = position.getZ(index)
    if (Math.abs(z) > thickness / 2 - 1e-6) normal.setXYZ(index, 0, 0, Math.sign(z))
  }
  return slab
}
