import { and, eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Implementation } from '#contracts/calls.ts'
import { LIST_PIECES_LISTS_MAX, listCalls, type NewListItems } from '#contracts/list.ts'
import { productIdentifier } from '#contracts/platform.ts'
import { ranksAfter } from '#domain/list/rank.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import type { ListWrite } from './change-list.ts'
import { changeList } from './change-list.ts'
import { addItem, changeItem, hasRoom, moveItem, removeItem, restoreItem } from './items.ts'
import type { ListCall } from './list-access.ts'
import { findListFor, type ListRow } from './list-access.ts'
import { type ListEnv, type ListRefusal, readCall, refuseFields, toListReply } from './list-responses.ts'
import { listItems } from './lists-tables.ts'
import { createList, removeList, restoreList, updateList } from './own-lists.ts'
import { findLastRank } from './place.ts'
import { readList, readLists, readPieces } from './read-lists.ts'
import { addSection, changeSection, moveSection, removeSection, restoreSection } from './sections.ts'
import { type SharingOptions, sharingRoutes } from './sharing/sharing-routes.ts'
import { transferItems } from './transfer-items.ts'

/** Enough for a transfer of 500 pieces, or for the longest texts with each character escaped in six bytes. */
const BODY_BYTES_MAX = 64 * 1024
/** More than someone sends by holding down keys while arranging a list. */
const WRITE_LIMIT: RateLimit = { limit: 600, windowSeconds: 60 }

type Write<Body> = (
  tx: Queryable,
  part: { list: ListRow; id: string; call: ListCall },
  body: Body,
) => Promise<Accepted<ListWrite> | ListRefusal>

/** The calls of `contracts/list.ts` and `contracts/list-sharing.ts`, for an authenticated customer. */
export function listRoutes(options: SharingOptions): Hono<ListEnv> {
  const { clock } = options
  const app = new Hono<ListEnv>()
  const onError = ({ json }: Context) =>
    json({ code: 'list-malformed', fields: [{ path: '', code: 'too-long' }] }, 422)
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError }))
  app.use(async ({ req, json, var: { accountId } }, next) => {
    if (req.method === 'GET') return next()
    const admitted = await options.requests.limiter.admit(`lists ${accountId}`, WRITE_LIMIT)
    if (admitted.ok) return next()
    const headers = { 'retry-after': String(admitted.retryAfterSeconds) }
    return json({ code: admitted.code }, 429, headers)
  })
  serveCalls(app, listCalls, (context) => implementLists(options, readCall(context, clock())), refuseFields)
  return app.route('/', sharingRoutes(options))
}

function implementLists(options: SharingOptions, call: ListCall): Implementation<typeof listCalls> {
  const { database } = options
  const toList = (row: ListRow) => readList(options, call.accountId, row)

  function write<Body>(run: Write<Body>, missing: 'section-not-found' | 'item-not-found') {
    return async (listId: string, partId: string, body: Body) => {
      const id = z.uuid().safeParse(partId)
      if (!id.success) return refuse(missing)
      return toListReply(
        await changeList(database, call, listId, (tx, list) => run(tx, { list, id: id.data, call }, body)),
      )
    }
  }
  const section = <Body>(run: Write<Body>) => write(run, 'section-not-found')
  const item = <Body>(run: Write<Body>) => write(run, 'item-not-found')

  return {
    async all({ product }) {
      for (const purpose of ['saved', 'saved-for-later'])
        await findListFor(database.db, call, purpose, { role: 'owner' })
      const productId = productIdentifier.safeParse(product).data ?? null
      return ok({ lists: await readLists(options, call.accountId, productId) })
    },
    async pieces({ list }) {
      const ids = [list].flat().slice(0, LIST_PIECES_LISTS_MAX)
      return ok({ lists: await readPieces(database.db, call.accountId, ids) })
    },
    async create(made) {
      const created = await createList(database, call, made)
      return created.ok ? ok(await toList(created.value)) : created
    },
    async read(id) {
      const list = await findListFor(database.db, call, id, { role: 'editor' })
      return list.ok ? ok(await toList(list.value)) : list
    },
    async change(id, change) {
      const changed = await updateList(database, call, id, change)
      if (changed.ok) return ok(await toList(changed.value))
      return 'current' in changed ? { ...changed, current: await toList(changed.current) } : changed
    },
    remove: (id) => removeList(database, call, id),
    restore: (id) => restoreList(database, call, id),
    addSection: section(addSection),
    changeSection: section(changeSection),
    moveSection: section(moveSection),
    removeSection: (id, partId) => section(removeSection)(id, partId, null),
    restoreSection: (id, partId) => section(restoreSection)(id, partId, null),
    addItem: item(addItem),
    addItems: async (id, added) =>
      toListReply(await changeList(database, call, id, (tx, list) => addItems(tx, { list, call }, added))),
    changeItem: item(changeItem),
    moveItem: item(moveItem),
    removeItem: (id, partId) => item(removeItem)(id, partId, null),
    restoreItem: (id, partId) => item(restoreItem)(id, partId, null),
    transfer: async (id, pieces) => toListReply(await transferItems(database, call, id, pieces)),
  }
}

/**
 * Adds items in their order after the last item without a section, each once. Adds all of them or, if there is no room,
 * none.
 */
async function addItems(
  tx: Queryable,
  { list, call: { now } }: { list: ListRow; call: Pick<ListCall, 'now'> },
  { items }: NewListItems,
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
  const ranks = ranksAfter(await findLastRank(tx, list.id, null), added.length)
  await tx.insert(listItems).values(
    added.map((item, index) => ({
      ...item,
      listId: list.id,
      note: '',
      clientNote: '',
      rank: ranks[index] ?? '',
      addedAt: now,
    })),
  )
  return ok({})
}
