import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getBounds, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, Variant } from '@gltf-transform/extensions'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { validateBytes } from 'gltf-validator'
import { MeshoptDecoder } from 'meshoptimizer'
import { Box3, Vector3 } from 'three'
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readOutline } from '../../domain/product/outline.ts'
import { parseProductAttributes } from '../../domain/product/product-attributes.ts'
import { describedProducts, getHandle } from '../catalogue/catalogue.ts'

const FILES = join(import.meta.dirname, '../files')
// If two products share a drawing, the files belong to the first.
const products = describedProducts().toReversed()
const pieces = [...new Map(products.map((product) => [product.specs.piece, product])).values()]
await MeshoptDecoder.ready
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })

/** The dimensions in the product file, which match the drawings (catalogue/check.test.ts). */
const rows = z
  .array(z.record(z.string(), z.string()))
  .parse(
    parse(await readFile(join(import.meta.dirname, '../catalogue/products.csv'), 'utf8'), { columns: true }),
  )
const reportedSizes = new Map(
  rows
    .filter((row) => row.Title !== '')
    .map((row) => {
      const reported = row['dimensions (product.metafields.custom.dimensions)'] ?? ''
      return [row.Handle, parseProductAttributes(new Map([['dimensions', reported]])).dimensions]
    }),
)

describe.each(pieces)('$specs.piece', ({ name, specs: { piece }, words }) => {
  const { widthCm = 0, heightCm = 0, depthCm = 0 } = reportedSizes.get(getHandle(name)) ?? {}

  test('its glTF is valid, light and has the dimensions of the piece', async () => {
    const bytes = new Uint8Array(await readFile(join(FILES, `${piece}.glb`)))
    const report = await validateBytes(bytes)
    expect(report.issues.numErrors).toBe(0)
    expect(bytes.length).toBeLessThanOrEqual(400 * 1024)
    const [scene] = (await io.readBinary(bytes)).getRoot().listScenes()
    if (!scene) throw new Error('The model has no scene')
    const { min, max } = getBounds(scene)
    const sizes = [0, 1, 2].map((axis) => ((max[axis] ?? 0) - (min[axis] ?? 0)) * 100)
    const wanted = [widthCm, heightCm, depthCm]
    for (const [axis, value] of sizes.entries())
      expect(Math.abs(value - (wanted[axis] ?? 0))).toBeLessThan(0.3)
  })

  test('its glTF has every finish that is sold', async () => {
    const document = await io.readBinary(new Uint8Array(await readFile(join(FILES, `${piece}.glb`))))
    const finishes = document
      .getRoot()
      .listExtensionsUsed()
      .flatMap((extension) => extension.listProperties())
      .flatMap((property) => (property instanceof Variant ? [property.getName()] : []))
    const sold = products.filter(({ specs }) => specs.piece === piece).flatMap(({ specs }) => specs.variants)
    expect(finishes).toEqual(expect.arrayContaining(sold.map(({ finish }) => finish)))
  })

  test('its USDZ is a valid archive for a phone', async () => {
    const bytes = await readFile(join(FILES, `${piece}.usdz`))
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    expect(bytes.length).toBeLessThanOrEqual(3_000_000)
  })

  // spec 1: CAD files have complete outlines
  test('its CAD files contain its title and its dimensions in millimeters', async () => {
    const zip = unzipSync(new Uint8Array(await readFile(join(FILES, `${piece}-cad.zip`))))
    const read = (ending: string) => strFromU8(zip[piece + ending] ?? new Uint8Array())
    const wanted = [widthCm, depthCm, heightCm].map((centimeters) => (centimeters ?? 0) * 10)

    const drawing = read('.dxf')
    expect(drawing).toContain(words.title.en)
    const [, ...drawn] = /W (\d+) x D (\d+) x H (\d+) mm/.exec(drawing) ?? []
    expectNear(drawn.map(Number), wanted)
    const [width = 0, depth = 0, height = 0] = wanted
    const outline = readOutline(drawing)
    // Every outline is complete: it touches all four sides.
    expectNear([outline?.front.widthMm ?? 0, outline?.front.heightMm ?? 0], [width, height])
    expectNear([outline?.side?.widthMm ?? 0, outline?.side?.heightMm ?? 0], [depth, height])

    const model = new OBJLoader().parse(read('.obj'))
    const { x, y, z } = new Box3().setFromObject(model, true).getSize(new Vector3())
    expectNear([x, z, y], wanted)

    const named = [...read('.obj').matchAll(/^usemtl (.+)$/gm)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) expect(read('.mtl')).toContain(`newmtl ${name}\n`)
  })
})

/** Lengths in millimeters, each rounded to a whole number before. */
function expectNear(lengths: readonly number[], wanted: readonly number[]) {
  expect(lengths).toHaveLength(wanted.length)
  for (const [axis, length] of lengths.entries())
    expect(Math.abs(length - (wanted[axis] ?? Number.NaN))).toBeLessThanOrEqual(1.5)
}
