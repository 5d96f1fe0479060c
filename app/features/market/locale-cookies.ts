/** Spec §3: the cookies that store the choice of country and language. */
export const LOCALE_COOKIES = {
  language: 'language',
  /** '{language}-{country}' */
  expected: 'expected_locale',
  changedByUser: 'locale_changed_by_user',
} as const
