import type { CountryCode } from '#domain/market/market.ts'
import type { ConsentRegion } from '#domain/visitor/consent.ts'

/** The visitor's region as far as the browser reveals it, on a page with prices for `country`. */
export function browserRegion(country: CountryCode): ConsentRegion {
  return {
    country,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    isOptedOut: Reflect.get(navigator, 'globalPrivacyControl') === true,
  }
}
