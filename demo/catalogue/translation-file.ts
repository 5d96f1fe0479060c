import type { Language } from '../../domain/market/language.ts'
import type { PictureLedger } from '../studio/ledger.ts'
import type { CatalogueProduct } from './catalogue.ts'
import { descriptionHtml, firstSentence } from './descriptions.ts'
import { findPictures } from './pictures.ts'
import { ARTISANS } from './specs/spec.ts'
import { getTermWords } from './terms.ts'
import { tidyJson } from './tidy-json.ts'

export type TranslatedLanguage = Exclude<Language, 'en'>
export const TRANSLATED_LANGUAGES = ['it', 'es', 'de', 'fr'] as const satisfies readonly TranslatedLanguage[]

/** The texts of the products in one language, in the format of the import. */
export function writeTranslationFile(
  products: readonly CatalogueProduct[],
  language: TranslatedLanguage,
  ledger: PictureLedger,
): string {
  const entries = products.map((product) => [
    product.words.slug.en,
    { [language]: translationOf(product, language, ledger) },
  ])
  return tidyJson(Object.fromEntries(entries))
}

function translationOf(product: CatalogueProduct, language: TranslatedLanguage, ledger: PictureLedger) {
  const { specs, words } = product
  return {
    title: words.title[language],
    handle: words.slug[language],
    descriptionHtml: descriptionHtml(words.story[language]),
    material: specs.materials.map((term) => getTermWords(term)[language]),
    ...optionOf(product, language),
    seo: {
      title: `${words.title[language]} · ${ARTISANS[specs.artisan].name}`,
      description: firstSentence(words.story[language]),
    },
    alt: findPictures(product, ledger).map((picture) => picture.alt[language]),
    metafields: { 'custom.color': JSON.stringify(specs.colors.map((term) => getTermWords(term)[language])) },
  }
}

function optionOf({ specs }: CatalogueProduct, language: TranslatedLanguage) {
  if (specs.option === null) return {}
  const values = specs.variants.flatMap(({ value }) =>
    value === null ? [] : [[getTermWords(value).en, getTermWords(value)[language]] as const],
  )
  const option = { name: getTermWords(specs.option)[language], values: Object.fromEntries(values) }
  return { options: { [getTermWords(specs.option).en]: option } }
}
