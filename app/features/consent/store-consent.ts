import { storePageCookie } from '#app/visitor/cookies/page-cookies.ts'
import type { ConsentKind } from '#domain/visitor/consent.ts'
import { consentCookies } from './consent-choice.ts'

/** Stores the choice, and deletes the cookies that it does not allow. */
export function storeConsent(kinds: readonly ConsentKind[]): void {
  for (const cookie of consentCookies(kinds, { isSecure: location.protocol === 'https:' })) {
    storePageCookie(cookie)
  }
}
