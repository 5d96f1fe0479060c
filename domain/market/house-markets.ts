import { type CalendarDate, calendarDateIn } from '../calendar/calendar-date.ts'
import type { Language } from './language.ts'
import type { Locale } from './locale.ts'
import { type CountryCode, getCountry } from './market.ts'

export type HousePlace = {
  readonly country: CountryCode
  /** The IANA time zone of the house's calendar: its day changes at midnight there. */
  readonly timeZone: string
}

/** The countries and languages in which a house sells. */
export type HouseMarkets = HousePlace & {
  /** The first is the default for visitors whose language is not offered. */
  readonly languages: readonly Language[]
  /** Null if the house sells in every country that the shop ships to. */
  readonly countries: readonly CountryCode[] | null
}

/** The house's country, and today's date there. */
export type HouseDay = { readonly home: CountryCode; readonly today: CalendarDate }

export function houseDay({ timeZone }: Pick<HousePlace, 'timeZone'>, instant: Date): CalendarDate {
  return calendarDateIn(timeZone, instant)
}

export function isSoldIn(country: CountryCode, { countries }: HouseMarkets): boolean {
  return countries === null || countries.includes(country)
}

/** The country's default language comes first. */
export function getLanguages(
  country: CountryCode,
  { languages }: Pick<HouseMarkets, 'languages'>,
): readonly Language[] {
  return getCountry(country).supportedLanguages.filter((language) => languages.includes(language))
}

/**
 * The locale itself if the house offers it. Otherwise its country (or the house's own, if the house does not sell
 * there) in the requested language or another that the house offers there.
 */
export function resolveOfferedLocale({ language, country }: Locale, markets: HouseMarkets): Locale {
  const home = markets.countries?.find((one) => one === markets.country) ?? markets.countries?.[0]
  const offered = isSoldIn(country, markets) ? country : (home ?? country)
  const languages = getLanguages(offered, markets)
  const [first = language] = languages
  return { country: offered, language: languages.includes(language) ? language : first }
}
