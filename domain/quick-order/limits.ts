/** The most lines of a quick order: as many as a list has pieces. */
export const QUICK_ORDER_LINES_MAX = 500

/** The longest pasted text, in characters: 500 lines of a SKU, a quantity and a description. */
export const QUICK_ORDER_TEXT_MAX = 100_000

/** The largest file, in bytes. */
export const QUICK_ORDER_FILE_MAX = 2_000_000

/** The longest SKU that is looked up, in characters; longer ones are cut off. */
export const SKU_MAX = 64
