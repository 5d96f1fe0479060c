import type { RouterContextProvider } from 'react-router'
import { searchVisitorOf } from '#app/features/catalogue/list/search-visitor.ts'
import { changeLists } from '#app/features/lists/panel/change-lists.server.ts'
import { loadPanel } from '#app/features/lists/panel/load-panel.server.ts'
import type { PanelChange, PanelReply } from '#app/features/lists/panel/panel-change.ts'
import { toPanelLists } from '#app/features/lists/panel/to-panel-lists.server.ts'
import { noticePrices } from '#app/features/updates/notice-prices.server.ts'
import { clientsContext, type Session, visitorContext } from '#app/visitor/context.ts'
import { globalId } from '#domain/ids.ts'

type Opened = {
  context: Readonly<RouterContextProvider>
  session: Session
  /** The number of the product. */
  number: string
  url: URL
}

const NUMBER = /^\d{1,20}$/
const variantOf = ({ searchParams }: URL) => NUMBER.exec(searchParams.get('variant') ?? '')?.[0] ?? null

/** The panel of a product, for its page and for its data. */
export function openPanel({ context, session, number, url }: Opened) {
  const visitor = context.get(visitorContext)
  const clients = context.get(clientsContext)
  const requested = { visitor, searchVisitor: searchVisitorOf(visitor), number, variant: variantOf(url) }
  return loadPanel(clients, clients.lists.of(session.accessToken), requested)
}

/** Makes a change, and reads the lists again. Spec §6: only what the visitor may see is added. */
export async function changePanel(opened: Opened, change: PanelChange): Promise<PanelReply> {
  const { context, session, number } = opened
  const clients = context.get(clientsContext)
  const lists = clients.lists.of(session.accessToken)
  const productId = globalId('Product', number)
  const adds = change.intent === 'add' || change.intent === 'create'
  const panel = adds ? await openPanel(opened) : null
  if (panel?.ok === false) {
    const refusal = panel.code === 'unauthorized' ? 'unauthorized' : 'list-add-failed'
    return { refusal, lists: null }
  }
  const variantId = panel?.value.piece.variantId ?? null
  const changed = await changeLists(lists, change, { productId, variantId })
  // The price that they know, to compare later ones with. Without it, the next check stores one.
  if (adds && changed.ok) {
    await noticePrices(clients, { visitor: context.get(visitorContext), session }, [productId])
  }
  const all = await lists.all(productId)
  return { refusal: changed.ok ? null : changed.code, lists: all.ok ? toPanelLists(all.value) : null }
}

export function isProductNumber(text: string): boolean {
  return NUMBER.test(text)
}
