import { and, eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import {
  itemChange,
  itemMove,
  LIST_PIECES_LISTS_MAX,
  listChange,
  newItem,
  newItems,
  newList,
  newSection,
  sectionChange,
  sectionMove,
  transfer,
} from '#contracts/list.ts'
import { productIdentifier } from '#contracts/platform.ts'
import { ranksAfter } from '#domain/list/rank.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import type { ListWrite } from './change-list.ts'
import { changeList } from './change-list.ts'
import { addItem, changeItem, hasRoom, moveItem, removeItem, restoreItem } from './items.ts'
import type { ListCall } from './list-access.ts'
import { type ListRow, listFor } from './list-access.ts'
import type { ListRefused } from './list-responses.ts'
import { callOf, idOf, type ListBound, refused, replied, withBody } from './list-responses.ts'
import { listItems } from './lists-tables.ts'
import { changeListItself, createList, removeList, restoreList } from './own-lists.ts'
import { lastRankIn } from './place.ts'
import { readList, readLists, readPieces } from './read-lists.ts'
import { addSection, changeSection, moveSection, removeSection, restoreSection } from './sections.ts'
import { type SharingOptions, sharingRoutes } from './sharing/sharing-routes.ts'
import { transferItems } from './transfer-items.ts'

/** 500 pieces that are transferred, or the longest texts with each character escaped in six bytes. */
const BODY_BYTES_MAX = 64 * 1024
/** More than held-down keys send while someone arranges a list. */
const WRITES: RateLimit = { limit: 600, windowSeconds: 60 }

type PartOptions = { database: Database; clock: Clock }

type Write<Body> = (
  tx: Queryable,
  part: { list: ListRow; id: string; call: ListCall },
  body: Body,
) => Promise<Accepted<ListWrite> | ListRefused>

/** The calls of `contracts/list.ts` and `contracts/list-sharing.ts`, for an authenticated customer. */
export function listRoutes(options: SharingOptions): Hono<ListBound> {
  const { database, clock } = options
  const app = new Hono<ListBound>()
  const tooLong = { code: 'list-malformed' as const, fields: [{ path: '', code: 'too-long' }] }
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: (context) => refused(context, tooLong) }))
  app.use(async (context, next) => {
    if (context.req.method === 'GET') return next()
    const admitted = await options.requests.limiter.admit(`lists ${context.var.accountId}`, WRITES)
    if (admitted.ok) return next()
    context.header('retry-after', String(admitted.retryAfterSeconds))
    return refused(context, admitted)
  })
  const call = (context: Context<ListBound>) => callOf(context, clock())

  app.get('/', async (context) => {
    const product = productIdentifier.safeParse(context.req.query('product'))
    const by = call(context)
    for (const purpose of ['saved', 'saved-for-later'])
      await listFor(database.db, by, purpose, { role: 'owner' })
    return context.json({ lists: await readLists(options, by.accountId, product.data ?? null) })
  })
  app.get('/pieces', async (context) => {
    const ids = (context.req.queries('list') ?? []).slice(0, LIST_PIECES_LISTS_MAX)
    return context.json({ lists: await readPieces(database.db, context.var.accountId, ids) })
  })
  app.post(
    '/',
    withBody(newList, async (context, body) => {
      const by = call(context)
      const created = await createList(database, by, body)
      if (!created.ok) return refused(context, created)
      return context.json(await readList(options, by.accountId, created.value), 201)
    }),
  )

  app.get('/:listId', async (context) => {
    const by = call(context)
    const list = await listFor(database.db, by, idOf(context), { role: 'editor' })
    if (!list.ok) return refused(context, list)
    return context.json(await readList(options, by.accountId, list.value))
  })
  app.patch(
    '/:listId',
    withBody(listChange, async (context, body) => {
      const by = call(context)
      const changed = await changeListItself(database, by, idOf(context), body)
      const whole = (row: ListRow) => readList(options, by.accountId, row)
      if (changed.ok) return context.json(await whole(changed.value))
      const { code } = changed
      return refused(
        context,
        'current' in changed ? { code, current: await whole(changed.current) } : { code },
      )
    }),
  )
  app.delete('/:listId', async (context) => {
    const removed = await removeList(database, call(context), idOf(context))
    return removed.ok ? context.body(null, 204) : refused(context, removed)
  })
  app.post('/:listId/restore', async (context) => {
    const restored = await restoreList(database, call(context), idOf(context))
    return restored.ok ? context.body(null, 204) : refused(context, restored)
  })
  app.post(
    '/:listId/items',
    withBody(newItems, async (context, body) => {
      const by = call(context)
      const write = (tx: Queryable, list: ListRow) => addItems(tx, { list, call: by }, body)
      return replied(context, await changeList(database, by, idOf(context), write))
    }),
  )
  app.post(
    '/:listId/transfers',
    withBody(transfer, async (context, body) =>
      replied(context, await transferItems(database, call(context), idOf(context), body)),
    ),
  )
  return app
    .route('/', sharingRoutes(options))
    .route('/:listId/sections/:partId', sectionRoutes(options))
    .route('/:listId/items/:partId', itemRoutes(options))
}

/**
 * Adds each item once, in their order, after the last of those without a section. Adds all of them or, if there is no
 * room, none.
 */
async function addItems(
  tx: Queryable,
  { list, call: { now } }: { list: ListRow; call: Pick<ListCall, 'now'> },
  { items }: z.output<typeof newItems>,
): Promise<Accepted<ListWrite> | Refused<'list-full'>> {
  const wanted = new Map(items.map((item) => [item.id, item]))
  const earlier = await tx
    .select({ id: listItems.id })
    .from(listItems)
    .where(and(eq(listItems.listId, list.id), inArray(listItems.id, [...wanted.keys()])))
  for (const { id } of earlier) wanted.delete(id)
  const added = [...wanted.values()]
  if (added.length === 0) return ok({ isUnchanged: true })
  if (!(await hasRoom(tx, list.id, added.length))) return refuse('list-full')
  const ranks = ranksAfter(await lastRankIn(tx, list.id, null), added.length)
  await tx.insert(listItems).values(
    added.map((item, place) => ({
      ...item,
      listId: list.id,
      note: '',
      clientNote: '',
      rank: ranks[place] ?? '',
      addedAt: now,
    })),
  )
  return ok({})
}

function sectionRoutes(options: PartOptions): Hono<ListBound> {
  const write = writerOf(options, 'section-not-found')
  return new Hono<ListBound>()
    .put('/', withBody(newSection, write(addSection)))
    .patch('/', withBody(sectionChange, write(changeSection)))
    .post('/move', withBody(sectionMove, write(moveSection)))
    .delete('/', (context) => write(removeSection)(context, null))
    .post('/restore', (context) => write(restoreSection)(context, null))
}

function itemRoutes(options: PartOptions): Hono<ListBound> {
  const write = writerOf(options, 'item-not-found')
  return new Hono<ListBound>()
    .put('/', withBody(newItem, write(addItem)))
    .patch('/', withBody(itemChange, write(changeItem)))
    .post('/move', withBody(itemMove, write(moveItem)))
    .delete('/', (context) => write(removeItem)(context, null))
    .post('/restore', (context) => write(restoreItem)(context, null))
}

function writerOf({ database, clock }: PartOptions, missing: 'section-not-found' | 'item-not-found') {
  return <Body>(write: Write<Body>) =>
    async (context: Context<ListBound>, body: Body): Promise<Response> => {
      const call = callOf(context, clock())
      const id = z.uuid().safeParse(context.req.param('partId'))
      if (!id.success) return refused(context, { code: missing })
      const written = await changeList(database, call, idOf(context), (tx, list) =>
        write(tx, { list, id: id.data, call }, body),
      )
      return replied(context, written)
    }
}
