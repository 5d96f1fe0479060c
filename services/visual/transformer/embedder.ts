import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { StartFault } from '#services/kernel/start-fault.ts'
import type { Embedder } from '../embedder.ts'
import type { RgbPicture } from '../picture/rgb-picture.ts'

export type TransformerSettings = {
  /**
   * A folder with `config.json`, `preprocessor_config.json` and `onnx/model.onnx`, or the name of a model on the hub.
   */
  readonly model: string
  readonly cacheFolder: string
}

/** The part of `@huggingface/transformers` that we use. */
type Transformers = {
  readonly env: {
    allowRemoteModels: boolean
    localModelPath: string
    cacheDir: string | null
  }
  readonly RawImage: new (data: Uint8ClampedArray, width: number, height: number, channels: 3) => object
  pipeline(task: 'image-feature-extraction', model: string, options: object): Promise<ExtractFeatures>
}

/** The output of a model: `[1, tokens, numbers]`, or `[1, numbers]`. */
type Features = { readonly dims: readonly number[]; readonly data: Float32Array }

type ExtractFeatures = (picture: object) => Promise<Features>

const LIBRARY = '@huggingface/transformers'

/** The library version that this was developed with. */
const VERSION = '4.3.1'

/**
 * Opens an embedder that uses a vision transformer (ViT, DINO, CLIP and similar in ONNX). The embedding is the first
 * token of its last layer, or the picture's own vector if the model returns one. Throws StartFault if the model cannot
 * be loaded.
 */
export async function openTransformerEmbedder(settings: TransformerSettings): Promise<Embedder> {
  const library = await loadTransformers()
  const extract = await openModel(library, settings)
  const embed = async ({ width, height, rgb }: RgbPicture) =>
    toVector(await extract(new library.RawImage(new Uint8ClampedArray(rgb), width, height, 3)))
  const sample = await embed({ width: 32, height: 32, rgb: new Uint8Array(32 * 32 * 3).fill(128) })
  return { name: `transformer:${settings.model}`, length: sample.length, embed }
}

async function openModel(
  library: Transformers,
  { model, cacheFolder }: TransformerSettings,
): Promise<ExtractFeatures> {
  const { env } = library
  const isFolder = existsSync(model)
  env.allowRemoteModels = !isFolder
  env.cacheDir = cacheFolder
  if (isFolder) env.localModelPath = dirname(resolve(model))
  try {
    const name = isFolder ? basename(resolve(model)) : model
    return await library.pipeline('image-feature-extraction', name, { device: 'cpu', dtype: 'fp32' })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown'
    throw new StartFault(`Cannot open EMBEDDING_MODEL ${model} (${reason}).`)
  }
}

/** Returns the vector of a picture. If there are several tokens, the first represents the whole picture. */
function toVector({ dims, data }: Features): Float32Array {
  return data.slice(0, dims.at(-1) ?? data.length)
}

/**
 * Loads the library, which is not a dependency of the shop because it takes half a gigabyte and is only needed if a
 * model is configured (docs/decisions/0019-search-pictures-without-a-trained-model.md).
 */
export async function loadTransformers(): Promise<Transformers> {
  const library: unknown = await import(LIBRARY).catch(() => null)
  if (isTransformers(library)) return library
  throw new StartFault(
    `EMBEDDING_MODEL needs ${LIBRARY}: install it with ONNXRUNTIME_NODE_INSTALL=skip npm install --no-save ${LIBRARY}@${VERSION}, or unset the variable.`,
  )
}

function isTransformers(library: unknown): library is Transformers {
  return typeof library === 'object' && library !== null && 'pipeline' in library && 'RawImage' in library
}
