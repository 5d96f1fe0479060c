/** The longest query of a search, in bytes of UTF-8. The hosted engine refuses a longer one with 400. */
export const QUERY_MAX_BYTES = 512

/** Conditions that the filters of one search may have together. */
export const CONDITIONS_MAX = 1000
