import { Box3, type BufferGeometry, Group, Mesh, Vector3 } from 'three'
import { join } from './geometry/solids.ts'
import { createMaterial, type MaterialName } from './materials.ts'

/** One part of a piece: a name, what it is made of, and the forms it is made from. */
export type Part = { name: string; material: MaterialName; forms: readonly BufferGeometry[] }

/** The size of a piece in centimetres, to the millimetre, measured on the model itself. */
export type Size = { widthCm: number; depthCm: number; heightCm: number }

/** Puts the parts of a piece together, in metres, Y up, standing on its own lowest point. */
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
  return { widthCm: toMillimetre(size.x), depthCm: toMillimetre(size.z), heightCm: toMillimetre(size.y) }
}

function toMillimetre(metres: number): number {
  return Math.round(metres * 1000) / 10
}
