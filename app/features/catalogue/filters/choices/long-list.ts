/** Lists with more values than this can be searched. */
export const LONG_LIST = 12

/** The search service counts at most this many values of a filter: if it returns as many, there may be more. */
export const COUNTED_VALUES_CAP = 100
