import type { Language } from '../market/language.ts'

/** What a line of a sample is called in an order. */
export function sampleTitle(title: string, language: Language): string {
  return `${SAMPLE_WORDS[language]}: ${title}`
}

/** By what the warehouse finds a sample: a piece in this finish. */
export function sampleSku(sku: string): string {
  return MARK + sku
}

/** Whether a line of an order is a sample, which cannot be ordered again with the pieces. */
export function isSampleSku(sku: string): boolean {
  return sku.startsWith(MARK)
}

const MARK = 'SAMPLE-'

const SAMPLE_WORDS: Readonly<Record<Language, string>> = {
  en: 'Sample',
  it: 'Campione',
  es: 'Muestra',
  de: 'Muster',
  fr: 'Échantillon',
}
