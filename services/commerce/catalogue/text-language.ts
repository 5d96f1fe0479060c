import { DEFAULT_LANGUAGE, type Language } from '#domain/market/language.ts'
import type { CommerceOptions } from '../options.ts'
import type { ProductNode } from './catalogue-loader.ts'

/** The language of a product's texts; null if it is the language of the view. */
export function textLanguage(
  { view, row }: ProductNode,
  { shop }: Pick<CommerceOptions, 'shop'>,
): Language | null {
  const [mainLanguage = DEFAULT_LANGUAGE] = shop.languages
  return mainLanguage !== view.language && !row.isTranslated ? mainLanguage : null
}
