import type { Language } from '../../domain/market/language.ts'
import type { ProductDraft } from '../../services/commerce/import/product-draft.ts'
import { drawProduct } from './draw-product.ts'
import { createHandles } from './handles.ts'
import type { Source } from './sources.ts'
import { toDraft } from './to-draft.ts'
import { drawWorkshops } from './workshops.ts'

export type LargeHouseOptions = {
  readonly seed: number
  readonly first: number
  readonly count: number
  readonly sources: readonly Source[]
  /** Handles of existing products. */
  readonly taken: ReadonlyMap<Language, Iterable<string>>
}

/** Generates the products of a large shop lazily: always the same for the same seed, numbers and existing products. */
export function* largeHouse({
  seed,
  first,
  count,
  sources,
  taken,
}: LargeHouseOptions): Generator<ProductDraft> {
  const workshops = drawWorkshops(seed)
  const handles = createHandles(taken)
  for (let number = first; number < first + count; number += 1) {
    yield toDraft(drawProduct(seed, number, workshops), sources, handles)
  }
}
