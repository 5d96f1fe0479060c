import type { CountryCode } from '#domain/market/market.ts'
import type { ConsentRegion } from '#domain/visitor/consent.ts'

/** What the browser itself knows of the law under which its owner looks at a page for `country`. */
export function browserRegion(country: CountryCode): ConsentRegion {
  return {
    country,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    isOptedOut: Reflect.get(navigator, 'globalPrivacyControl') === true,
  }
}
