import type { CountryCode } from '#domain/market/market.ts'
import type { ConsentRegion } from '#domain/visitor/consent.ts'

/** The browser's best guess of the consent law that applies to a visitor on a page for `country`. */
export function browserRegion(country: CountryCode): ConsentRegion {
  return {
    country,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    isOptedOut: Reflect.get(navigator, 'globalPrivacyControl') === true,
  }
}
