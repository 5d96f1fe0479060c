import { type BufferGeometry, type Group, Mesh, MeshPhysicalMaterial, SRGBColorSpace } from 'three'
import { OBJExporter } from 'three/examples/jsm/exporters/OBJExporter.js'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** The model as Wavefront OBJ in millimeters, Y up; `library` names the file of its materials. */
export function toObj(group: Group, library: string): string {
  for (const mesh of meshesOf(group)) mesh.geometry = toMillimeters(mesh.geometry)
  return `mtllib ${library}\n${new OBJExporter().parse(group).replace(LONG_NUMBER, shortNumber)}`
}

/** The materials of a model's parts, by name, each with its color for a floor plan. */
export function toMtl(group: Group): string {
  const materials = new Map(meshesOf(group).map(({ material }) => [material.name, material]))
  return [...materials.values()]
    .map(({ name, color }) => {
      const { r, g, b } = color.getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace)
      return `newmtl ${name}\nKd ${[r, g, b].map((share) => share.toFixed(3)).join(' ')}\n`
    })
    .join('\n')
}

function meshesOf(group: Group): Mesh<BufferGeometry, MeshPhysicalMaterial>[] {
  return group.children.filter(
    (object): object is Mesh<BufferGeometry, MeshPhysicalMaterial> =>
      object instanceof Mesh && object.material instanceof MeshPhysicalMaterial,
  )
}

/** Retains only vertices and normals, without duplicates, because a drawing needs no texture coordinates. */
function toMillimeters(geometry: BufferGeometry): BufferGeometry {
  const bare = geometry.clone().scale(1000, 1000, 1000)
  for (const name of Object.keys(bare.attributes)) {
    if (name !== 'position' && name !== 'normal') bare.deleteAttribute(name)
  }
  return mergeVertices(bare, 0.01)
}

/** The exporter writes numbers with sixteen digits; a hundredth of a millimeter is precise enough. */
const LONG_NUMBER = /-?\d+\.\d{3,}(e-\d+)?/g

function shortNumber(text: string): string {
  return String(Number(Number(text).toFixed(2)))
}
