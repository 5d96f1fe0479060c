/** The same as the maximum number of pieces in a list. */
export const QUICK_ORDER_LINES_MAX = 500

/** In characters. */
export const QUICK_ORDER_TEXT_MAX = 100_000

/** In bytes. */
export const QUICK_ORDER_FILE_MAX = 2_000_000

/** In characters; longer SKUs are truncated. */
export const SKU_MAX = 64
