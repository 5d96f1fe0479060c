import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { handleFaults } from '#services/kernel/handle-faults.ts'
import type { Service } from '#services/kernel/service.ts'
import { accessOf } from './access.ts'
import { handleUpload } from './assets/handle-upload.ts'
import { serveAsset } from './assets/serve-asset.ts'
import type { ContentCall, ContentServiceOptions } from './content-call.ts'
import { createDocumentStore } from './documents/document-store.ts'
import { handleChanges } from './handle-changes.ts'
import { handleMutations } from './handle-mutations.ts'
import { handleQuery } from './handle-query.ts'
import { QUERY_BODY_MAX_BYTES } from './queries/query-request.ts'
import { createQueryWorkers } from './queries/query-workers.ts'
import { serveDocuments } from './serve-documents.ts'
import { refuse } from './wire-errors.ts'

export type ContentService = Service & {
  /** Ends the connection that listens for changes, and the workers. */
  close(): Promise<void>
}

/**
 * The content service: Sanity's HTTP API for queries, documents and mutations over documents in PostgreSQL
 * (architecture.md §6: `/v{version}/data/{query|doc|mutate}/{dataset}`), and for the
 * pictures and files that they show. Beside it, for servers, its changes at `/changes` (`contracts/changes.ts`).
 */
export function createContentService(given: ContentServiceOptions): ContentService {
  const options = { queryLimitMs: QUERY_LIMIT_MS, publicPath: '/services/content', ...given }
  const store = createDocumentStore(options.database)
  const workers = createQueryWorkers(store, options.queryLimitMs)
  const app = new Hono()
  handleFaults(app, options.reportFault)

  const guarded = (handle: Handler) => async (context: Context) => {
    const version = VERSION.exec(context.req.param('version') ?? '')?.[1]
    if (!version) return refuse(context, 400, 'Bad Request', 'Invalid API version')
    if (context.req.param('dataset') !== options.dataset)
      return refuse(context, 404, 'Not Found', `Dataset not found for project ID "${options.projectId}"`)
    const access = accessOf(context.req.header('authorization'), options.tokens)
    if (!access) return refuse(context, 401, 'Unauthorized', 'Session not found')
    return handle(context, { options, store, workers, access, version })
  }

  app.get('/:version/data/query/:dataset', guarded(handleQuery))
  app.post('/:version/data/query/:dataset', limitBody(QUERY_BODY_MAX_BYTES), guarded(handleQuery))
  app.get('/:version/data/doc/:dataset/:ids', guarded(serveDocuments))
  app.post('/:version/data/mutate/:dataset', guarded(ofEditors(MUTATION_BODY_MAX_BYTES, handleMutations)))
  app.post('/:version/assets/:kind/:dataset', guarded(ofEditors(ASSET_MAX_BYTES, handleUpload)))
  app.get('/changes', ({ req }) => handleChanges(req.raw, options))
  for (const kind of ['images', 'files']) {
    app.get(`/${kind}/:project/:dataset/:name`, (context) => serveAsset(context, options))
  }
  app.notFound((context) => refuse(context, 404, 'Not Found', 'No such endpoint'))
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    async close() {
      await Promise.all([workers.close(), store.close()])
    },
  }
}

const VERSION = /^v(1|X|\d{4}-\d{2}-\d{2})$/
const QUERY_LIMIT_MS = 1000
const MUTATION_BODY_MAX_BYTES = 4_194_304
const ASSET_MAX_BYTES = 52_428_800

type Handler = (context: Context, call: ContentCall) => Promise<Response>

/** Limits the bodies of editors; anyone else is refused by the handler before their body is read. */
function ofEditors(maxSize: number, handle: Handler): Handler {
  const limit = limitBody(maxSize)
  return async (context, call) => {
    const refusal = call.access === 'editor' ? await limit(context, async () => {}) : null
    return refusal || handle(context, call)
  }
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context) =>
      refuse(context, 413, 'Payload Too Large', `The body is larger than ${maxSize} bytes`),
  })
}
