/** Without locale. */
export const COUNTRIES_PATH = '/countries'

/** The codes of country and language, and the path to return to, with its locale. */
export const LOCALE_FIELDS = { country: 'country', language: 'language', to: 'to' } as const
