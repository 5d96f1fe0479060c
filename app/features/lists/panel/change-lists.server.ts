import type { CustomerLists, ListErrorCode } from '#clients/platform/lists-client.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { listRefusalOf } from '../list-refusal.ts'
import type { PanelChange, PanelRefusal } from './panel-change.ts'

type Changed = Result<unknown, ListErrorCode> & { readonly fields?: readonly { readonly code: string }[] }

/** Makes a change; `piece` is what is added. */
export async function changeLists(
  lists: CustomerLists,
  change: PanelChange,
  piece: { readonly productId: string; readonly variantId: string | null },
): Promise<Result<null, PanelRefusal | 'unauthorized'>> {
  const changed: Changed = await send(lists, change, piece)
  if (changed.ok) return ok(null)
  if (changed.code === 'unauthorized') return refuse('unauthorized')
  return refuse(panelRefusal(change.intent, changed.fields?.[0]?.code ?? changed.code))
}

function send(
  lists: CustomerLists,
  change: PanelChange,
  piece: { productId: string; variantId: string | null },
): Promise<Changed> {
  const { list } = change
  switch (change.intent) {
    case 'add':
      return lists.addItem(list, change.item, piece)
    case 'remove':
      return each(change.items, (item) => lists.removeItem(list, item))
    case 'restore':
      return each(change.items, (item) => lists.restoreItem(list, item))
    case 'create':
      return lists
        .create({ id: list, name: change.name })
        .then((created): Changed | Promise<Changed> =>
          created.ok ? lists.addItem(list, change.item, piece) : created,
        )
    case 'section':
      return lists.moveItem(list, change.item, { sectionId: change.section, after: 'last' })
    case 'quantity':
      return lists.changeItem(list, change.item, {
        version: change.version,
        changes: { quantity: change.quantity },
      })
    case 'finish':
      return lists.changeItem(list, change.item, {
        version: change.version,
        changes: { variantId: change.variant },
      })
  }
}

/** One after the other, until one is refused. */
async function each(items: readonly string[], call: (item: string) => Promise<Changed>): Promise<Changed> {
  for (const item of items) {
    const changed = await call(item)
    if (!changed.ok) return changed
  }
  return ok(null)
}

/** Spec §8: what a visitor reads of a refused change. */
function panelRefusal(intent: PanelChange['intent'], code: string): PanelRefusal {
  const refusal = listRefusalOf(code)
  if (refusal !== 'list-unavailable') return refusal
  if (intent === 'add' || intent === 'restore') return 'list-add-failed'
  return intent === 'remove' ? 'list-remove-failed' : refusal
}
