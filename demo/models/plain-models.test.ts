import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Document, getBounds, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, Variant } from '@gltf-transform/extensions'
import { validateBytes } from 'gltf-validator'
import { MeshoptDecoder } from 'meshoptimizer'
import { expect, test } from 'vitest'
import { toPlainModel } from '../../server/models/plain-model.ts'

const FILES = join(import.meta.dirname, '../files')
await MeshoptDecoder.ready
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })

/** The maximum number of materials that Scene Viewer shows. */
const MATERIALS_MAX = 10
const VERTICES_MAX = 100_000

/** Upholstery, the heaviest model (glass with bulbs), ceramics, and a wall piece. */
// spec 1: AR on Android: the files of the demonstration are valid
test.each([
  ['poltrona-nuvola', 4],
  ['grappolo-laguna', 3],
  ['pouf-ciottolo', 3],
  ['specchio-pozza', 1],
])('%s is a valid plain file at true size in each of its %i finishes', async (piece, count) => {
  const bytes = new Uint8Array(await readFile(join(FILES, `${piece}.glb`)))
  const packed = await io.readBinary(bytes)
  const finishes = finishesOf(packed)
  expect(finishes.length).toBe(count)
  const materials = new Set<string>()
  for (const finish of finishes) {
    const plain = await toPlainModel({ bytes, finish })
    if (!plain.ok) throw new Error(plain.code)
    const report = await validateBytes(plain.value)
    expect(report.issues.numErrors).toBe(0)
    const document = await io.readBinary(plain.value)
    const root = document.getRoot()
    expect(root.listExtensionsRequired()).toEqual([])
    expect(finishesOf(document)).toEqual([])
    expect(root.listMaterials().length).toBeLessThanOrEqual(MATERIALS_MAX)
    expect(verticesOf(document)).toBeLessThanOrEqual(VERTICES_MAX)
    expectSameSize(document, packed)
    materials.add(
      root
        .listMaterials()
        .map((material) => material.getName())
        .join(),
    )
  }
  expect(materials.size).toBe(count)
})

function finishesOf(document: Document): string[] {
  return document
    .getRoot()
    .listExtensionsUsed()
    .flatMap((extension) => extension.listProperties())
    .flatMap((property) => (property instanceof Variant ? [property.getName()] : []))
}

function verticesOf(document: Document): number {
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .reduce((sum, part) => sum + (part.getAttribute('POSITION')?.getCount() ?? 0), 0)
}

/** Compares sizes in meters, to a hundredth of a millimeter. */
function expectSameSize(left: Document, right: Document) {
  const [plain, packed] = [left, right].map((document) => {
    const [scene] = document.getRoot().listScenes()
    if (!scene) throw new Error('The model has no scene')
    const { min, max } = getBounds(scene)
    return [...min, ...max]
  })
  for (const [index, length] of (plain ?? []).entries())
    expect(length).toBeCloseTo(packed?.[index] ?? Number.NaN, 5)
}
