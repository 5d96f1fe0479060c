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
const PREFERRED_COUNTRIES: Readonly<Record<Language, CountryCode>> = {
  en: 'US',
  it: 'IT',
  es: 'ES',
  de: 'DE',
  fr: 'FR',
}
const CURRENCY_COUNTRIES: Readonly<Record<Currency, CountryCode>> = { USD: 'US', EUR: 'IT', GBP: 'GB' }

/** Plans the fewest readings that cover all languages and currencies of a shop. */
export function planReadings({ countries, primaryLanguage }: ShopLocalization): ReadingPlan {
  const readings = new Map<string, Reading>()
  const toReading = (language: Language, country: CountryCode) => {
    const key = `${language}-${country}`
    const reading = readings.get(key) ?? { language, country }
    readings.set(key, reading)
    return reading
  }
  const planLanguage = (language: Language) => {
    const offering = countries.filter(({ languages }) => languages.includes(language))
    const place = findPreferred(offering, PREFERRED_COUNTRIES[language])
    return place && toReading(language, place.country)
  }
  const fallback = primaryLanguage ?? DEFAULT_LANGUAGE
  const original =
    planLanguage(DEFAULT_LANGUAGE) ??
    planLanguage(fallback) ??
    toReading(
      fallback,
      findPreferred(countries, PREFERRED_COUNTRIES[fallback])?.country ?? PREFERRED_COUNTRIES[fallback],
    )
  const localized = Object.fromEntries(
    LANGUAGES.map((language) => [language, planLanguage(language) ?? original]),
  ) as Record<Language, Reading>

  const planCurrency = (currency: Currency): Reading | null => {
    const paying = countries.filter((place) => place.currency === currency)
    const planned = [...readings.values()].filter(({ country }) =>
      paying.some((place) => place.country === country),
    )
    const reading = planned.find(({ country }) => country === CURRENCY_COUNTRIES[currency])
    if (reading) return reading
    const place = findPreferred(paying, CURRENCY_COUNTRIES[currency])
    if (!place || (place.country !== CURRENCY_COUNTRIES[currency] && planned[0])) return planned[0] ?? null
    const language = place.languages.includes(original.language) ? original.language : place.languages[0]
    return toReading(language ?? original.language, place.country)
  }
  const priced = Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const reading = planCurrency(currency)
      return reading ? [[currency, reading]] : []
    }),
  )
  const listed = Object.values(priced)
  return { original, localized, priced, listed: listed.length > 0 ? listed : [original] }
}

function findPreferred<Place extends { readonly country: CountryCode }>(
  places: readonly Place[],
  country: CountryCode,
): Place | undefined {
  return places.find((place) => place.country === country) ?? places[0]
}
