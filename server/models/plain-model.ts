import { type Document, Logger, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, KHRMaterialsVariants, type MappingList, Variant } from '@gltf-transform/extensions'
import { dequantize, prune } from '@gltf-transform/functions'
import { MeshoptDecoder } from 'meshoptimizer'
import sharp from 'sharp'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'

export type PlainModelJob = {
  bytes: Uint8Array<ArrayBuffer>
  /** A variant of the model; null for its default materials. */
  finish: string | null
}

export type PlainModel = Result<Uint8Array<ArrayBuffer>, 'finish-not-found' | 'model-unreadable'>

/** Extensions that a viewer would have to support, but that a plain file does not use. */
const PACKING_EXTENSIONS = [
  'EXT_meshopt_compression',
  'KHR_mesh_quantization',
  'EXT_texture_webp',
  'EXT_texture_avif',
  KHRMaterialsVariants.EXTENSION_NAME,
]
/** We have no decoder for this compression; Scene Viewer supports it. */
const DRACO = 'KHR_draco_mesh_compression'
const JPEG_QUALITY = 90

/**
 * Converts a model for viewers outside of browsers: in one finish, without compression, with textures as JPEG or PNG.
 * Shapes, sizes (in meters) and other material properties are unchanged.
 */
export async function toPlainModel({ bytes, finish }: PlainModelJob): Promise<PlainModel> {
  await MeshoptDecoder.ready
  const silent = new Logger(Logger.Verbosity.SILENT)
  const io = new NodeIO()
    .setLogger(silent)
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  try {
    const { json } = await io.binaryToJSON(bytes)
    if (json.extensionsRequired?.includes(DRACO)) return ok(bytes)
    const document = (await io.readBinary(bytes)).setLogger(silent)
    if (finish !== null && !applyFinish(document, finish)) return refuse('finish-not-found')
    await convertTextures(document)
    for (const extension of document.getRoot().listExtensionsUsed())
      if (PACKING_EXTENSIONS.includes(extension.extensionName)) extension.dispose()
    await document.transform(dequantize(), prune({ keepSolidTextures: true }))
    return ok(await io.writeBinary(document))
  } catch {
    // The libraries throw for every kind of broken file.
    return refuse('model-unreadable')
  }
}

/** Applies the materials of a variant; false if there is none with that name. */
function applyFinish(document: Document, finish: string): boolean {
  const variant = document
    .getRoot()
    .listExtensionsUsed()
    .flatMap((extension) => extension.listProperties())
    .find((property) => property instanceof Variant && property.getName() === finish)
  if (!(variant instanceof Variant)) return false
  const parts = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  for (const part of parts) {
    const mappings = part.getExtension<MappingList>(KHRMaterialsVariants.EXTENSION_NAME)?.listMappings() ?? []
    const material = mappings.find((mapping) => mapping.listVariants().includes(variant))?.getMaterial()
    if (material) part.setMaterial(material)
  }
  return true
}

async function convertTextures(document: Document): Promise<void> {
  for (const texture of document.getRoot().listTextures()) {
    const image = texture.getImage()
    if (image === null || !['image/webp', 'image/avif'].includes(texture.getMimeType())) continue
    const picture = sharp(image, { limitInputPixels: PIXELS_MAX })
    const { isOpaque } = await picture.stats()
    const converted = isOpaque ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.png()
    texture
      .setImage(new Uint8Array(await converted.toBuffer()))
      .setMimeType(isOpaque ? 'image/jpeg' : 'image/png')
  }
}
