import type { CountryCode } from '#domain/market/market.ts'
import type { ConsentRegion } from '#domain/visitor/consent.ts'

/** A best guess for a page with prices for `country`. */
export function browserRegion(country: CountryCode): ConsentRegion {
  return {
    country,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    isOptedOut: Reflect.get(navigator, 'globalPrivacyControl') === true,
  }
}
