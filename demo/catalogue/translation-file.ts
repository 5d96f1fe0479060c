import type { Language } from '../../domain/market/language.ts'
import type { PictureLedger } from '../studio/ledger.ts'
import type { CatalogueProduct } from './catalogue.ts'
import { descriptionHtml, firstSentence } from './descriptions.ts'
import { ARTISANS } from './facts/facts.ts'
import { picturesOf } from './pictures.ts'
import { wordsOf } from './terms.ts'
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
  const { facts, words } = product
  return {
    title: words.title[language],
    handle: words.slug[language],
    descriptionHtml: descriptionHtml(words.story[language]),
    material: facts.materials.map((term) => wordsOf(term)[language]),
    ...optionOf(product, language),
    seo: {
      title: `${words.title[language]} · ${ARTISANS[facts.artisan].name}`,
      description: firstSentence(words.story[language]),
    },
    alt: picturesOf(product, ledger).map((picture) => picture.alt[language]),
    metafields: { 'custom.color': JSON.stringify(facts.colors.map((term) => wordsOf(term)[language])) },
  }
}

function optionOf({ facts }: CatalogueProduct, language: TranslatedLanguage) {
  if (facts.option === null) return {}
  const values = facts.variants.flatMap(({ value }) =>
    value === null ? [] : [[wordsOf(value).en, wordsOf(value)[language]] as const],
  )
  const option = { name: wordsOf(facts.option)[language], values: Object.fromEntries(values) }
  return { options: { [wordsOf(facts.option).en]: option } }
}
