import { lt, not, or, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { assetName } from '#contracts/asset-name.ts'
import { refuse as refuseResult } from '#domain/result.ts'
import { serveChanges } from '#services/kernel/changes/serve-changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import type { Service } from '#services/kernel/service.ts'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'
import { resolveAccess } from './access.ts'
import { removeUnusedAssets } from './assets/remove-assets.ts'
import { createAssetServer } from './assets/serve-asset.ts'
import type { ContentCall } from './content-call.ts'
import type { ContentPictures, ContentServiceOptions, ContentTeam } from './content-options.ts'
import { addDataCalls, readVersion } from './data-calls.ts'
import { revisions } from './documents/content-tables.ts'
import { DOCUMENT_CHANGES } from './documents/document-changes.ts'
import { createDocumentStore } from './documents/document-store.ts'
import { createListeners } from './listening/listeners.ts'
import { createPresence } from './presence/presence.ts'
import { createQueryWorkers } from './queries/query-workers.ts'
import { DOCUMENT_AUDITS } from './studio/audit.ts'
import { removeOldPreferences } from './studio/preferences.ts'
import { studioCalls } from './studio/studio-calls.ts'
import { refuse } from './wire-errors.ts'

export type ContentService = Service & {
  close(): Promise<void>
}

/**
 * Documents with a draft that an editor still has to publish or discard. They are listed in the Studio, oldest edit
 * first.
 */
export const WAITING_DRAFTS: WaitingDefinition = {
  task: 'drafts-unpublished',
  resource: 'content',
  roles: ['content'],
  filter: () => ({}),
  async count(db) {
    const { rows } = await db.execute<WaitingDraftRow>(sql`
      select count(*) over ()::int as count, updated_at as since, substr(id, length('drafts.') + 1) as id,
        case jsonb_typeof(body->'title') when 'string' then body->>'title' else body->'title'->>'en' end as title
      from content.documents where id like 'drafts.%' order by updated_at, id limit 1`)
    const [first] = rows
    if (!first) return { count: 0, since: null, first: [] }
    return { count: first.count, since: new Date(first.since), first: [{ text: first.title || first.id }] }
  },
}

type WaitingDraftRow = { count: number; since: string; id: string; title: string | null }

/** How many days revisions are retained. Drafts have many, since they change with every word. */
const DRAFT_DAYS = 30

const PUBLISHED_DAYS = 365

const DAY_MS = 86_400_000

/**
 * The content service implements Sanity's HTTP API over documents in PostgreSQL: queries, documents and mutations
 * (architecture.md §6: `/v{version}/data/{query|doc|mutate}/{dataset}`), and their pictures and files.
 * `/team/v{version}/…` provides the additional calls of the Studio, and `/changes` provides the change feed for servers
 * (`contracts/changes.ts`).
 */
export function createContentService(given: ContentServiceOptions): ContentService {
  const options = {
    queryLimitMs: QUERY_LIMIT_MS,
    startQueryTimer: setTimeout,
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
      if (name !== null) options.pictures.remove(name).catch(options.reportError)
    }
  })
  const workers = createQueryWorkers(store, options.queryLimitMs, options.startQueryTimer)
  const listeners = createListeners({ options, store, workers })
  const presence = createPresence(options.database)
  const app = new Hono()
  handleErrors(app, options.reportError)

  const guard =
    (handle: (context: Context, call: ContentCall) => Promise<Response>) => async (context: Context) => {
      const version = readVersion(context)
      if (!version) return refuse(context, 400, 'Bad Request', 'Invalid API version')
      if (context.req.param('dataset') !== options.dataset)
        return refuse(context, 404, 'Not Found', `Dataset not found for project ID "${options.projectId}"`)
      const access = resolveAccess(context.req.header('authorization'), options.tokens)
      if (!access) return refuse(context, 401, 'Unauthorized', 'Session not found')
      return handle(context, { options, store, workers, listeners, presence, access, version, author: null })
    }

  addDataCalls(app, guard)
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
  authenticate: async () => refuseResult('unauthenticated'),
  findColleagues: async () => [],
}

const NO_PICTURES: ContentPictures = {
  read: async () => null,
  write: async () => {},
  remove: async () => {},
  readHousePicture: async () => null,
}

/** `GET /changes?since={cursor}` (`contracts/changes.ts`), for token holders. */
async function handleChanges(request: Request, options: ContentServiceOptions): Promise<Response> {
  const access = resolveAccess(request.headers.get('authorization') ?? undefined, options.tokens)
  if (access === null || access === 'public') return new Response('Unauthorized', { status: 401 })
  return serveChanges(request, {
    database: options.database,
    log: DOCUMENT_CHANGES,
    kind: 'document',
    toId: (id) => id,
  })
}

/** Removes revisions that are no longer part of the history. Earlier and later states are not affected. */
export async function removeOldRevisions({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const isPublished = not(sql`${revisions.documentId} ~ '^(drafts|versions)[.]'`)
  await db
    .delete(revisions)
    .where(
      or(
        lt(revisions.at, before(PUBLISHED_DAYS)),
        sql`(${lt(revisions.at, before(DRAFT_DAYS))} and not ${isPublished})`,
      ),
    )
}
