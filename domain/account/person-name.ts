/** In characters. */
export const NAME_CAP = 100
