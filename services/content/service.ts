import { type Context, Hono } from 'hono'
import { assetName } from '#contracts/asset-name.ts'
import { refuse as refused } from '#domain/result.ts'
import { handleFaults } from '#services/kernel/handle-faults.ts'
import type { Service } from '#services/kernel/service.ts'
import { accessOf } from './access.ts'
import { removeUnusedAssets } from './assets/remove-assets.ts'
import { createAssetServer } from './assets/serve-asset.ts'
import type { ContentCall } from './content-call.ts'
import type { ContentPictures, ContentServiceOptions, ContentTeam } from './content-options.ts'
import { addDataCalls, readVersion } from './data-calls.ts'
import { createDocumentStore } from './documents/document-store.ts'
import { handleChanges } from './handle-changes.ts'
import { removeOldRevisions } from './history/remove-old-revisions.ts'
import { createListeners } from './listening/listeners.ts'
import { createPresence } from './presence/presence.ts'
import { createQueryWorkers } from './queries/query-workers.ts'
import { DOCUMENT_AUDITS } from './studio/audit.ts'
import { removeOldPreferences } from './studio/preferences.ts'
import { studioCalls } from './studio/studio-calls.ts'
import { WAITING_DRAFTS } from './studio/waiting-drafts.ts'
import { refuse } from './wire-errors.ts'

export type ContentService = Service & {
  /** Ends the connection that listens for changes, and the workers. */
  close(): Promise<void>
}

/**
 * The content service: Sanity's HTTP API for queries, documents and mutations over documents in PostgreSQL
 * (architecture.md §6: `/v{version}/data/{query|doc|mutate}/{dataset}`), and for the
 * pictures and files that they show; for the team at the Studio, at `/team/v{version}/…`, what that needs besides. Beside it, for servers, its changes at `/changes` (`contracts/changes.ts`).
 */
export function createContentService(given: ContentServiceOptions): ContentService {
  const options = {
    queryLimitMs: QUERY_LIMIT_MS,
    publicPath: '/services/content',
    team: NO_TEAM,
    pictures: NO_PICTURES,
    ...given,
  }
  const store = createDocumentStore(options.database)
  store.subscribe((ids, present) => {
    const presentIds = new Set(present.map(({ _id }) => _id))
    for (const id of ids) {
      const name = presentIds.has(id) ? null : assetName(id)
      if (name !== null) options.pictures.remove(name).catch(options.reportFault)
    }
  })
  const workers = createQueryWorkers(store, options.queryLimitMs)
  const listeners = createListeners({ options, store, workers })
  const presence = createPresence(options.database)
  const app = new Hono()
  handleFaults(app, options.reportFault)

  const guarded =
    (handle: (context: Context, call: ContentCall) => Promise<Response>) => async (context: Context) => {
      const version = readVersion(context)
      if (!version) return refuse(context, 400, 'Bad Request', 'Invalid API version')
      if (context.req.param('dataset') !== options.dataset)
        return refuse(context, 404, 'Not Found', `Dataset not found for project ID "${options.projectId}"`)
      const access = accessOf(context.req.header('authorization'), options.tokens)
      if (!access) return refuse(context, 401, 'Unauthorized', 'Session not found')
      return handle(context, { options, store, workers, listeners, presence, access, version, author: null })
    }

  addDataCalls(app, guarded)
  app.route('/team', studioCalls({ options, store, workers, listeners, presence }))
  const serveAsset = createAssetServer({ options, store })
  app.get('/changes', ({ req }) => handleChanges(req.raw, options))
  for (const kind of ['images', 'files']) {
    app.get(`/${kind}/:project/:dataset/:name`, serveAsset)
  }
  app.notFound((context) => refuse(context, 404, 'Not Found', 'No such endpoint'))
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    audits: DOCUMENT_AUDITS,
    waiting: [WAITING_DRAFTS],
    jobs: [
      {
        name: 'content: remove old revisions',
        everySeconds: 86_400,
        run: (now) => removeOldRevisions(options.database, now),
      },
      {
        name: 'content: remove files without a document',
        everySeconds: 86_400,
        run: () => removeUnusedAssets(options.database.db),
      },
      {
        name: 'content: remove old preferences',
        everySeconds: 86_400,
        run: (now) => removeOldPreferences(options.database, now),
      },
    ],
    async close() {
      await Promise.all([listeners.close(), presence.close()])
      await Promise.all([workers.close(), store.close()])
    },
  }
}

const QUERY_LIMIT_MS = 1000

const NO_TEAM: ContentTeam = {
  authenticate: async () => refused('unauthenticated'),
  findColleagues: async () => [],
}

const NO_PICTURES: ContentPictures = {
  read: async () => null,
  write: async () => {},
  remove: async () => {},
  readOfHouse: async () => null,
}
