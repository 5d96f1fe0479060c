/** In bytes of UTF-8. The hosted engine refuses a longer query with 400. */
export const QUERY_MAX_BYTES = 512

/** The maximum number of conditions in all filters of one search. */
export const CONDITIONS_MAX = 1000
