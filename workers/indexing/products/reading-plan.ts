import type { ShopLocalization } from '#clients/commerce/localization-calls.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'

export type Reading = { readonly language: Language; readonly country: CountryCode }

/** Equal readings are the same object, so that each is requested once. */
export type ReadingPlan = {
  /** In English, or in the shop's primary language. */
  readonly original: Reading
  /** A language that the shop does not have uses the original reading. */
  readonly localized: Readonly<Record<Language, Reading>>
  /** A currency in which no country buys has no reading; some products may have prices in fewer currencies. */
  readonly priced: Readonly<Partial<Record<Currency, Reading>>>
  /** One per currency: a product is in the listing of every currency in which it is sold. */
  readonly listed: readonly Reading[]
}

/** The preferred country if the shop sells there, because prices may differ by country. */
const COUNTRY_OF: Readonly<Record<Language, CountryCode>> = {
  en: 'US',
  it: 'IT',
  es: 'ES',
  de: 'DE',
  fr: 'FR',
}
const COUNTRY_PAYING: Readonly<Record<Currency, CountryCode>> = { USD: 'US', EUR: 'IT', GBP: 'GB' }

/** The fewest readings that cover all languages and currencies of a shop. */
export function planReadings({ countries, primaryLanguage }: ShopLocalization): ReadingPlan {
  const readings = new Map<string, Reading>()
  const unique = (language: Language, country: CountryCode) => {
    const key = `${language}-${country}`
    const reading = readings.get(key) ?? { language, country }
    readings.set(key, reading)
    return reading
  }
  const readIn = (language: Language) => {
    const offering = countries.filter(({ languages }) => languages.includes(language))
    const place = preferred(offering, COUNTRY_OF[language])
    return place && unique(language, place.country)
  }
  const fallback = primaryLanguage ?? DEFAULT_LANGUAGE
  const original =
    readIn(DEFAULT_LANGUAGE) ??
    readIn(fallback) ??
    unique(fallback, preferred(countries, COUNTRY_OF[fallback])?.country ?? COUNTRY_OF[fallback])
  const localized = Object.fromEntries(
    LANGUAGES.map((language) => [language, readIn(language) ?? original]),
  ) as Record<Language, Reading>

  const priceIn = (currency: Currency): Reading | null => {
    const paying = countries.filter((place) => place.currency === currency)
    const planned = [...readings.values()].filter(({ country }) =>
      paying.some((place) => place.country === country),
    )
    const reading = planned.find(({ country }) => country === COUNTRY_PAYING[currency])
    if (reading) return reading
    const place = preferred(paying, COUNTRY_PAYING[currency])
    if (!place || (place.country !== COUNTRY_PAYING[currency] && planned[0])) return planned[0] ?? null
    const language = place.languages.includes(original.language) ? original.language : place.languages[0]
    return unique(language ?? original.language, place.country)
  }
  const priced = Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const reading = priceIn(currency)
      return reading ? [[currency, reading]] : []
    }),
  )
  const listed = Object.values(priced)
  return { original, localized, priced, listed: listed.length > 0 ? listed : [original] }
}

function preferred<Place extends { readonly country: CountryCode }>(
  places: readonly Place[],
  country: CountryCode,
): Place | undefined {
  return places.find((place) => place.country === country) ?? places[0]
}
