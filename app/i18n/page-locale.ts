import type { Visitor } from '#app/visitor/context.ts'
import { type Language, toLanguageTag, toLocalePrefix } from '#domain/market/locale.ts'
import { numberSamplesOf } from './format/number-samples.server.ts'
import type { NumberSamples } from './format/number-samples.ts'

/** Sent with each document. */
export type PageLocale = {
  readonly language: Language
  /** BCP 47, for `lang` and `Intl`: 'de-AT'. */
  readonly tag: string
  /** The prefix of every path of the shop: '/de-at', empty for English in the US. */
  readonly prefix: string
  readonly country: Visitor['country']
  readonly currency: Visitor['currency']
  readonly units: Visitor['units']
  /** Samples for prices and sizes; null when the server cannot provide them. */
  readonly numbers: NumberSamples | null
}

export function pageLocaleOf({ locale, language, country, currency, units }: Visitor): PageLocale {
  const tag = toLanguageTag(locale)
  const numbers = numberSamplesOf(tag, currency, units)
  return { language, tag, prefix: toLocalePrefix(locale), country, currency, units, numbers }
}
