import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { StartFault } from '#services/kernel/start-fault.ts'
import type { Embedder } from '../embedder.ts'
import type { RgbPicture } from '../picture/rgb-picture.ts'
import { type ExtractFeatures, type Features, loadTransformers, type Transformers } from './library.ts'

export type TransformerSettings = {
  /** A folder with `config.json`, `preprocessor_config.json` and `onnx/model.onnx`, or a name on the hub. */
  readonly model: string
  /** Where models of the hub are stored. */
  readonly cacheFolder: string
}

/**
 * The embedding by a vision transformer (ViT, DINO, CLIP and similar in ONNX): the first token of its last
 * layer, or the picture's own vector if the model returns one. Throws StartFault if the model cannot be
 * loaded.
 */
export async function openTransformerEmbedder(settings: TransformerSettings): Promise<Embedder> {
  const library = await loadTransformers()
  const extract = await openModel(library, settings)
  const embed = async ({ width, height, rgb }: RgbPicture) =>
    vectorOf(await extract(new library.RawImage(new Uint8ClampedArray(rgb), width, height, 3)))
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
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message.split('\n')[0] : 'unknown'
    throw new StartFault(`Cannot open EMBEDDING_MODEL ${model} (${reason}).`)
  }
}

/** Of several tokens, the first represents the whole picture. */
function vectorOf({ dims, data }: Features): Float32Array {
  return data.slice(0, dims.at(-1) ?? data.length)
}
