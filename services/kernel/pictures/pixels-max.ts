/** The maximum size of a picture, enough for the largest cameras. The header of a small file may claim far more. */
export const PIXELS_MAX = 60_000_000
