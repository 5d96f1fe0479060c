import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Document, getBounds, Logger, type Material, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, EXTTextureWebP, KHRMaterialsVariants } from '@gltf-transform/extensions'
import { meshopt } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createFolderFiles } from '../images/folder-files.ts'
import { createImageStore } from '../images/image-store.ts'
import { createModelEndpoint } from './model-endpoint.ts'
import { toPlainModel } from './plain-model.ts'

await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready])
const compressing = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })
/** Two corners of the piece, in meters. */
const CORNERS = { min: [-0.6, 0, -0.25], max: [0.6, 0.82, 0.25] }
const packed = await packedModel()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
  await mkdir(join(folder, 'files', 'chairs'), { recursive: true })
  await writeFile(join(folder, 'files', 'seat.glb'), packed)
  await writeFile(join(folder, 'files', 'chairs', 'Küche.glb'), packed)
  await writeFile(join(folder, 'files', 'broken.glb'), packed.subarray(0, 900))
  await writeFile(join(folder, 'files', 'seat.usdz'), packed)
  await writeFile(join(folder, 'secret.glb'), packed)
})
afterEach(() => rm(folder, { recursive: true }))

function shop(run = toPlainModel) {
  const lane = { run: vi.fn(run) }
  const store = createImageStore(join(folder, 'cache'), 1e9)
  const serve = createModelEndpoint({
    files: createFolderFiles('/files/', [join(folder, 'files')]),
    store,
    lane,
  })
  async function get(path: string, headers: Record<string, string> = {}) {
    const request = new Request(`https://shop.example${path}`, { headers })
    const response = await serve(request, new URL(request.url).pathname)
    if (response === null) throw new Error(`${path} is not a path of models`)
    return response
  }
  return { get, lane, serve }
}

// spec 1: AR on Android: a file of one finish, at true size
test.each([
  ['/models/seat.glb', 'oak'],
  ['/models/seat.glb?finish=oak', 'oak'],
  ['/models/seat.glb?finish=Nero%20%26%20oro', 'Nero & oro'],
  ['/models/chairs/K%C3%BCche.glb?finish=oak', 'oak'],
])('%s is a plain file in %s alone, of the same size in meters', async (path, finish) => {
  const response = await shop().get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('model/gltf-binary')
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=86400/)
  // Registers no extension, so it reads only what every viewer can read.
  const root = (await new NodeIO().readBinary(new Uint8Array(await response.arrayBuffer()))).getRoot()
  expect(root.listExtensionsRequired()).toEqual([])
  expect(root.listMaterials().map((material) => material.getName())).toEqual([finish])
  const [scene] = root.listScenes()
  if (!scene) throw new Error('The model has no scene')
  const { min, max } = getBounds(scene)
  for (const axis of [0, 1, 2]) {
    expect(min[axis]).toBeCloseTo(CORNERS.min[axis] ?? Number.NaN, 3)
    expect(max[axis]).toBeCloseTo(CORNERS.max[axis] ?? Number.NaN, 3)
  }
  const [texture] = root.listTextures()
  expect(texture?.getMimeType()).toBe(finish === 'oak' ? 'image/jpeg' : 'image/png')
})

// spec 1: AR on Android: files of unknown models and finishes are refused
test.each([
  ['/models/gone.glb', 404],
  ['/models/seat.usdz', 404],
  ['/models/', 404],
  ['/models/..%2Fsecret.glb', 404],
  ['/models/chairs/..%2F..%2Fsecret.glb', 404],
  ['/models/%00seat.glb', 404],
  ['/models/%E0%A4%A.glb', 404],
  ['/models/seat.glb?finish=walnut', 404],
  ['/models/seat.glb?finish=', 404],
  ['/models/seat.glb?finish=__proto__', 404],
  [`/models/seat.glb?finish=${'a'.repeat(101)}`, 404],
  ['/models/broken.glb', 422],
])('%s is refused with %i, and nothing of it is stored', async (path, status) => {
  const response = await shop().get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await readdir(folder)).not.toContain('cache')
})

test('twenty simultaneous requests make a file once, and the next one reads it from disk', async () => {
  const { get, lane } = shop()
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/models/seat.glb?finish=oak')))
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const again = await get('/models/seat.glb?finish=oak')
  expect(await again.arrayBuffer()).toEqual(await responses[0]?.arrayBuffer())
  expect(lane.run).toHaveBeenCalledTimes(1)
  const etag = again.headers.get('etag') ?? ''
  expect((await get('/models/seat.glb?finish=oak', { 'if-none-match': etag })).status).toBe(304)
})

test('a model that was replaced under its name is made again', async () => {
  const { get, lane } = shop()
  await get('/models/seat.glb')
  await writeFile(join(folder, 'files', 'seat.glb'), Buffer.concat([packed, Buffer.alloc(4)]))
  await get('/models/seat.glb')
  expect(lane.run).toHaveBeenCalledTimes(2)
})

test('while eight are in progress, further requests have to come back later, and a failed one frees its place', async () => {
  const { promise: held, reject } = Promise.withResolvers<never>()
  const { get, lane } = shop(() => held)
  const making = Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => get(`/models/seat.glb?finish=${index}`)),
  )
  await eventually(() => expect(lane.run).toHaveBeenCalledTimes(8))
  const busy = await get('/models/seat.glb?finish=oak')
  expect(busy.status).toBe(503)
  expect(busy.headers.get('retry-after')).toBe('5')
  reject(new Error('The worker ended'))
  expect((await making).map(({ status }) => status)).toEqual(Array(8).fill('rejected'))
  await expect(get('/models/seat.glb?finish=oak')).rejects.toThrow('The worker ended')
})

test('other paths are not of models', () => {
  const { serve } = shop()
  expect(serve(new Request('https://shop.example/files/seat.glb'), '/files/seat.glb')).toBeNull()
})

/** A block in the form in which houses order their models: compressed, in two finishes, with textures in WebP. */
async function packedModel(): Promise<Buffer> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT))
  document.createExtension(EXTTextureWebP).setRequired(true)
  const extension = document.createExtension(KHRMaterialsVariants)
  const buffer = document.createBuffer()
  const { min, max } = CORNERS
  const corners = Array.from({ length: 8 }, (_, corner) =>
    [0, 1, 2].map((axis) => (corner & (1 << axis) ? max : min)[axis] ?? 0),
  )
  const part = document
    .createPrimitive()
    .setAttribute(
      'POSITION',
      document.createAccessor().setType('VEC3').setArray(new Float32Array(corners.flat())).setBuffer(buffer),
    )
    .setAttribute(
      'TEXCOORD_0',
      document
        .createAccessor()
        .setType('VEC2')
        .setArray(new Float32Array(corners.flatMap(([x = 0, y = 0]) => [x / 2 + 0.5, y])))
        .setBuffer(buffer),
    )
    .setIndices(
      document
        .createAccessor()
        .setType('SCALAR')
        .setArray(new Uint16Array([0, 1, 2, 2, 1, 3, 4, 6, 5, 5, 6, 7]))
        .setBuffer(buffer),
    )
  const list = extension.createMappingList()
  for (const [name, alpha] of [
    ['oak', 1],
    ['Nero & oro', 0.5],
  ] as const) {
    const variant = extension.createVariant(name)
    const material = await materialOf(document, name, alpha)
    list.addMapping(extension.createMapping().setMaterial(material).addVariant(variant))
    if (alpha === 1) part.setMaterial(material)
  }
  part.setExtension(KHRMaterialsVariants.EXTENSION_NAME, list)
  const node = document.createNode('block').setMesh(document.createMesh().addPrimitive(part))
  document.createScene().addChild(node)
  await document.transform(meshopt({ encoder: MeshoptEncoder, level: 'high' }))
  return Buffer.from(await compressing.writeBinary(document))
}

async function materialOf(document: Document, name: string, alpha: number): Promise<Material> {
  const background = { r: 120, g: 90, b: name.length, alpha }
  const image = await sharp({ create: { width: 16, height: 16, channels: 4, background } })
    .webp()
    .toBuffer()
  const texture = document.createTexture(name).setImage(new Uint8Array(image)).setMimeType('image/webp')
  return document.createMaterial(name).setBaseColorTexture(texture)
}
