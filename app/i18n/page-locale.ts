import type { Visitor } from '#app/request/context.ts'
import { type Language, toLanguageTag, toLocalePrefix } from '#domain/locale.ts'

/** What every page needs to know of the visitor's locale. It reaches the browser with each document. */
export type PageLocale = {
  readonly language: Language
  /** BCP 47, for `lang` and `Intl`: 'de-AT'. */
  readonly tag: string
  /** In front of every path of the shop: '/de-at', empty for English in the US. */
  readonly prefix: string
  readonly country: Visitor['country']
  readonly currency: Visitor['currency']
  readonly units: Visitor['units']
}

export function pageLocaleOf({ locale, language, country, currency, units }: Visitor): PageLocale {
  return { language, tag: toLanguageTag(locale), prefix: toLocalePrefix(locale), country, currency, units }
}
