import { FIRST_ORDER } from './fill-orders.ts'

type Sorts = readonly string[]
type Filters = readonly Readonly<Record<string, unknown>>[]

/** Filters and sort orders of the large lists. A list that is not here is measured as it opens. */
const CALLS: Readonly<Record<string, { sorts: Sorts; filters: Filters }>> = {
  '/orders': {
    sorts: ['placedAt', '-placedAt', 'number', 'country', '-country', 'shipBy', '-shipBy'],
    filters: [
      { status: 'awaiting-payment' },
      { payment: 'captured' },
      { country: 'DE' },
      { warehouse: 'in-house' },
      { shipping: 'to-ship' },
      { shipping: 'late' },
      { from: '2026-01-01T00:00:00Z', to: '2026-04-01T00:00:00Z' },
      { status: 'paid', country: 'IT', text: 'rossi' },
      { text: 'BT-2611' },
      { text: '004217' },
      { text: 'buyer77@' },
      { text: 'ferrari' },
      { text: 'Studio 18' },
      { text: 'SKU-00512' },
      { text: 'an' },
      { text: 'nothing like it' },
    ],
  },
  '/products': {
    sorts: ['updatedAt', '-updatedAt', 'createdAt', 'title', '-vendor'],
    filters: [
      { status: 'draft' },
      { artisan: 'Workshop 77' },
      { category: 'lighting' },
      { stock: 'out' },
      { stock: 'in' },
      { stock: 'untracked' },
      { restriction: 'b2b_only' },
      { isWithoutPicture: true },
      { isWithoutTranslation: 'fr' },
      { text: 'laguna' },
      { text: 'SKU-00512' },
      { text: 'workshop 77' },
      { text: 'ta' },
      { text: 'nothing like it' },
    ],
  },
  '/emails': {
    sorts: ['createdAt', '-status', 'kind'],
    filters: [
      { status: 'failed' },
      { status: 'sent' },
      { kind: 'order-shipped' },
      { order: FIRST_ORDER },
      { from: '2026-01-01T00:00:00Z' },
      { text: 'buyer77@' },
      { text: 'BT-2611' },
      { text: 'nothing like it' },
    ],
  },
  '/audit-events': {
    sorts: ['at', 'resource', '-action'],
    filters: [
      { accountId: '117' },
      { resource: 'orders' },
      { resource: 'orders', objectId: '44' },
      { action: 'ship' },
      { from: '2026-06-01T00:00:00Z' },
    ],
  },
  '/people': {
    sorts: ['addedAt', 'email', '-name'],
    filters: [{ role: 'care' }, { text: 'member' }, { text: 'nothing like it' }],
  },
  '/discounts': {
    sorts: ['startsAt', 'title', '-used'],
    filters: [{ kind: 'automatic' }, { state: 'active' }, { state: 'over' }, { text: 'season 10' }],
  },
  '/customers': {
    sorts: ['since', '-lastOrderAt', 'name', 'email', '-orderCount'],
    filters: [
      { kind: 'guest' },
      { standing: 'none' },
      { language: 'de' },
      { country: 'FR' },
      { hasOrders: true },
      { hasOrders: false },
      { order: FIRST_ORDER },
      { from: '2026-01-01T00:00:00Z' },
      { text: 'rossi' },
      { text: 'buyer77@' },
      { text: 'BT-2611' },
      { text: 'an' },
      { text: 'nothing like it' },
    ],
  },
  '/searches': {
    sorts: ['visitors', '-lastDay', 'term'],
    filters: [
      { kind: 'nothing-found' },
      { kind: 'found' },
      { language: 'it' },
      { text: 'walnut' },
      { text: 'an' },
      { text: 'nothing like it' },
    ],
  },
  '/requests': {
    sorts: ['replyBy', '-replyBy', '-receivedAt'],
    filters: [
      { state: 'new' },
      { state: 'late' },
      { state: 'waiting' },
      { state: 'closed' },
      { state: 'unclosed', assignee: 'me' },
      { kind: 'customization' },
      { topic: 'trade' },
      { text: 'R-26-004217' },
      { text: 'buyer77@' },
      { text: 'nothing like it' },
    ],
  },
  '/synonyms': {
    sorts: ['language', '-words'],
    filters: [{ language: 'de' }, { text: 'word 77' }, { text: 'nothing like it' }],
  },
}

/** The paths to measure for a list: as it opens, on a late page, and by each filter and sort order. */
export function listCalls(path: string, total: number | null): string[] {
  const { sorts, filters } = CALLS[path] ?? { sorts: [], filters: [] }
  const late = Math.max(0, (total ?? 0) - 25)
  return [
    path,
    ...(late > 25 ? [`${path}${path.includes('?') ? '&' : '?'}range=${late}-${late + 24}`] : []),
    ...sorts.map((sort) => `${path}?sort=${sort}`),
    ...filters.map((filter) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`),
  ]
}

/** Formats a path for printing. */
export function formatPath(path: string): string {
  return decodeURIComponent(path).replace('?filter=', ' ').replace('?', ' ')
}
