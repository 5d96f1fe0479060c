/** Spec §2: saved items. */
export const SAVED_PATH = '/account/lists'
/** Saves and removes products. */
export const SAVED_ITEMS_PATH = '/account/lists/saved'
/** The fields of that form: the id of the product, what to do, and where a visitor without script returns to. */
export const SAVED_ITEM_FIELDS = { product: 'product', intent: 'intent', back: 'back' } as const
