import type { Language } from '../market/language.ts'

/** The title of a sample in an order. */
export function sampleTitle(title: string, language: Language): string {
  return `${SAMPLE_WORDS[language]}: ${title}`
}

/** The SKU by which the warehouse finds the sample in this finish. */
export function sampleSku(sku: string): string {
  return SAMPLE_PREFIX + sku
}

/** Whether a SKU is a sample's; samples cannot be reordered with the pieces. */
export function isSampleSku(sku: string): boolean {
  return sku.startsWith(SAMPLE_PREFIX)
}

const SAMPLE_PREFIX = 'SAMPLE-'

const SAMPLE_WORDS: Readonly<Record<Language, string>> = {
  en: 'Sample',
  it: 'Campione',
  es: 'Muestra',
  de: 'Muster',
  fr: 'Échantillon',
}
