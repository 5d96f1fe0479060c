import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { FILE_BYTES_MAX } from '#contracts/files.ts'
import { downloadHeaders } from '#domain/files/download-headers.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import type { Service } from '#services/kernel/service.ts'
import { findFile, removeFile, storeFile } from './file-store.ts'

export type FilesOptions = {
  database: Database
  clock: Clock
  /** The token that callers must send. Only servers have it. */
  serverToken: string | RotatedSecret
  /** Called for unexpected errors, whose details are not sent to the caller. */
  reportError(error: unknown): void
}

/** A media type without parameters, valid as a header value. */
const mediaType = z
  .string()
  .regex(/^[a-z]+\/[a-z0-9.+-]+$/)
  .max(100)

/** The files service (`contracts/files.ts`): stores files of other services in PostgreSQL. */
export function createFilesService({ database, clock, serverToken, reportError }: FilesOptions): Service {
  const app = new Hono()
  handleErrors(app, reportError)
  app.use(requireServerToken(serverToken))
  app.use('/files/:id', async (context, next) =>
    z.uuid().safeParse(context.req.param('id')).success
      ? next()
      : context.json({ code: 'file-not-found' }, 404),
  )

  const limit = bodyLimit({
    maxSize: FILE_BYTES_MAX,
    onError: (context) => context.json({ code: 'file-too-large' }, 413),
  })
  app.put('/files/:id', limit, async (context) => {
    const type = mediaType.safeParse(context.req.header('content-type'))
    const content = new Uint8Array(await context.req.arrayBuffer())
    if (!type.success || content.length === 0) return context.json({ code: 'file-malformed' }, 422)
    await storeFile(database, { id: context.req.param('id'), type: type.data, content, now: clock() })
    return context.body(null, 204)
  })

  app.get('/files/:id', async (context) => {
    const id = context.req.param('id')
    const file = await findFile(database, id)
    if (!file) return context.json({ code: 'file-not-found' }, 404)
    return new Response(file.content, { headers: downloadHeaders({ name: id, ...file }) })
  })

  app.delete('/files/:id', async (context) => {
    await removeFile(database, context.req.param('id'))
    return context.body(null, 204)
  })

  return { fetch: async (request) => app.fetch(request), routes: app.routes }
}
