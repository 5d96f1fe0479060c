import { type Document, type Extension, Material, type Primitive } from '@gltf-transform/core'
import { KHRMaterialsVariants, type MappingList } from '@gltf-transform/extensions'
import { copyToDocument } from '@gltf-transform/functions'

/**
 * Adds a finish to a document as a variant of that name (KHR_materials_variants), from the same piece drawn in that
 * finish. A finish with other parts is a different model and is skipped.
 */
export function addFinish(document: Document, name: string, other: Document): void {
  const parts = partsOf(document)
  const models = partsOf(other)
  if (!haveSameParts(parts, models)) return
  const materials = copyMaterials(document, other)
  const extension = document.createExtension(KHRMaterialsVariants)
  const variant = extension.createVariant(name)
  for (const [index, { primitive }] of parts.entries()) {
    const material = materials(models[index]?.primitive.getMaterial() ?? null)
    if (material === null) continue
    const list =
      primitive.getExtension<MappingList>('KHR_materials_variants') ?? extension.createMappingList()
    list.addMapping(extension.createMapping().setMaterial(material).addVariant(variant))
    primitive.setExtension('KHR_materials_variants', list)
  }
}

type DrawnPart = { name: string; primitive: Primitive }

/** Returns the parts of a document in assembly order. */
function partsOf(document: Document): DrawnPart[] {
  const [scene] = document.getRoot().listScenes()
  const parts: DrawnPart[] = []
  scene?.traverse((node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? [])
      parts.push({ name: node.getName(), primitive })
  })
  return parts
}

function haveSameParts(left: readonly DrawnPart[], right: readonly DrawnPart[]): boolean {
  return left.length === right.length && left.every(({ name }, index) => name === right[index]?.name)
}

/** Copies the materials of another document into this one, with their extensions. Returns a lookup of the copies. */
function copyMaterials(document: Document, other: Document): (material: Material | null) => Material | null {
  if (document === other) return (material) => material
  for (const extension of other.getRoot().listExtensionsUsed()) {
    document.createExtension(extension.constructor as new (document: Document) => Extension)
  }
  const copies = copyToDocument(document, other, other.getRoot().listMaterials())
  return (material) => {
    const copy = material && copies.get(material)
    return copy instanceof Material ? copy : null
  }
}
