/** Spec §2: saved items. */
export const SAVED_PATH = '/account/lists'
/** Saves and removes products: a button's name is what it does, its value the id of the product. */
export const SAVED_ITEMS_PATH = '/account/lists/saved'
/** The field of that form with the path to which a visitor without JavaScript, or one who signs in, returns. */
export const SAVED_ITEM_BACK = 'back'
