/** Spec §3: what a browser remembers of the choice of country and language. */
export const LOCALE_COOKIES = {
  language: 'language',
  /** '{language}-{country}' */
  expected: 'expected_locale',
  changedByUser: 'locale_changed_by_user',
} as const
