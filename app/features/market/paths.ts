/** Where country and language are chosen, without locale. */
export const COUNTRIES_PATH = '/countries'

/** The fields of its form: the codes of country and language, and the path to return to, with its locale. */
export const LOCALE_FIELDS = { country: 'country', language: 'language', to: 'to' } as const
