/** The size of the largest camera pictures; the header of a small file may claim far more. */
export const PIXELS_MAX = 60_000_000
