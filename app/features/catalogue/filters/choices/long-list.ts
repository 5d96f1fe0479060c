/** A longer list of values can be searched. */
export const LONG_LIST = 12

/** The search service counts at most so many values of one filter: where there are as many, there may be more. */
export const COUNTED_VALUES_CAP = 100
