import { Box3, type BufferGeometry, Group, Mesh, Vector3 } from 'three'
import { join } from './geometry/solids.ts'
import { createMaterial, type MaterialName } from './materials.ts'

/** One part of a piece: its name, material and geometries. */
export type Part = { name: string; material: MaterialName; forms: readonly BufferGeometry[] }

/** The dimensions of a piece in centimeters, to the millimeter, measured on the model itself. */
export type Size = { widthCm: number; depthCm: number; heightCm: number }

/** Combines the parts of a piece into a model in meters, Y up, with its lowest point on the floor. */
export function assemble(name: string, parts: readonly Part[]): Group {
  const group = new Group()
  group.name = name
  for (const part of parts) {
    const mesh = new Mesh(join(part.forms), createMaterial(part.material))
    mesh.name = part.name
    group.add(mesh)
  }
  group.updateMatrixWorld(true)
  return group
}

export function measure(group: Group): Size {
  const size = new Box3().setFromObject(group, true).getSize(new Vector3())
  return { widthCm: toCentimeters(size.x), depthCm: toCentimeters(size.z), heightCm: toCentimeters(size.y) }
}

/** Rounds to the millimeter. */
function toCentimeters(meters: number): number {
  return Math.round(meters * 1000) / 10
}
