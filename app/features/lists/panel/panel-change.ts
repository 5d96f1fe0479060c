import type { RefusalCode } from '#contracts/errors.ts'
import type { PanelList, PanelView } from './panel-view.ts'

/** A change of a product in a list of the customer. Each is idempotent, since it contains the ids. */
export type PanelChange =
  | { readonly intent: 'add'; readonly list: string; readonly item: string }
  | { readonly intent: 'remove' | 'restore'; readonly list: string; readonly items: readonly string[] }
  | { readonly intent: 'create'; readonly list: string; readonly item: string; readonly name: string }
  | (ItemChange & { readonly intent: 'quantity'; readonly quantity: number })
  /** `variant`: a variant id. */
  | (ItemChange & { readonly intent: 'finish'; readonly variant: string })
  /** `section`: null for none. */
  | (ItemChange & { readonly intent: 'section'; readonly section: string | null })

type ItemChange = { readonly list: string; readonly item: string; readonly version: number }

export type PanelRefusal = RefusalCode<'lists'>

/** `lists`: the lists after the change; null if they could not be read. `isOffline`: there was no response. */
export type PanelReply = {
  readonly refusal: PanelRefusal | 'unauthorized' | null
  readonly lists: Omit<PanelView, 'piece'> | null
  readonly isOffline?: boolean
}

/** The message in a list's row about the last change. `change` can be sent again; null if it could not be read. */
export type PanelNote =
  | { readonly kind: 'added' | 'changed' }
  | { readonly kind: 'removed'; readonly items: readonly string[] }
  | {
      readonly kind: 'failed'
      readonly refusal: PanelRefusal
      readonly change: PanelChange | null
      readonly isOffline?: boolean | undefined
    }

export function toPanelNote(
  change: PanelChange,
  refusal: PanelRefusal | null,
  isOffline?: boolean,
): PanelNote {
  if (refusal !== null) return { kind: 'failed', refusal, change, isOffline }
  if (change.intent === 'remove') return { kind: 'removed', items: change.items }
  const isAdded = change.intent === 'add' || change.intent === 'restore' || change.intent === 'create'
  return { kind: isAdded ? 'added' : 'changed' }
}

export function fieldsOf(change: PanelChange): [string, string][] {
  return Object.entries(change).flatMap(([name, value]): [string, string][] => {
    if (name === 'items') return (value as readonly string[]).map((item) => ['items', item])
    return [[name, value === null ? '' : String(value)]]
  })
}

/** Applies a change optimistically, before the response. */
export function applyChange(list: PanelList, change: PanelChange): PanelList {
  if (change.list !== list.id) return list
  const withItems = (items: PanelList['items']): PanelList => ({ ...list, items })
  switch (change.intent) {
    case 'add':
      return withItems([{ id: change.item, variantId: null, quantity: 1, sectionId: null, version: 1 }])
    case 'restore':
      return withItems(
        change.items.map((id) => ({ id, variantId: null, quantity: 1, sectionId: null, version: 1 })),
      )
    case 'remove':
      return withItems(list.items.filter(({ id }) => !change.items.includes(id)))
    case 'create':
      return list
    default:
      return withItems(
        list.items.map((item) => (item.id === change.item ? { ...item, ...toItemEdit(change) } : item)),
      )
  }
}

function toItemEdit(change: Extract<PanelChange, ItemChange>) {
  if (change.intent === 'quantity') return { quantity: change.quantity }
  return change.intent === 'finish' ? { variantId: change.variant } : { sectionId: change.section }
}

/** Sorts lists in the order in which they are shown, with new lists last. */
export function sortAsShown(lists: readonly PanelList[], shown: readonly PanelList[]): PanelList[] {
  const known = new Map(lists.map((list) => [list.id, list]))
  const before = shown.flatMap(({ id }) => known.get(id) ?? [])
  return [...before, ...lists.filter((list) => !before.includes(list))]
}
