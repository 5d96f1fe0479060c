import type { RouterContextProvider } from 'react-router'
import { orderPath, quotePath, requestPath } from '#app/features/account/paths.ts'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { productPath } from '#app/features/product/paths.ts'
import { detectPriceChanges, type PriceChange } from '#app/features/updates/notice-prices.server.ts'
import type { LoadedUpdates, UpdateView } from '#app/features/updates/update-view.ts'
import { formatDate } from '#app/i18n/format/format.ts'
import { now } from '#app/page/clock.ts'
import type { Visitor } from '#app/visitor/context.ts'
import { clientsContext, houseContext, type Session, visitorContext } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { StoredUpdates } from '#contracts/updates.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { listOrderUpdates, type OrderUpdate } from '#domain/updates/order-moves.ts'
import { priceUpdateId } from '#domain/updates/price-change.ts'
import { type BaseEvent, replyUpdateId, selectUpdates } from '#domain/updates/updates.ts'

type RequestArgs = {
  readonly visitor: Visitor
  readonly session: Session
  readonly timeZone: string
  readonly now: Date
  /** Finds only products that this visitor may see. */
  findCards(ids: readonly string[]): Promise<Result<readonly ProductCard[], string>>
}

type ReplyUpdate = BaseEvent & {
  readonly kind: 'reply'
  readonly requestNumber: string
  readonly text: string
}

type QuoteUpdate = BaseEvent & { readonly kind: 'quote' } & Omit<StoredUpdates['quotes'][number], 'id' | 'at'>

type PriceUpdate = BaseEvent & {
  readonly kind: 'price'
  readonly change: PriceChange
  readonly card: ProductCard
}

type Update = ReplyUpdate | QuoteUpdate | OrderUpdate | PriceUpdate

type WithoutDate<Event> = Event extends BaseEvent ? Omit<Event, keyof BaseEvent> : never

type WithoutCommon<Shown> = Shown extends UpdateView ? Omit<Shown, 'id' | 'isUnread' | 'date'> : never

export function loadVisitorUpdates(context: Readonly<RouterContextProvider>, session: Session) {
  const visitor = context.get(visitorContext)
  const clients = context.get(clientsContext)
  return loadUpdates(clients, {
    visitor,
    session,
    timeZone: context.get(houseContext).timeZone,
    now: now(context),
    findCards: (ids) => clients.search.findByIds(ids, toSearchVisitor(visitor)),
  })
}

/**
 * Spec §2: replies, quotes, order progress, and saved pieces whose price has changed. What a service cannot return is
 * left out; without read markers the result is empty.
 */
export async function loadUpdates(
  clients: Pick<Clients, 'commerce' | 'customer' | 'savedItems' | 'updates'>,
  requested: RequestArgs,
): Promise<Result<LoadedUpdates, 'unauthorized'>> {
  const { visitor, session, timeZone, now } = requested
  const { accessToken } = session
  const [stored, orders, prices] = await Promise.all([
    clients.updates.read(accessToken),
    clients.customer.listOrderMoves(accessToken),
    findPriceUpdates(clients, requested),
  ])
  const sources = [stored, orders, prices]
  if (sources.some((source) => !source.ok && source.code === 'unauthorized')) return refuse('unauthorized')
  if (!stored.ok) return ok({ updates: [], unread: 0, isIncomplete: true })
  const events: Update[] = [
    ...stored.value.replies.map(toReply),
    ...stored.value.quotes.map((quote) => ({ ...quote, kind: 'quote' as const, at: new Date(quote.at) })),
    ...(orders.ok ? orders.value.flatMap(listOrderUpdates) : []),
    ...(prices.ok ? prices.value : []),
  ]
  const { updates, unread } = selectUpdates(events, new Set(stored.value.readIds), now)
  const tag = toLanguageTag(visitor.locale)
  const shown = updates.map(({ id, at, isUnread, ...update }) => ({
    id,
    isUnread,
    date: formatDate(calendarDateIn(timeZone, at), tag),
    ...toUpdateView(update),
  }))
  return ok({ updates: shown, unread, isIncomplete: !orders.ok || !prices.ok })
}

function toReply({ id, requestNumber, sentAt, text }: StoredUpdates['replies'][number]): ReplyUpdate {
  return { kind: 'reply', id: replyUpdateId(id), at: new Date(sentAt), requestNumber, text }
}

async function findPriceUpdates(
  clients: Pick<Clients, 'commerce' | 'savedItems' | 'updates'>,
  { visitor, session, findCards }: RequestArgs,
): Promise<Result<PriceUpdate[], string>> {
  const saved = await clients.savedItems.list(session.accessToken)
  if (!saved.ok) return saved
  const changes = await detectPriceChanges(clients, { visitor, session }, saved.value)
  if (!changes.ok || changes.value.length === 0) return changes.ok ? ok([]) : changes
  const cards = await findCards(changes.value.map(({ productId }) => productId))
  if (!cards.ok) return cards
  return ok(
    changes.value.flatMap((change) => {
      const { productId, noticedAt } = change
      const card = cards.value.find(({ id }) => id === productId)
      return card
        ? [{ kind: 'price', id: priceUpdateId(productId, noticedAt), at: noticedAt, change, card }]
        : []
    }),
  )
}

function toUpdateView(update: WithoutDate<Update>): WithoutCommon<UpdateView> {
  switch (update.kind) {
    case 'reply': {
      const { kind, requestNumber, text } = update
      return { kind, path: requestPath(requestNumber), requestNumber, text }
    }
    case 'quote': {
      const { kind, number, move, version, text } = update
      return { kind, path: quotePath(number), number, move, version, text }
    }
    case 'order': {
      const { kind, move, orderId, orderNumber, isPart, tracking, amount } = update
      return { kind, path: orderPath(orderId), move, orderNumber, isPart, tracking, amount }
    }
    case 'price': {
      const { kind, card, change } = update
      const { title, textLanguage, picture, isStartingPrice: isStarting } = card
      const { before, now } = change
      return { kind, path: productPath(card.handle), title, textLanguage, picture, before, now, isStarting }
    }
  }
}
