import { type Language, type Locale, toLanguageTag, toLocalePrefix } from '#domain/market/locale.ts'
import type { CountryCode, Units } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { createNumberSamples } from './format/number-samples.server.ts'
import type { NumberSamples } from './format/number-samples.ts'

/** Sent with each document. */
export type PageLocale = {
  readonly language: Language
  /** BCP 47, for `lang` and `Intl`: 'de-AT'. */
  readonly tag: string
  /** The prefix of every path of the shop: '/de-at', empty for English in the US. */
  readonly prefix: string
  readonly country: CountryCode
  readonly currency: Currency
  readonly units: Units
  /** Samples for prices and sizes; null when the server cannot provide them. */
  readonly numbers: NumberSamples | null
}

type LocaleSettings = Pick<PageLocale, 'language' | 'country' | 'currency' | 'units'> & {
  readonly locale: Locale
}

export function toPageLocale({ locale, language, country, currency, units }: LocaleSettings): PageLocale {
  const tag = toLanguageTag(locale)
  const numbers = createNumberSamples(tag, currency, units)
  return { language, tag, prefix: toLocalePrefix(locale), country, currency, units, numbers }
}
