/** Spec §2: saved items. */
export const SAVED_PATH = '/account/lists'
/** Where pieces are ordered by their SKUs. */
export const QUICK_ORDER_PATH = '/account/quick-order'
/** Where a script adds some of its lines to the bag. */
export const QUICK_ORDER_BAG_PATH = `${QUICK_ORDER_PATH}/bag`
/** Saves and removes products: a button's name is what it does, its value the id of the product. */
export const SAVED_ITEMS_PATH = '/account/lists/saved/items'
/** The field of that form with the path to which a visitor without JavaScript, or one who signs in, returns. */
export const SAVED_ITEM_BACK = 'back'

/** The page of a list, without locale. `id`: a UUID, or the purpose of a list that every customer has. */
export function listPath(id: string): string {
  return `${SAVED_PATH}/${id}`
}

/** Where the name, description, privacy and cover of a list are changed. */
export function listEditPath(id: string): string {
  return `${listPath(id)}/edit`
}

/** Everything of a project in one place. */
export function listProjectPath(id: string): string {
  return `${listPath(id)}/project`
}

/** The form of its delivery address. */
export function listAddressPath(id: string): string {
  return `${listProjectPath(id)}/address`
}

/** Everything that can be done with one piece of a list. */
export function listPiecePath(id: string, itemId: string): string {
  return `${listPath(id)}/items/${itemId}`
}

/** Its link, and who edits it. */
export function listSharePath(id: string): string {
  return `${listPath(id)}/share`
}

/** The stream of its changes, and who has it open. */
export function listChangesPath(id: string): string {
  return `${listPath(id)}/changes`
}

/** The page behind the link of a list. */
export function sharedListPath(token: string): string {
  return `/lists/shared/${token}`
}

/** The search parameter of a link as it is passed on: the page then opens in the visitor's own country and language. */
export const SHARED_OPEN = 'open'

/** An invitation to edit a list. */
export function invitationPath(token: string): string {
  return `/lists/invitation/${token}`
}

export const NEW_LIST_PATH = `${SAVED_PATH}/new`

/** The search parameters of the overview; `removed` is a list that was just removed, which can be undone. */
export const OVERVIEW = { show: 'show', sort: 'sort', page: 'page', removed: 'removed' } as const

/** Adds all pieces of a list to the bag, or one, and asks for the finishes that are not chosen. */
export function listBagPath(id: string, item?: string): string {
  return `${listPath(id)}/bag${item ? `?${CHOSEN_PIECE}=${item}` : ''}`
}

/** The same for the list behind a link. */
export function sharedListBagPath(token: string): string {
  return `${sharedListPath(token)}/bag`
}

/** The start of the names of fields with the chosen finish of a piece, before its id. */
export const FINISH_FIELD = 'finish-'

/** The search parameter with the one piece whose finish is chosen. */
export const CHOSEN_PIECE = 'piece'

/**
 * The search parameters with which a browser without JavaScript is redirected after a change of a list: what was removed, where a
 * piece was copied or moved to, and what was added to the bag.
 */
export const LIST_DONE = {
  removedPiece: 'removed',
  removedSection: 'removed-section',
  copied: 'copied',
  moved: 'moved',
  added: 'added',
  refused: 'refused',
} as const

/** The lists of one product, as a page, without locale. `variant`: the number of the variant that is added. */
export function listsOfPath(handle: string, variant: string | null): string {
  return `${SAVED_PATH}/for/${handle}${variant === null ? '' : `?variant=${variant}`}`
}

/** The same as data, for the panel. `product` and `variant` are the numbers of their ids. */
export function listsPanelPath(product: string, variant: string | null): string {
  return `${SAVED_PATH}/panel/${product}${variant === null ? '' : `?variant=${variant}`}`
}

/** Where pieces are compared, without locale. */
export const COMPARE_PATH = `${SAVED_PATH}/compare`

/**
 * The search parameters of a comparison and of the choice of its pieces: each piece (`domain/list/compared-pieces.ts`), the list from
 * which it was opened, the side from which pieces are drawn, and that none was chosen.
 */
export const COMPARE = { piece: 'piece', list: 'list', view: 'view', none: 'none' } as const

export type ComparisonState = {
  readonly pieces: readonly string[]
  readonly list: string | null
  readonly view?: string
}

/** The address of a comparison, without locale. */
export function comparePath(state: ComparisonState): string {
  return COMPARE_PATH + comparisonSearch(state)
}

/** Where its pieces are chosen, without locale. */
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
