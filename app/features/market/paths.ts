/** The page on which country and language are chosen, without locale. */
export const COUNTRIES_PATH = '/countries'

/** The form fields with the codes of country and language, and with the path to return to, with its locale. */
export const LOCALE_FIELDS = { country: 'country', language: 'language', to: 'to' } as const
