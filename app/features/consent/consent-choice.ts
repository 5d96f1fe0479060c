import { CONSENT_COOKIE, cookieTable } from '#app/visitor/cookies/cookie-table.ts'
import { writeCookie } from '#app/visitor/cookies/cookies.ts'
import { CONSENT_KINDS, type ConsentKind, writtenChoice } from '#domain/visitor/consent.ts'

/** The names of the form, as its buttons and boxes send them. */
export const CHOICE = 'choice'
export const CHOICES = ['all', 'needed', 'chosen'] as const
export const KIND = 'kind'

/** What someone agrees to who sends the form; null for a form that is none of ours. */
export function chosenKinds(form: FormData): readonly ConsentKind[] | null {
  const choice = CHOICES.find((known) => known === form.get(CHOICE))
  if (choice === undefined) return null
  if (choice === 'chosen') return CONSENT_KINDS.filter((kind) => form.getAll(KIND).includes(kind))
  return choice === 'all' ? CONSENT_KINDS : []
}

/** The cookies that follow from a choice: the choice itself, and an end to whatever it does not allow. */
export function consentCookies(kinds: readonly ConsentKind[], { isSecure }: { isSecure: boolean }): string[] {
  const withdrawn = cookieTable.filter(({ consent }) => consent !== null && !kinds.includes(consent))
  return [
    writeCookie(CONSENT_COOKIE, writtenChoice(kinds), { isSecure }),
    ...withdrawn.map(({ name }) => writeCookie(name, '', { isSecure, maxAgeSeconds: 0 })),
  ]
}
