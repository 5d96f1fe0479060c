import { isLanguage } from './language.ts'
import { type Locale, resolveLocale } from './locale.ts'
import { findCountry } from './market.ts'

/** No real browser sends a longer header. */
const TEXT_CAP = 200

/**
 * The locale of the first country in `Accept-Language` ('de-AT,de;q=0.9') that we ship to. Otherwise the first of our
 * languages in the country of `fallback`, or `fallback` itself.
 */
export function preferredLocale(acceptLanguage: string | null, fallback: Locale): Locale {
  const tags = (acceptLanguage ?? '').slice(0, TEXT_CAP).split(',')
  const ranges = tags.map((tag) => (tag.split(';')[0] ?? '').trim().toLowerCase().split('-'))
  for (const [language, ...rest] of ranges) {
    const country = findCountry(rest.at(-1)?.toUpperCase() ?? '')
    if (country) return resolveLocale(language, country.isoCode)
  }
  const supported = ranges.map(([language]) => language).find(isLanguage)
  return supported ? resolveLocale(supported, fallback.country) : fallback
}
