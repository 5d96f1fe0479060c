import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { addPiecesToCart } from '#app/features/bag/add-pieces.server.ts'
import { cartForChange } from '#app/features/bag/bag-of-request.server.ts'
import { storeNotice } from '#app/features/bag/notices/notice-cookie.ts'
import { loadOrder } from '#app/features/lists/quick-order/load-order.server.ts'
import { NEW_LIST, type OrderForm } from '#app/features/lists/quick-order/order-form.ts'
import type { OrderRefusal } from '#app/features/lists/quick-order/order-view.ts'
import {
  type OrderLineView,
  type OrderPiece,
  type OrderView,
  orderTotals,
} from '#app/features/lists/quick-order/order-view.ts'
import { readOrderFile } from '#app/features/lists/quick-order/read-order-file.server.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import type { Clients } from '#clients/clients.ts'
import type { CustomerLists, ListRefused } from '#clients/platform/lists-client.ts'
import { LIST_NEW_ITEMS_MAX } from '#contracts/list.ts'
import { QUICK_ORDER_LINES_MAX, QUICK_ORDER_TEXT_MAX } from '#domain/quick-order/limits.ts'
import type { OrderLine } from '#domain/quick-order/merge-lines.ts'
import { mergeLines } from '#domain/quick-order/merge-lines.ts'
import { readOrderText } from '#domain/quick-order/read-order-lines.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { toListViewer } from './list-viewer.server.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }
type OrderChanges = Pick<OrderView, 'lines'> & Partial<OrderView>
/** `headers`: the cookies of a changed bag. */
type ChangedOrder = OrderChanges & { readonly headers?: Headers }

export async function loadEmptyOrder(args: RequestArgs): Promise<OrderView> {
  return loadOrderView(args, { lines: [] })
}

/** Added lines are removed from the order; the others remain with their problem. */
export async function changeOrder(
  args: RequestArgs,
  form: OrderForm,
): Promise<{ view: OrderView; headers: Headers }> {
  const { headers = new Headers(PRIVATE), ...changed } = await applyChange(args, form)
  return { view: await loadOrderView(args, { list: form.list, name: form.name, ...changed }), headers }
}

async function applyChange(args: RequestArgs, form: OrderForm): Promise<ChangedOrder> {
  const { clients } = requireAccount(args)
  const viewer = toListViewer(args.context)
  const read = await readOrder(form)
  // Refused input remains in its field, and earlier lines are unchanged.
  const typed = read.ok ? read.value : mergeLines(form.lines)
  const text = read.ok ? '' : form.text
  if (typed.length > QUICK_ORDER_LINES_MAX)
    return { lines: unresolved(typed), text, refusal: 'too-many-lines' }
  const loaded = await loadOrder(typed, viewer, clients)
  if (!loaded.ok) return { lines: unresolved(typed), text, refusal: 'unavailable' }
  const lines = loaded.value
  if (!read.ok) return { lines, text, refusal: read.code }
  if (form.act === 'bag') return addLinesToCart(args, lines)
  return form.act === 'list' ? addLinesToList(args, lines, form) : { lines }
}

async function addLinesToCart(
  { request, context, url }: RequestArgs,
  lines: readonly OrderLineView[],
): Promise<ChangedOrder> {
  const available = lines.flatMap((line) =>
    line.piece && line.problem === null ? { line, ...line.piece, project: line.project } : [],
  )
  if (available.length === 0) return { lines, refusal: 'nothing-to-add' }
  const { settled, session, commerce, clients } = await cartForChange(request, context)
  const { cartId, codes } = await addPiecesToCart({ settled, session, pieces: available }, commerce, clients)
  const headers = cartCookies(cartId, { isSecure: url.protocol === 'https:' })
  storeNotice(headers, request, settled.notice)
  const codeByLine = new Map(available.map(({ line }, index) => [line, codes[index] ?? null]))
  const remaining = lines.flatMap((line) => {
    const code = codeByLine.get(line)
    return code === null ? [] : { ...line, problem: code ?? line.problem }
  })
  return { lines: remaining, outcome: { listId: null, added: lines.length - remaining.length }, headers }
}

/** A list also accepts pieces that cannot be bought, and marks them itself. */
async function addLinesToList(
  args: RequestArgs,
  lines: readonly OrderLineView[],
  { key, list, name }: OrderForm,
): Promise<OrderChanges> {
  if (list === NEW_LIST && name === '') return { lines, refusal: 'list-name-missing' }
  const { session, clients, check } = requireAccount(args)
  const isAddable = ({ piece, problem }: OrderLineView) =>
    piece !== null && problem !== 'quantity-malformed' && problem !== 'quantity-too-large'
  const addable = lines.filter(isAddable)
  const pieces = addable.flatMap(({ piece }): OrderPiece[] => (piece ? [piece] : []))
  if (pieces.length === 0) return { lines, refusal: 'nothing-to-add' }
  const lists = clients.lists.of(session.accessToken)
  const added = await addPiecesToList(lists, pieces, { key, list, name })
  if (!added.ok) {
    check(added.code)
    return { lines, refusal: 'list-refused' }
  }
  const { listId, added: count, code } = added.value
  const addedLines = new Set(addable.slice(0, count))
  return {
    lines: lines.filter((line) => !addedLines.has(line)),
    outcome: { listId, added: count },
    ...(code !== null && { refusal: 'list-refused', list: listId }),
  }
}

async function loadOrderView(args: RequestArgs, { lines, ...changed }: OrderChanges): Promise<OrderView> {
  const { visitor } = toListViewer(args.context)
  const lists = await ownLists(args)
  return {
    key: crypto.randomUUID(),
    text: '',
    outcome: null,
    refusal: null,
    list: NEW_LIST,
    name: '',
    lines,
    totals: orderTotals(lines, visitor.currency),
    lists: (lists.ok ? lists.value : []).map(({ id, name, purpose }) => ({ id, name, purpose })),
    ...changed,
  }
}

/** Read once per request: without JavaScript, the page is loaded in the request that submits the form. */
function ownLists(args: RequestArgs): ReturnType<OwnLists['all']> {
  const { session, clients } = requireAccount(args)
  const lists = LISTS_BY_CONTEXT.get(args.context) ?? clients.lists.of(session.accessToken).all()
  LISTS_BY_CONTEXT.set(args.context, lists)
  return lists
}

type OwnLists = ReturnType<Clients['lists']['of']>
const LISTS_BY_CONTEXT = new WeakMap<RequestArgs['context'], ReturnType<OwnLists['all']>>()

/** Combines the lines of the form with those of its text and file. */
async function readOrder({
  lines,
  text,
  file,
}: Pick<OrderForm, 'lines' | 'text' | 'file'>): Promise<Result<OrderLine[], OrderRefusal>> {
  if (text.length > QUICK_ORDER_TEXT_MAX) return refuse('text-too-long')
  const read = file === null ? ok([]) : await readOrderFile(file)
  if (!read.ok) return read
  const merged = mergeLines([...lines, ...readOrderText(text), ...read.value])
  if (merged.length === 0) return refuse('nothing-typed')
  return merged.length > QUICK_ORDER_LINES_MAX ? refuse('too-many-lines') : ok(merged)
}

/** Lines that have not been looked up retain their input. */
function unresolved(lines: readonly OrderLine[]): OrderLineView[] {
  return lines.map(({ sku, quantity, project, units, merged }) => ({
    sku,
    quantity,
    project,
    piece: null,
    problem: units.ok ? null : units.code,
    stock: null,
    merged,
    suggestion: null,
  }))
}

/**
 * Adds pieces to a list in order, until a batch is refused; to a new list if that is chosen. All ids are derived from
 * the key of the form, which makes submitting the form again idempotent. `added` is the number of added pieces.
 */
async function addPiecesToList(
  lists: CustomerLists,
  pieces: readonly OrderPiece[],
  { key, list, name }: { key: string; list: string; name: string },
): Promise<Result<{ listId: string; added: number; code: ListRefused['code'] | null }, ListRefused['code']>> {
  const listId = list === NEW_LIST ? deriveId(key, 'list') : list
  if (list === NEW_LIST) {
    const created = await lists.create({ id: listId, name })
    if (!created.ok) return created
  }
  for (let start = 0; start < pieces.length; start += LIST_NEW_ITEMS_MAX) {
    const batch = pieces.slice(start, start + LIST_NEW_ITEMS_MAX)
    const items = batch.map(({ productId, variantId, quantity }) => ({
      id: deriveId(key, variantId),
      productId,
      variantId,
      quantity,
    }))
    const added = await lists.addItems(listId, { items })
    if (!added.ok) return start === 0 ? added : ok({ listId, added: start, code: added.code })
  }
  return ok({ listId, added: pieces.length, code: null })
}

/** Returns a UUID (version 8) derived from two texts. */
function deriveId(key: string, part: string): string {
  const digest = createHash('sha256').update(`${key} ${part}`).digest('hex')
  const [first, second, third, fourth, last] = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ]
  return `${first}-${second}-${third}-${fourth}-${last}`
}
