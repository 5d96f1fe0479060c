import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { exportCalls } from '#contracts/export.ts'
import { downloadHeaders } from '#domain/files/download-headers.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { wakeJob } from '#services/kernel/jobs.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { EXPORTS_JOB, type ExportFiles } from './export-runner.ts'
import { addExport, cancelExport, findExport, listExports, toExportState } from './export-store.ts'

type CustomerEnv = { Variables: { accountId: string; accessToken: string } }

/** Enough for the data of 500 tearsheets with all their finishes. */
const BODY_BYTES_MAX = 12 * 1_048_576
/** Per account: enough for a designer who tries every format, but not for a script. */
const EXPORT_LIMIT = { limit: 60, windowSeconds: 3_600 }

const TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

/** The calls of `contracts/export.ts`, for an authenticated customer. */
export function exportRoutes({
  database,
  clock,
  limiter,
  files,
}: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  files: Pick<ExportFiles, 'read'>
}): Hono<CustomerEnv> {
  const app = new Hono<CustomerEnv>()
  app.post('/', bodyLimit({ maxSize: BODY_BYTES_MAX }))
  app.use('/:exportId/*', async ({ req, json }, next) =>
    z.uuid().safeParse(req.param('exportId')).success ? next() : json({ code: 'export-not-found' }, 404),
  )

  serveCalls(app, exportCalls, ({ var: { accountId } }) => ({
    async start(given) {
      const known = await findExport(database, accountId, given.id)
      if (known) return ok(toExportState(known))
      const admitted = await limiter.admit(`exports ${accountId}`, EXPORT_LIMIT)
      if (!admitted.ok) return admitted
      const added = await addExport(database, accountId, given, clock())
      if (!added.ok) return added
      await wakeJob(database.db, EXPORTS_JOB)
      return ok(toExportState(added.value))
    },
    async of({ subject }) {
      const isKnown = z.uuid().safeParse(subject).success
      const found = isKnown ? await listExports(database, accountId, subject) : []
      return ok({ exports: found.map(toExportState) })
    },
    async read(id) {
      const found = await findExport(database, accountId, id)
      return found ? ok(toExportState(found)) : refuse('export-not-found')
    },
    async remove(id) {
      await cancelExport(database, accountId, id, clock())
      return ok(null)
    },
  }))

  app.get('/:exportId/file', async ({ req, json, var: { accountId } }) => {
    const found = await findExport(database, accountId, req.param('exportId'))
    if (found?.state !== 'done') return json({ code: 'export-not-found' }, 404)
    const { name, kind, bytes, parts } = found
    return new Response(readParts(parts, files), {
      headers: downloadHeaders({ name, type: TYPES[kind], bytes }),
    })
  })
  return app
}

/** Reads the parts of a file one at a time, each after the previous one has been sent. */
function readParts(ids: readonly string[], files: Pick<ExportFiles, 'read'>): ReadableStream<Uint8Array> {
  const remainingIds = [...ids]
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const id = remainingIds.shift()
        if (id === undefined) return controller.close()
        const part = await files.read(id)
        if (part.ok) controller.enqueue(part.value)
        else controller.error(new Error(`A part of an export could not be read: ${part.code}`))
      },
    },
    { highWaterMark: 0 },
  )
}
