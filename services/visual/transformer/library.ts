import { StartFault } from '#services/kernel/start-fault.ts'

/** The part of `@huggingface/transformers` that we use. */
export type Transformers = {
  readonly env: {
    allowRemoteModels: boolean
    localModelPath: string
    cacheDir: string | null
  }
  readonly RawImage: new (data: Uint8ClampedArray, width: number, height: number, channels: 3) => object
  pipeline(task: 'image-feature-extraction', model: string, options: object): Promise<ExtractFeatures>
}

/** The output of a model: `[1, tokens, numbers]`, or `[1, numbers]`. */
export type Features = { readonly dims: readonly number[]; readonly data: Float32Array }
export type ExtractFeatures = (picture: object) => Promise<Features>

const LIBRARY = '@huggingface/transformers'
/** The version that this was developed with. */
const VERSION = '4.3.1'

/**
 * Loads the library, which is not a dependency of the shop: half a gigabyte, required only if a model is
 * configured (docs/decisions/0019-search-pictures-without-a-trained-model.md).
 */
export async function loadTransformers(): Promise<Transformers> {
  const library: unknown = await import(LIBRARY).catch(() => null)
  if (isTransformers(library)) return library
  throw new StartFault(
    `EMBEDDING_MODEL needs ${LIBRARY}: install it with ONNXRUNTIME_NODE_INSTALL=skip npm install --no-save ${LIBRARY}@${VERSION}, or leave the variable out.`,
  )
}

function isTransformers(library: unknown): library is Transformers {
  return typeof library === 'object' && library !== null && 'pipeline' in library && 'RawImage' in library
}
