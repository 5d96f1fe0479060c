import { DEFAULT_LANGUAGE, type Language } from '#domain/market/language.ts'
import type { CommerceOptions } from '../options.ts'
import type { ProductNode } from './catalogue-loader.ts'

/** The language of a product's texts, if it is not that of the view; null if it is. */
export function textLanguage(
  { view, row }: ProductNode,
  { shop }: Pick<CommerceOptions, 'shop'>,
): Language | null {
  const [own = DEFAULT_LANGUAGE] = shop.languages
  return own !== view.language && !row.isTranslated ? own : null
}
