export const MAGAZINE_PATH = '/magazine'
