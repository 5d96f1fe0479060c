import { z } from 'zod'
import { LINE_QUANTITY_MAX } from '#domain/line-quantity.ts'
import { LIST_ITEMS_MAX, LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { callsBelow } from './calls.ts'
import { listId, listPurpose } from './list-id.ts'
import { lineProject, listProject, listProjectDraft } from './list-project.ts'
import { productIdentifier } from './platform.ts'

/** The tab in which a change was made. */
export const LIST_TAB = 'x-tab'
/** The maximum number of lists in one call for pieces. */
export const LIST_PIECES_LISTS_MAX = 24

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too-long')
    .refine((value) => !value.includes('\0'), 'list-malformed')
/** Spec §5: the name is required. */
const name = (max: number) => text(max).min(1, 'required')

/** A picture of one of the list's products; `index` counts its pictures from 0. */
export const listCover = z.object({ productId: productIdentifier, index: z.int().min(0).max(9) })

/** A global id of the commerce service. */
const variantIdentifier = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/)
const quantity = z
  .int('quantity-malformed')
  .min(1, 'quantity-malformed')
  .max(LINE_QUANTITY_MAX, 'quantity-malformed')

export const listItem = z.object({
  id: z.uuid(),
  productId: productIdentifier,
  /** Null if no variant is chosen. */
  variantId: variantIdentifier.nullable(),
  quantity: z.int(),
  /** For the list's editors. */
  note: z.string(),
  /** For the client, in documents and behind the link. */
  clientNote: z.string(),
  /** The project of a piece that was saved for later; hidden from people with the link. */
  project: lineProject.nullable().default(null),
  /** Null without a section; these come first. */
  sectionId: z.uuid().nullable(),
  /** Orders the items of a section; equal ranks are ordered by id (`domain/list/rank.ts`). */
  rank: z.string(),
  addedAt: z.string(),
  /** Changes with the variant, quantity and notes, but not when the item is moved. */
  version: z.int(),
})
export type ListItem = z.infer<typeof listItem>

export const listSection = z.object({
  id: z.uuid(),
  name: z.string(),
  rank: z.string(),
  version: z.int(),
})
export type ListSection = z.infer<typeof listSection>

/** Someone who edits a list, or is invited to. */
export const listMember = z.object({
  id: z.uuid(),
  /** Empty until an invitation is accepted. */
  name: z.string(),
  /** Only for the owner of the list; otherwise null. */
  email: z.string().nullable(),
  state: z.enum(['invited', 'editor']),
  isYou: z.boolean(),
})

const summary = {
  id: z.uuid(),
  purpose: listPurpose.nullable(),
  /** Null for a built-in list, whose name depends on the reader's language. */
  name: z.string().nullable(),
  description: z.string(),
  /** A private list has no link. */
  isPrivate: z.boolean(),
  cover: listCover.nullable(),
  /** Null if the list is not a project. */
  project: listProject.nullable(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  createdAt: z.string(),
  /** When anything in the list last changed. */
  updatedAt: z.string(),
  /** Changes with the name, description, privacy, cover and project. */
  version: z.int(),
  /** Counts all changes to the list, its sections and its items. */
  revision: z.int(),
  /** The owner is not included. */
  members: z.array(listMember),
  /** Only for the owner and members; null without a link. */
  link: z
    .object({ token: z.string(), hasPrices: z.boolean(), openings: z.int(), createdAt: z.string() })
    .nullable(),
}

/** A list in the overview. The summary is stored with the list, so that 200 lists of 500 pieces cost only 200 rows. */
export const listSummary = z.object({
  ...summary,
  itemCount: z.int(),
  pieceCount: z.int(),
  sectionCount: z.int(),
  /** The products of the first items, for the cover; at most `LIST_FIRST_PRODUCTS`. */
  firstProducts: z.array(productIdentifier),
  /** The items with the requested product; empty if none was requested. */
  itemsOfProduct: z.array(listItem),
  /** Empty unless a product was requested. */
  sections: z.array(listSection),
})
export type ListSummary = z.infer<typeof listSummary>
export const listsResponse = z.object({ lists: z.array(listSummary) })
export const LIST_FIRST_PRODUCTS = 4

/**
 * The contents of lists, summed by product and variant, in no particular order. Lists that the customer may not see are
 * omitted.
 */
export const listPiecesResponse = z.object({
  lists: z.array(
    z.object({
      id: z.uuid(),
      pieces: z.array(listItem.pick({ productId: true, variantId: true, quantity: true })),
    }),
  ),
})
export type ListPieces = z.infer<typeof listPiecesResponse>['lists'][number]

export const list = z.object({
  ...summary,
  sections: z.array(listSection),
  /** In order: those without a section, then section by section. */
  items: z.array(listItem),
})
export type List = z.infer<typeof list>

export const newList = z.strictObject({
  id: z.uuid(),
  name: name(LIST_LENGTHS.name),
  description: text(LIST_LENGTHS.description).default(''),
})
export const listChange = z.strictObject({
  version: z.int(),
  changes: z
    .strictObject({
      name: name(LIST_LENGTHS.name),
      description: text(LIST_LENGTHS.description),
      /** `true` revokes the link. */
      isPrivate: z.boolean(),
      cover: listCover.nullable(),
      project: listProjectDraft.nullable(),
    })
    .partial(),
})
/** The section or item before the place; null for the start, `last` for the end. */
const place = z.union([z.uuid(), z.literal('last')]).nullable()
export type ListPlace = z.infer<typeof place>

export const newSection = z.strictObject({ name: name(LIST_LENGTHS.section), after: place.default('last') })
export const sectionChange = z.strictObject({ version: z.int(), name: name(LIST_LENGTHS.section) })
export const sectionMove = z.strictObject({ after: place })

export const newItem = z.strictObject({
  productId: productIdentifier,
  variantId: variantIdentifier.nullable().default(null),
  quantity: quantity.default(1),
  note: text(LIST_LENGTHS.note).default(''),
  clientNote: text(LIST_LENGTHS.note).default(''),
  sectionId: z.uuid().nullable().default(null),
  after: place.default('last'),
})
/** The maximum number of pieces added at once. */
export const LIST_NEW_ITEMS_MAX = 250
const newItems = z.strictObject({
  items: z
    .array(
      z.strictObject({ id: z.uuid(), productId: productIdentifier, variantId: variantIdentifier, quantity }),
    )
    .min(1)
    .max(LIST_NEW_ITEMS_MAX),
})
export type NewListItems = z.infer<typeof newItems>
export const itemChange = z.strictObject({
  version: z.int(),
  changes: z
    .strictObject({
      variantId: variantIdentifier.nullable(),
      quantity,
      note: text(LIST_LENGTHS.note),
      clientNote: text(LIST_LENGTHS.note),
    })
    .partial(),
})
export type ListItemChange = z.infer<typeof itemChange>
export const itemMove = z.strictObject({ sectionId: z.uuid().nullable(), after: place })
export const transfer = z.strictObject({
  to: listId,
  isCopy: z.boolean(),
  /** In order, each with its id in the other list. */
  items: z
    .array(z.strictObject({ id: z.uuid(), newId: z.uuid() }))
    .min(1)
    .max(LIST_ITEMS_MAX),
})

/** `item` and `section` are in their current state; null if the change did not affect one, or if it was removed. */
export const listReply = z.object({
  revision: z.int(),
  item: listItem.nullable(),
  section: listSection.nullable(),
  isReordered: z.boolean(),
})
export type ListReply = z.infer<typeof listReply>

export const LIST_REFUSALS = {
  unauthorized: 401,
  'list-not-found': 404,
  'list-not-yours': 403,
  'list-fixed': 409,
  'list-malformed': 422,
  'lists-full': 409,
  'list-full': 409,
  'sections-full': 409,
  'section-not-found': 404,
  'item-not-found': 404,
  'version-outdated': 409,
  'too-many-requests': 429,
} as const

/** Rules shared by all calls about lists. */
export const LIST_RULES = {
  unavailable: 'platform-unavailable',
  malformed: 'list-malformed',
  refusals: LIST_REFUSALS,
  details: z.object({
    /** With `list-malformed`: the error of each field. */
    fields: z.array(z.object({ path: z.string(), code: z.string() })).default([]),
    /** With `version-outdated`: the current list, section or item. */
    current: z.union([list, listItem, listSection]).nullable().default(null),
  }),
} as const

const call = callsBelow('/customer/lists', LIST_RULES)

/**
 * Spec §3: lists of products, stored by the platform service, for the customer whose access token is given
 * (`Authorization: Bearer …`). `list-not-found` for a list that they may not see, `list-not-yours` for actions that
 * only its owner may perform. A change may name its tab, a UUID, in `X-Tab`, which is sent to everyone who follows the
 * list.
 * The id of a list is a UUID, or `saved` for the saved items and `saved-for-later` for pieces moved out of carts, both
 * of which always exist. Neither can be renamed, described, shared or removed: `list-fixed`. The caller chooses the ids
 * of new lists, sections and items, so that a repeated call adds nothing twice.
 * If the section or item that something is placed after is gone by then, its former place counts; if that is unknown
 * too, the end does.
 */
export const listCalls = {
  /**
   * Last changed first: built-in lists, their own, and those that they edit. With a product, each list includes its
   * items of that product, and its sections.
   */
  all: call('GET /', {
    input: z.object({ product: z.string().optional() }),
    output: listsResponse.transform(({ lists }) => lists),
  }),
  /** Everything a total needs, for at most `LIST_PIECES_LISTS_MAX` lists. Missing lists are omitted. */
  pieces: call('GET /pieces', {
    input: z.object({ list: z.union([z.string(), z.array(z.string())]).default([]) }),
    output: listPiecesResponse.transform(({ lists }) => lists),
  }),
  /** `lists-full` beyond 200. */
  create: call('POST /', { input: newList, output: list, status: 201 }),
  read: call('GET /:listId', { output: list }),
  /** Only the owner may change `isPrivate`. */
  change: call('PATCH /:listId', { input: listChange, output: list }),
  /** Only for the owner. */
  remove: call('DELETE /:listId'),
  /** Restores a list removed within the last 30 days, but not its link. */
  restore: call('POST /:listId/restore'),
  /** `sections-full` beyond 50. */
  addSection: call('PUT /:listId/sections/:partId', { input: newSection, output: listReply }),
  changeSection: call('PATCH /:listId/sections/:partId', { input: sectionChange, output: listReply }),
  /** Moves it after another section, or to the start with null. */
  moveSection: call('POST /:listId/sections/:partId/move', { input: sectionMove, output: listReply }),
  /** Its pieces become the last ones without a section. */
  removeSection: call('DELETE /:listId/sections/:partId', { output: listReply }),
  restoreSection: call('POST /:listId/sections/:partId/restore', { output: listReply }),
  /** `list-full` beyond 500. */
  addItem: call('PUT /:listId/items/:partId', { input: newItem, output: listReply }),
  /** Appends pieces to those without a section; adds all of them or none. */
  addItems: call('POST /:listId/items', { input: newItems, output: listReply }),
  changeItem: call('PATCH /:listId/items/:partId', { input: itemChange, output: listReply }),
  /** Moves an item within the list, in one write. */
  moveItem: call('POST /:listId/items/:partId/move', { input: itemMove, output: listReply }),
  /** A missing one is not an error. */
  removeItem: call('DELETE /:listId/items/:partId', { output: listReply }),
  /** Possible for 30 days. */
  restoreItem: call('POST /:listId/items/:partId/restore', { output: listReply }),
  /**
   * Copies or moves pieces to the end of another list; pieces that are no longer in this list are skipped. The returned
   * revision is this list's.
   */
  transfer: call('POST /:listId/transfers', { input: transfer, output: listReply }),
}
