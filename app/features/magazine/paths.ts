/** The magazine, without locale. */
export const MAGAZINE_PATH = '/magazine'
