import { Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { indexSettings } from '../../index-settings.ts'
import { copyIndex, removeIndex, replaceIndex, updateSettings } from '../../store/index-operations.ts'
import type { LiveIndexes } from '../../store/live-indexes.ts'
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
