import { CONSENT_COOKIE, cookieTable } from '#app/visitor/cookies/cookie-table.ts'
import { writeCookie } from '#app/visitor/cookies/cookies.ts'
import { CONSENT_KINDS, type ConsentKind, serializeConsent } from '#domain/visitor/consent.ts'

export const CHOICE_FIELD = 'choice'
export const CHOICES = ['all', 'needed', 'chosen'] as const
export const KIND_FIELD = 'kind'

/** Returns null if the form is invalid. */
export function chosenKinds(form: FormData): readonly ConsentKind[] | null {
  const choice = CHOICES.find((known) => known === form.get(CHOICE_FIELD))
  if (choice === undefined) return null
  if (choice === 'chosen') return CONSENT_KINDS.filter((kind) => form.getAll(KIND_FIELD).includes(kind))
  return choice === 'all' ? CONSENT_KINDS : []
}

/** Sets the consent cookie, and deletes everything that the choice does not allow. */
export function consentCookies(kinds: readonly ConsentKind[], { isSecure }: { isSecure: boolean }): string[] {
  const withdrawn = cookieTable.filter(({ consent }) => consent !== null && !kinds.includes(consent))
  return [
    writeCookie(CONSENT_COOKIE, serializeConsent(kinds), { isSecure }),
    ...withdrawn.map(({ name }) => writeCookie(name, '', { isSecure, maxAgeSeconds: 0 })),
  ]
}
