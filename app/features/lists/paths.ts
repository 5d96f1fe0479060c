export const SAVED_PATH = '/account/lists'
/** The form that orders pieces by SKU. */
export const QUICK_ORDER_PATH = '/account/quick-order'
/** The endpoint through which a script adds a batch of lines to the bag. */
export const QUICK_ORDER_CART_PATH = `${QUICK_ORDER_PATH}/bag`
/** Saves and removes products: the button's name is the operation, its value the id of the product. */
export const SAVED_ITEMS_PATH = '/account/lists/saved/items'
/** Form field with the path to which a visitor without JavaScript, or one who signs in, returns. */
export const SAVED_ITEM_BACK = 'back'

/** Returns the path without locale. `id`: a UUID, or the purpose of a list that every customer has. */
export function listPath(id: string): string {
  return `${SAVED_PATH}/${id}`
}

/** The form for name, description, privacy and cover of a list. */
export function listEditPath(id: string): string {
  return `${listPath(id)}/edit`
}

export function listProjectPath(id: string): string {
  return `${listPath(id)}/project`
}

export function listAddressPath(id: string): string {
  return `${listProjectPath(id)}/address`
}

export function listPiecePath(id: string, itemId: string): string {
  return `${listPath(id)}/items/${itemId}`
}

/** Manages the link and editors of a list. */
export function listSharePath(id: string): string {
  return `${listPath(id)}/share`
}

/** The event stream of changes and presence. */
export function listChangesPath(id: string): string {
  return `${listPath(id)}/changes`
}

export function sharedListPath(token: string): string {
  return `/lists/shared/${token}`
}

/** Search parameter of a link that is shared: the page then opens in the visitor's own country and language. */
export const SHARED_OPEN = 'open'

export function invitationPath(token: string): string {
  return `/lists/invitation/${token}`
}

export const NEW_LIST_PATH = `${SAVED_PATH}/new`

/** The search parameters of the overview; `removed` is a list that was just removed, so that it can be restored. */
export const OVERVIEW = { show: 'show', sort: 'sort', page: 'page', removed: 'removed' } as const

/** Adds all pieces of a list, or one of them, to the bag, and requests missing finishes. */
export function listCartPath(id: string, item?: string): string {
  return `${listPath(id)}/bag${item ? `?${CHOSEN_PIECE}=${item}` : ''}`
}

/** The cart form action for a list that was opened by its link. */
export function sharedListCartPath(token: string): string {
  return `${sharedListPath(token)}/bag`
}

/** The prefix of the fields with chosen finishes; the id of the piece follows. */
export const FINISH_FIELD = 'finish-'

/** Search parameter: the single piece whose finish is being chosen. */
export const CHOSEN_PIECE = 'piece'

/**
 * Search parameters of the redirect after a change without JavaScript: the removed item, the target of a copy or
 * move, and the pieces added to the bag.
 */
export const LIST_DONE = {
  removedPiece: 'removed',
  removedSection: 'removed-section',
  copied: 'copied',
  moved: 'moved',
  added: 'added',
  refused: 'refused',
} as const

/** The page with the lists of a product, without locale. `variant`: the number of the variant to add. */
export function productListsPath(handle: string, variant: string | null): string {
  return `${SAVED_PATH}/for/${handle}${variant === null ? '' : `?variant=${variant}`}`
}

/** The data of the panel. `product` and `variant` are the numbers of their ids. */
export function listsPanelPath(product: string, variant: string | null): string {
  return `${SAVED_PATH}/panel/${product}${variant === null ? '' : `?variant=${variant}`}`
}

/** The comparison of pieces, without locale. */
export const COMPARE_PATH = `${SAVED_PATH}/compare`

/**
 * The search parameters of a comparison and of the choice of its pieces: each piece
 * (`domain/list/compared-pieces.ts`), the list from which it was opened, the view of the pictures, and whether none
 * was chosen.
 */
export const COMPARE = { piece: 'piece', list: 'list', view: 'view', none: 'none' } as const

export type ComparisonState = {
  readonly pieces: readonly string[]
  readonly list: string | null
  readonly view?: string
}

/** The comparison in this state, without locale. */
export function comparePath(state: ComparisonState): string {
  return COMPARE_PATH + comparisonSearch(state)
}

/** The page for choosing the pieces to compare, without locale. */
export function compareChoicePath(
  { pieces, list, isNone = false }: Pick<ComparisonState, 'pieces' | 'list'> & { isNone?: boolean } = {
    pieces: [],
    list: null,
  },
): string {
  const path = `${COMPARE_PATH}/pieces`
  const search = comparisonSearch({ pieces, list })
  return isNone ? `${path}${search}${search ? '&' : '?'}${COMPARE.none}` : path + search
}

function comparisonSearch({ pieces, list, view }: ComparisonState): string {
  const search = new URLSearchParams(pieces.map((piece) => [COMPARE.piece, piece]))
  if (list !== null) search.set(COMPARE.list, list)
  if (view !== undefined) search.set(COMPARE.view, view)
  return search.size > 0 ? `?${search}` : ''
}
