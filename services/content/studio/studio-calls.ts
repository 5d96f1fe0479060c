import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Role } from '#domain/team/roles.ts'
import { hasRole } from '#domain/team/roles.ts'
import { type EventWriter, openEventStream as openStream } from '#services/kernel/event-stream.ts'
import type { ContentCall, StaffCall } from '../content-call.ts'
import {
  addDataCalls,
  limitBody,
  MUTATION_BODY_MAX_BYTES,
  readVersion,
  withEditorBodyLimit,
} from '../data-calls.ts'
import { serveDocumentEvents, servePastDocuments, serveTransactions } from '../history/serve-history.ts'
import { readListenRequest } from '../listening/listen-request.ts'
import { readJson } from '../read-json.ts'
import { refuse } from '../wire-errors.ts'
import { handleActions } from './handle-actions.ts'
import { PREFERENCES_BODY_MAX_BYTES, servePreferences, storePreferences } from './preferences.ts'

type Dependencies = Pick<ContentCall, 'options' | 'store' | 'workers' | 'listeners' | 'presence'>
type Handler = (context: Context, call: StaffCall) => Promise<Response> | Response

/** A PostgreSQL notification can have up to 8,000 bytes. */
const MESSAGE_MAX_LENGTH = 6000

const connection = z.string().regex(/^[\w-]{8,64}$/)

const announcement = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rollCall'), session: z.string().max(100) }),
  z.object({ type: z.literal('disconnect'), session: z.string().max(100) }),
  z.object({
    type: z.literal('state'),
    session: z.string().max(100),
    locations: z.array(z.unknown()).max(50),
  }),
])

/** How often a stream sends a heartbeat and checks that its team member still has access. */
const HEARTBEAT_MS = 20_000

const STREAMS_PER_MEMBER_MAX = 200

const IDS_PER_CALL_MAX = 100

/**
 * The Studio's calls, for team members with an access token of the desk: the data calls, and those that only the Studio
 * makes. They do not accept the tokens of the public API, and vice versa.
 */
export function studioCalls(dependencies: Dependencies): Hono {
  const { options } = dependencies
  const { projectId, dataset, team } = options
  const app = new Hono()

  const guardFor = (purpose: 'work' | 'watch', handle: Handler) => async (context: Context) => {
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
      ...dependencies,
      version,
      access: canEdit(staff.value.roles) ? 'editor' : 'viewer',
      author: staff.value.accountId,
      staff: staff.value,
      accessToken,
    })
  }
  const guard = (handle: Handler) => guardFor('work', handle)
  /** For calls that an open page makes automatically. They do not extend the session. */
  const guardWatch = (handle: Handler) => guardFor('watch', handle)
  const guardEdit = (handle: Handler) =>
    guard((context, call) =>
      call.access === 'editor'
        ? handle(context, call)
        : refuse(context, 403, 'Forbidden', 'Insufficient permissions; permission "update" required'),
    )

  app.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  addDataCalls(app, guard)
  const handleLimitedActions = withEditorBodyLimit(MUTATION_BODY_MAX_BYTES, handleActions)
  app.post('/:version/data/actions/:dataset', guardEdit(handleLimitedActions))
  app.get('/:version/data/listen/:dataset', guardWatch(listen))
  app.get('/:version/presence/:dataset', guardWatch(listenToPresence))
  app.post('/:version/presence/:dataset', guardWatch(announcePresence))
  app.get('/:version/data/history/:dataset/transactions/:ids', guard(serveTransactions))
  app.get('/:version/data/history/:dataset/documents/:ids', guard(servePastDocuments))
  app.get('/:version/data/history/:dataset/events/documents/:ids', guard(serveDocumentEvents))
  app.get('/:version/users/me', guard(serveOwnProfile))
  app.get('/:version/users/me/keyvalue/:keys', guard(servePreferences))
  app.put('/:version/users/me/keyvalue', limitBody(PREFERENCES_BODY_MAX_BYTES), guard(storePreferences))
  app.get('/:version/users/:ids', guard(serveColleagues))
  app.get(
    '/:version/auth/id',
    guard((context, { author }) => context.json({ id: author })),
  )
  app.get(
    '/:version/check/cors',
    guard((context) => context.json(CORS)),
  )
  app.get('/:version/projects/:project', guard(serveProject))
  app.get('/:version/projects/:project/datasets', guard(serveDatasets))
  app.get('/:version/projects/:project/datasets/:dataset/acl', guard(serveGrants))
  app.get(
    '/:version/projects/:project/grants',
    guard((context) => context.json({})),
  )
  app.notFound((context) => refuse(context, 404, 'Not Found', 'No such endpoint'))
  return app
}

/** The Studio is served from the same origin. */
const CORS = { result: { allowed: true, withCredentials: true } }

/** Lists the datasets. There is none for comments. */
function serveDatasets(context: Context, { options }: StaffCall): Response {
  if (context.req.query('datasetProfile') !== undefined) return context.json([])
  return context.json([{ name: options.dataset, aclMode: 'private' }])
}

/**
 * `GET /v{version}/data/listen/{dataset}`: streams changes of the documents that match a query, as server-sent events.
 */
function listen(context: Context, call: StaffCall): Response {
  const request = readListenRequest(new URL(context.req.url))
  if (typeof request === 'string') return refuse(context, 400, 'Bad Request', request)
  return openEventStream(context.req.raw, call, async ({ write, end }) => {
    const remove = await call.listeners.add({
      request,
      send: (event) =>
        request.events.includes('mutation') && write(toEventText('mutation', event, event.eventId)),
      end,
    })
    write(toEventText('welcome', { listenerName: randomUUID() }))
    return remove
  })
}

function toEventText(event: string, data: object, id?: string): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

/**
 * `GET /presence/{dataset}?connection=…`: streams the presence of others as server-sent events, in Sanity's message
 * format.
 */
function listenToPresence(context: Context, call: StaffCall): Response {
  const own = connection.safeParse(context.req.query('connection'))
  if (!own.success) return refuse(context, 400, 'Bad Request', 'the parameter "connection" is required')
  return openEventStream(context.req.raw, call, async ({ write, end }) => {
    const leave = await call.presence.join({
      receive: ({ from, event }) => from !== own.data && write(`data: ${JSON.stringify(event)}\n\n`),
      end,
    })
    // No event is missed from now on.
    write(': \n\n')
    return leave
  })
}

/** `POST /presence/{dataset}?connection=…`: announces the caller's presence to the others. */
async function announcePresence(context: Context, { presence, author }: StaffCall): Promise<Response> {
  const from = connection.safeParse(context.req.query('connection'))
  const announced = announcement.safeParse(await readJson(context))
  if (!from.success || !announced.success || JSON.stringify(announced.data).length > MESSAGE_MAX_LENGTH)
    return refuse(context, 400, 'Bad Request', 'the body is not an announcement')
  await presence.announce({ from: from.data, event: toEvent(announced.data, author) })
  return context.body(null, 204)
}

function toEvent(announced: z.infer<typeof announcement>, i: string): Record<string, unknown> {
  const { session } = announced
  if (announced.type === 'rollCall') return { type: 'rollCall', i, session }
  if (announced.type === 'disconnect') return { type: 'disconnect', i, m: { session } }
  return { type: 'state', i, m: { sessionId: session, locations: announced.locations } }
}

/**
 * Opens a response of server-sent events, until the client disconnects, the request is aborted or the team member's
 * session ends.
 */
export function openEventStream(
  request: Request,
  { options, author, accessToken }: Pick<StaffCall, 'options' | 'author' | 'accessToken'>,
  start: (writer: EventWriter) => Promise<() => void>,
): Response {
  const rules = {
    reader: `content ${author}`,
    streamsMax: STREAMS_PER_MEMBER_MAX,
    heartbeatMs: HEARTBEAT_MS,
    hasAccess: async () => (await options.team.authenticate(accessToken, 'watch')).ok,
  }
  return openStream(request, rules, start)
}

/** Editors can change and publish content. All other team members can only read it. */
function canEdit(roles: readonly Role[]): boolean {
  return hasRole(roles, ['content'])
}

/** `GET /users/me`: returns the calling team member. */
async function serveOwnProfile(context: Context, { options, staff }: StaffCall): Promise<Response> {
  const [person] = await options.team.findColleagues([staff.accountId])
  const role = toStudioRole(staff.roles)
  return context.json({
    id: staff.accountId,
    name: person?.name ?? '',
    email: person?.email ?? '',
    role: role.name,
    roles: [role],
    provider: 'team',
  })
}

/** `GET /users/{id,id,…}`: returns the names of colleagues: one person for a single id, otherwise a list. */
async function serveColleagues(context: Context, { options }: StaffCall): Promise<Response> {
  const ids = (context.req.param('ids') ?? '').split(',').slice(0, IDS_PER_CALL_MAX)
  const names = new Map((await options.team.findColleagues(ids)).map((person) => [person.id, person.name]))
  const people = ids.flatMap((id) => {
    const displayName = names.get(id)
    return displayName === undefined ? [] : [{ id, displayName, imageUrl: null }]
  })
  return context.json(ids.length > 1 ? people : (people[0] ?? null))
}

/** `GET /projects/{project}/datasets/{dataset}/acl`: returns the team member's permissions on documents. */
function serveGrants(context: Context, { staff }: StaffCall): Response {
  const permissions = canEdit(staff.roles)
    ? ['read', 'create', 'update', 'history', 'editHistory']
    : ['read', 'history']
  return context.json([{ filter: '_id in path("**")', permissions }])
}

/** `GET /projects/{project}`: returns what the Studio shows about its project. */
function serveProject(context: Context, { options, staff }: StaffCall): Response {
  const role = toStudioRole(staff.roles)
  return context.json({
    id: options.projectId,
    displayName: options.projectId,
    studioHost: null,
    organizationId: null,
    metadata: {},
    isBlocked: false,
    isDisabled: false,
    features: [],
    members: [{ id: staff.accountId, role: role.name, isCurrentUser: true, isRobot: false, roles: [role] }],
  })
}

function toStudioRole(roles: readonly Role[]) {
  if (roles.includes('admin')) return { name: 'administrator', title: 'Administrator' }
  return canEdit(roles) ? { name: 'editor', title: 'Editor' } : { name: 'viewer', title: 'Viewer' }
}
