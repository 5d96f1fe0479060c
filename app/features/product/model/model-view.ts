import type { Product } from '#domain/product/product.ts'

export type ModelView = {
  /** glTF binary, for every browser. */
  readonly glb: string
  /** The same model for Quick Look on iPhones; null if the browser has to generate it. */
  readonly usdz: string | null
  /** The surface on which AR places the model. */
  readonly placement: 'floor' | 'wall'
}

/** Returns null when the product has no model that a browser can show. */
export function toModelView(product: Product): ModelView | null {
  const { arModel, arModelIos } = product.attributes
  const glb = arModel ?? findMediaSource(product, 'model/gltf-binary')
  if (glb === null) return null
  return {
    glb,
    usdz: arModelIos ?? findMediaSource(product, 'model/vnd.usdz+zip'),
    placement: hangsOnWall(product) ? 'wall' : 'floor',
  }
}

/** Fallback for attributes without a file: the product's media. */
function findMediaSource({ models }: Product, mimeType: string): string | null {
  const sources = models.flatMap((model) => model.sources)
  return sources.find((source) => source.mimeType === mimeType)?.url ?? null
}

/** Mirrors that are taller are placed on the floor. */
const WALL_MIRROR_HEIGHT_MAX_CM = 150

function hangsOnWall({ categoryPath, attributes }: Product): boolean {
  const category = categoryPath ?? ''
  if (/\bwall-/.test(category)) return true
  return /\bmirrors\b/.test(category) && (attributes.dimensions.heightCm ?? 0) <= WALL_MIRROR_HEIGHT_MAX_CM
}
