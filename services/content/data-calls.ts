import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { handleUpload } from './assets/handle-upload.ts'
import type { ContentCall } from './content-call.ts'
import { handleMutations } from './handle-mutations.ts'
import { handleQuery } from './handle-query.ts'
import { QUERY_BODY_MAX_BYTES } from './queries/query-request.ts'
import { serveDocuments } from './serve-documents.ts'
import { refuse } from './wire-errors.ts'

export const MUTATION_BODY_MAX_BYTES = 4_194_304
const ASSET_MAX_BYTES = 52_428_800

type Handler = (context: Context, call: ContentCall) => Promise<Response>

/** Resolves who calls, or refuses the call. */
type Guard = (handle: Handler) => (context: Context) => Promise<Response>

/** The calls for queries, documents, mutations and uploads. */
export function addDataCalls(app: Hono, guarded: Guard): void {
  app.get('/:version/data/query/:dataset', guarded(handleQuery))
  app.post('/:version/data/query/:dataset', limitBody(QUERY_BODY_MAX_BYTES), guarded(handleQuery))
  app.get('/:version/data/doc/:dataset/:ids', guarded(serveDocuments))
  app.post('/:version/data/mutate/:dataset', guarded(ofEditors(MUTATION_BODY_MAX_BYTES, handleMutations)))
  app.post('/:version/assets/:kind/:dataset', guarded(ofEditors(ASSET_MAX_BYTES, handleUpload)))
}

/** The API version of a path, `1`, `X` or a date; null for any other. */
export function readVersion(context: Context): string | null {
  return VERSION.exec(context.req.param('version') ?? '')?.[1] ?? null
}

const VERSION = /^v(1|X|\d{4}-\d{2}-\d{2})$/

/** Limits the bodies of editors; anyone else is refused by the handler before their body is read. */
export function ofEditors<Call extends ContentCall>(
  maxSize: number,
  handle: (context: Context, call: Call) => Promise<Response>,
): (context: Context, call: Call) => Promise<Response> {
  const limit = limitBody(maxSize)
  return async (context, call) => {
    const refusal = call.access === 'editor' ? await limit(context, async () => {}) : null
    return refusal || handle(context, call)
  }
}

/** Refuses longer bodies. */
export function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context) =>
      refuse(context, 413, 'Payload Too Large', `The body is larger than ${maxSize} bytes`),
  })
}
