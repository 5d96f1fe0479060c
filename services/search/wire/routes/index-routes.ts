import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { type IndexSettings, indexSettings, searchableClasses } from '../../index-settings.ts'
import { announceWrite, beginWrite, type IndexRow } from '../../store/index-catalogue.ts'
import type { LiveIndexes } from '../../store/live-indexes.ts'
import { clearRecords, copyRecords } from '../../store/record-store.ts'
import { copyRules } from '../../store/rule-store.ts'
import { indexTable } from '../../store/search-tables.ts'
import { copySynonyms } from '../../store/synonym-store.ts'
import { SEARCHABLE_ATTRIBUTES_MAX } from '../../text/text-index.ts'
import { badRequest, WireError } from '../../wire-error.ts'
import { adminOnly, type SearchKeys } from '../access.ts'
import { readBody } from '../read-body.ts'

export type WriteDependencies = { database: Database; indexes: LiveIndexes; keys: SearchKeys; clock: Clock }

const operation = z.object({
  operation: z.enum(['move', 'copy']),
  destination: z.string(),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).nullish(),
})

/**
 * Routes for indexes and their settings, for the admin key. A change is committed and in effect in this
 * process before the response, so every task is already finished.
 */
export function indexRoutes({ database: { db }, indexes, keys, clock }: WriteDependencies): Hono {
  const app = new Hono()
  const admin = adminOnly(keys, clock)

  app.get('/1/indexes', admin, async (context) => {
    const items = (await indexes.list()).map(({ primary, ...item }) =>
      primary ? { ...item, primary } : item,
    )
    return context.json({ items, nbPages: 1 })
  })

  app.get('/1/indexes/:index/settings', admin, (context) =>
    context.json(indexes.settings(context.req.param('index'))),
  )

  app.put('/1/indexes/:index/settings', admin, async (context) => {
    const settings = await readBody(context, indexSettings)
    const forwards = context.req.query('forwardToReplicas') === 'true'
    const taskID = await updateSettings(db, context.req.param('index'), settings, forwards)
    await indexes.refresh()
    return context.json({ taskID, updatedAt: clock().toISOString() })
  })

  app.post('/1/indexes/:index/operation', admin, async (context) => {
    const { operation: kind, destination, scope } = await readBody(context, operation)
    const source = context.req.param('index')
    const taskID =
      kind === 'move'
        ? await replaceIndex(db, source, destination)
        : await copyIndex(db, source, destination, scope ?? null)
    await indexes.refresh()
    return context.json({ taskID, updatedAt: clock().toISOString() })
  })

  app.get('/1/indexes/:index/task/:taskID', admin, (context) =>
    context.json({ status: 'published', pendingTask: false }),
  )

  app.delete('/1/indexes/:index', admin, async (context) => {
    const taskID = await removeIndex(db, context.req.param('index'))
    await indexes.refresh()
    return context.json({ taskID, deletedAt: clock().toISOString() })
  })

  return app
}

/**
 * Changes only the given settings; returns the task id. With `forwards`, replicas lose their own values of these
 * settings. Setting `replicas` creates those indexes and detaches the ones left out.
 */
function updateSettings(
  db: Queryable,
  name: string,
  changes: IndexSettings,
  forwards: boolean,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const index = await beginWrite(transaction, name)
    const settings = withChanges(index.settings, changes)
    const searchable = searchableClasses(settings)?.flat() ?? []
    if (searchable.length > SEARCHABLE_ATTRIBUTES_MAX) {
      throw badRequest(`searchableAttributes: more than ${SEARCHABLE_ATTRIBUTES_MAX}`)
    }
    await transaction.update(indexTable).set({ settings }).where(eq(indexTable.id, index.id))
    if (changes.replicas) await saveReplicas(transaction, index, changes.replicas.map(bareName))
    if (forwards) await forward(transaction, index, Object.keys(changes))
    await announceWrite(transaction)
    return index.revision
  })
}

/** Atomically replaces `destination` with `source`, retaining the replicas of `destination`. */
function replaceIndex(db: Queryable, source: string, destination: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const index = await findForUpdate(transaction, source)
    const [replaced] = await transaction
      .select()
      .from(indexTable)
      .where(eq(indexTable.name, destination))
      .for('update')
    if (replaced) {
      const adopted = { primaryId: index.id }
      await transaction.update(indexTable).set(adopted).where(eq(indexTable.primaryId, replaced.id))
      await transaction.delete(indexTable).where(eq(indexTable.id, replaced.id))
    }
    const { replicas } = replaced?.settings ?? {}
    const settings = replicas ? { ...index.settings, replicas } : index.settings
    await transaction
      .update(indexTable)
      .set({ name: destination, settings })
      .where(eq(indexTable.id, index.id))
    await announceWrite(transaction)
    return index.revision
  })
}

/** Copies settings, synonyms, rules and records to `destination`, or only those in the scope. */
function copyIndex(
  db: Queryable,
  source: string,
  destination: string,
  scope: readonly string[] | null,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const index = await findForUpdate(transaction, source)
    const target = await beginWrite(transaction, destination)
    if (scope === null || scope.includes('settings')) {
      const { replicas: _, ...copied } = index.settings
      const { replicas } = target.settings
      const settings = replicas ? { ...copied, replicas } : copied
      await transaction.update(indexTable).set({ settings }).where(eq(indexTable.id, target.id))
    }
    const from = { indexId: index.primaryId ?? index.id }
    const to = { indexId: target.id, revision: target.revision }
    if (scope === null || scope.includes('synonyms')) await copySynonyms(transaction, from, to)
    if (scope === null || scope.includes('rules')) await copyRules(transaction, from, to)
    if (scope === null) {
      await clearRecords(transaction, to)
      await copyRecords(transaction, from, to)
    }
    await announceWrite(transaction)
    return target.revision
  })
}

/** Deletes an index with its records and its replicas. Deleting an index that does not exist succeeds. */
function removeIndex(db: Queryable, name: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const [removed] = await transaction.delete(indexTable).where(eq(indexTable.name, name)).returning()
    await announceWrite(transaction)
    return removed?.revision ?? 0
  })
}

async function findForUpdate(db: Queryable, name: string): Promise<IndexRow> {
  const [index] = await db.select().from(indexTable).where(eq(indexTable.name, name)).for('update')
  if (!index) throw new WireError(404, `Index ${name} does not exist`)
  return index
}

async function saveReplicas(db: Queryable, primary: IndexRow, names: readonly string[]): Promise<void> {
  await db.update(indexTable).set({ primaryId: null }).where(eq(indexTable.primaryId, primary.id))
  for (const name of names) {
    await db
      .insert(indexTable)
      .values({ name, primaryId: primary.id })
      .onConflictDoUpdate({ target: indexTable.name, set: { primaryId: primary.id } })
  }
}

async function forward(db: Queryable, primary: IndexRow, names: readonly string[]): Promise<void> {
  const replicas = await db
    .select()
    .from(indexTable)
    .where(eq(indexTable.primaryId, primary.id))
    .for('update')
  for (const { id, settings } of replicas) {
    const remaining = Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)))
    await db.update(indexTable).set({ settings: remaining }).where(eq(indexTable.id, id))
  }
}

/** Applies changes to settings; null resets a setting to its default. */
function withChanges(settings: IndexSettings, changes: IndexSettings): IndexSettings {
  return Object.fromEntries(
    Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** `virtual(name)` is stored as an ordinary replica. */
function bareName(replica: string): string {
  return replica.replace(/^virtual\((.*)\)$/, '$1')
}
