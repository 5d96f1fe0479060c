/** Spec §2: saved items. */
export const SAVED_PATH = '/account/lists'
/** Where products are saved and taken off again. */
export const SAVED_ITEMS_PATH = '/account/lists/saved'
