import { Hono } from 'hono'
import { z } from 'zod'
import { applyBatch, type BatchOperation, batchOperations } from '../../store/apply-batch.ts'
import { adminOnly } from '../access.ts'
import { readBody } from '../read-body.ts'
import type { WriteDependencies } from './index-routes.ts'

const object = z.record(z.string(), z.unknown())
const batch = z.object({ requests: batchOperations })

/** Records of one index, for the admin key: in batches or one by one. */
export function recordRoutes({ database, indexes, keys, clock }: WriteDependencies): Hono {
  const app = new Hono()
  const admin = adminOnly(keys, clock)
  const write = async (index: string, operations: readonly BatchOperation[]) => {
    const receipt = await applyBatch(database.db, index, operations)
    await indexes.refresh()
    return receipt
  }

  app.post('/1/indexes/:index/batch', admin, async (context) => {
    const { requests } = await readBody(context, batch)
    return context.json(await write(context.req.param('index'), requests))
  })

  app.post('/1/indexes/:index/clear', admin, async (context) => {
    const { taskID } = await write(context.req.param('index'), [{ action: 'clear' }])
    return context.json({ taskID, updatedAt: clock().toISOString() })
  })

  app.post('/1/indexes/:index', admin, async (context) => {
    const body = await readBody(context, object)
    const { taskID, objectIDs } = await write(context.req.param('index'), [{ action: 'addObject', body }])
    return context.json({ taskID, objectID: objectIDs[0], createdAt: clock().toISOString() }, 201)
  })

  app.put('/1/indexes/:index/:objectID', admin, async (context) => {
    const { index, objectID } = context.req.param()
    const body = { ...(await readBody(context, object)), objectID }
    const { taskID } = await write(index, [{ action: 'updateObject', body }])
    return context.json({ taskID, objectID, updatedAt: clock().toISOString() })
  })

  app.post('/1/indexes/:index/:objectID/partial', admin, async (context) => {
    const { index, objectID } = context.req.param()
    const body = { ...(await readBody(context, object)), objectID }
    const isCreated = context.req.query('createIfNotExists') !== 'false'
    const action = isCreated ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate'
    const { taskID } = await write(index, [{ action, body }])
    return context.json({ taskID, objectID, updatedAt: clock().toISOString() })
  })

  app.delete('/1/indexes/:index/:objectID', admin, async (context) => {
    const { index, objectID } = context.req.param()
    const { taskID } = await write(index, [{ action: 'deleteObject', body: { objectID } }])
    return context.json({ taskID, deletedAt: clock().toISOString() })
  })

  return app
}
