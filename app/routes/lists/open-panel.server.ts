import type { RouterContextProvider } from 'react-router'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { toListRefusal } from '#app/features/lists/list-refusal.ts'
import { loadPanel } from '#app/features/lists/panel/load-panel.server.ts'
import type { PanelChange, PanelRefusal, PanelReply } from '#app/features/lists/panel/panel-change.ts'
import { toPanelLists } from '#app/features/lists/panel/to-panel-lists.server.ts'
import { detectPriceChanges } from '#app/features/updates/notice-prices.server.ts'
import { clientsContext, type Session, visitorContext } from '#app/visitor/context.ts'
import type { CustomerLists, ListRefused } from '#clients/platform/lists-client.ts'
import { globalId } from '#domain/ids.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

type PanelArgs = {
  context: Readonly<RouterContextProvider>
  session: Session
  /** The number in the product's id. */
  number: string
  url: URL
}

const NUMBER = /^\d{1,20}$/
const readVariant = ({ searchParams }: URL) => NUMBER.exec(searchParams.get('variant') ?? '')?.[0] ?? null

type ChangeResult = Result<unknown, ListRefused['code']> & {
  readonly fields?: readonly { readonly code: string }[]
}

/** Shared by the page and the data route. */
export function openPanel({ context, session, number, url }: PanelArgs) {
  const visitor = context.get(visitorContext)
  const clients = context.get(clientsContext)
  const requested = { visitor, searchVisitor: toSearchVisitor(visitor), number, variant: readVariant(url) }
  return loadPanel(clients, clients.lists.of(session.accessToken), requested)
}

/** Returns the updated lists. Spec §6: only what the visitor may see is added. */
export async function changePanel(args: PanelArgs, change: PanelChange): Promise<PanelReply> {
  const { context, session, number } = args
  const clients = context.get(clientsContext)
  const lists = clients.lists.of(session.accessToken)
  const productId = globalId('Product', number)
  const adds = change.intent === 'add' || change.intent === 'create'
  const panel = adds ? await openPanel(args) : null
  if (panel?.ok === false) {
    const refusal = panel.code === 'unauthorized' ? 'unauthorized' : 'list-add-failed'
    return { refusal, lists: null }
  }
  const variantId = panel?.value.piece.variantId ?? null
  const changed = await changeLists(lists, change, { productId, variantId })
  // Stores the price that the customer sees, for later comparison. If that fails, the next check stores one.
  if (adds && changed.ok) {
    await detectPriceChanges(clients, { visitor: context.get(visitorContext), session }, [productId])
  }
  const all = await lists.all({ product: productId })
  return { refusal: changed.ok ? null : changed.code, lists: all.ok ? toPanelLists(all.value) : null }
}

export function isProductNumber(text: string): boolean {
  return NUMBER.test(text)
}

/** `piece` is the piece to add. */
async function changeLists(
  lists: CustomerLists,
  change: PanelChange,
  piece: { readonly productId: string; readonly variantId: string | null },
): Promise<Result<null, PanelRefusal | 'unauthorized'>> {
  const changed: ChangeResult = await applyChange(lists, change, piece)
  if (changed.ok) return ok(null)
  if (changed.code === 'unauthorized') return refuse('unauthorized')
  return refuse(panelRefusal(change.intent, changed.fields?.[0]?.code ?? changed.code))
}

function applyChange(
  lists: CustomerLists,
  change: PanelChange,
  piece: { productId: string; variantId: string | null },
): Promise<ChangeResult> {
  const { list } = change
  switch (change.intent) {
    case 'add':
      return lists.addItem(list, change.item, piece)
    case 'remove':
      return untilRefused(change.items, (item) => lists.removeItem(list, item))
    case 'restore':
      return untilRefused(change.items, (item) => lists.restoreItem(list, item))
    case 'create':
      return lists
        .create({ id: list, name: change.name })
        .then((created): ChangeResult | Promise<ChangeResult> =>
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

/** Calls `call` for one item after the other, until one is refused. */
async function untilRefused(
  items: readonly string[],
  call: (item: string) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  for (const item of items) {
    const changed = await call(item)
    if (!changed.ok) return changed
  }
  return ok(null)
}

/** Spec §8: the code of the message about a refused change. */
function panelRefusal(intent: PanelChange['intent'], code: string): PanelRefusal {
  const refusal = toListRefusal(code)
  if (refusal !== 'list-unavailable') return refusal
  if (intent === 'add' || intent === 'restore') return 'list-add-failed'
  return intent === 'remove' ? 'list-remove-failed' : refusal
}
