import { type Context, Hono } from 'hono'
import type { ContentCall, StaffCall } from '../content-call.ts'
import { addDataCalls, limitBody, MUTATION_BODY_MAX_BYTES, ofEditors, readVersion } from '../data-calls.ts'
import { serveDocumentEvents, servePastDocuments, serveTransactions } from '../history/serve-history.ts'
import { listen } from '../listening/listen.ts'
import { announcePresence, listenToPresence } from '../presence/presence-calls.ts'
import { refuse } from '../wire-errors.ts'
import { handleActions } from './handle-actions.ts'
import { PREFERENCES_BODY_MAX_BYTES, servePreferences, storePreferences } from './preferences.ts'
import { mayEdit, serveColleagues, serveGrants, serveOwnProfile, serveProject } from './profile.ts'

type Surroundings = Pick<ContentCall, 'options' | 'store' | 'workers' | 'listeners' | 'presence'>
type Handler = (context: Context, call: StaffCall) => Promise<Response> | Response

/**
 * The calls of the Studio, for members of the team with an access token of the desk: those for data, and those that only
 * a Studio makes. The tokens of the public calls open none of them, and an access token opens no public call.
 */
export function studioCalls(surroundings: Surroundings): Hono {
  const { options } = surroundings
  const { projectId, dataset, team } = options
  const app = new Hono()

  const guardedFor = (purpose: 'work' | 'watch', handle: Handler) => async (context: Context) => {
    const version = readVersion(context)
    if (!version) return refuse(context, 400, 'Bad Request', 'Invalid API version')
    const { project: requestedProject = projectId, dataset: requestedDataset = dataset } = context.req.param()
    if (requestedProject !== projectId || requestedDataset !== dataset)
      return refuse(context, 404, 'Not Found', `Dataset not found for project ID "${projectId}"`)
    const accessToken = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const staff = accessToken === undefined ? null : await team.authenticate(accessToken, purpose)
    if (accessToken === undefined || !staff?.ok)
      return refuse(context, 401, 'Unauthorized', 'Session not found')
    return handle(context, {
      ...surroundings,
      version,
      access: mayEdit(staff.value.roles) ? 'editor' : 'viewer',
      author: staff.value.accountId,
      staff: staff.value,
      accessToken,
    })
  }
  const guarded = (handle: Handler) => guardedFor('work', handle)
  /** What an open page does by itself, which does not prolong the session. */
  const watching = (handle: Handler) => guardedFor('watch', handle)
  const editing = (handle: Handler) =>
    guarded((context, call) =>
      call.access === 'editor'
        ? handle(context, call)
        : refuse(context, 403, 'Forbidden', 'Insufficient permissions; permission "update" required'),
    )

  app.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  addDataCalls(app, guarded)
  const handleActionsOfEditors = ofEditors(MUTATION_BODY_MAX_BYTES, handleActions)
  app.post('/:version/data/actions/:dataset', editing(handleActionsOfEditors))
  app.get('/:version/data/listen/:dataset', watching(listen))
  app.get('/:version/presence/:dataset', watching(listenToPresence))
  app.post('/:version/presence/:dataset', watching(announcePresence))
  app.get('/:version/data/history/:dataset/transactions/:ids', guarded(serveTransactions))
  app.get('/:version/data/history/:dataset/documents/:ids', guarded(servePastDocuments))
  app.get('/:version/data/history/:dataset/events/documents/:ids', guarded(serveDocumentEvents))
  app.get('/:version/users/me', guarded(serveOwnProfile))
  app.get('/:version/users/me/keyvalue/:keys', guarded(servePreferences))
  app.put('/:version/users/me/keyvalue', limitBody(PREFERENCES_BODY_MAX_BYTES), guarded(storePreferences))
  app.get('/:version/users/:ids', guarded(serveColleagues))
  app.get(
    '/:version/auth/id',
    guarded((context, { author }) => context.json({ id: author })),
  )
  app.get(
    '/:version/check/cors',
    guarded((context) => context.json(CORS)),
  )
  app.get('/:version/projects/:project', guarded(serveProject))
  app.get('/:version/projects/:project/datasets', guarded(serveDatasets))
  app.get('/:version/projects/:project/datasets/:dataset/acl', guarded(serveGrants))
  app.get(
    '/:version/projects/:project/grants',
    guarded((context) => context.json({})),
  )
  app.notFound((context) => refuse(context, 404, 'Not Found', 'No such endpoint'))
  return app
}

/** The Studio is served by the same origin. */
const CORS = { result: { allowed: true, withCredentials: true } }

/** Comments would have a dataset of their own; there are none. */
function serveDatasets(context: Context, { options }: StaffCall): Response {
  if (context.req.query('datasetProfile') !== undefined) return context.json([])
  return context.json([{ name: options.dataset, aclMode: 'private' }])
}
