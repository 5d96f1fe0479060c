import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isNestedTooDeeply } from '#services/kernel/json-nesting.ts'
import type { Access } from './access.ts'
import { getPublishedPerspective } from './access.ts'
import type { ContentCall } from './content-call.ts'
import { handleMutations } from './handle-mutations.ts'
import { handleUpload } from './studio/handle-upload.ts'
import { refuse, refuseQuery } from './wire-errors.ts'

export const MUTATION_BODY_MAX_BYTES = 4_194_304
const ASSET_MAX_BYTES = 52_428_800

type Handler = (context: Context, call: ContentCall) => Promise<Response>

type Guard = (handle: Handler) => (context: Context) => Promise<Response>

const IDS_PER_CALL_MAX = 200

/** The longest result for callers without a token, since a short query can request all documents many times over. */
const PUBLIC_RESULT_MAX_LENGTH = 4_000_000

const JSON_HEADERS = { 'content-type': 'application/json' }

/** The longest query, in characters, and the largest request body, in bytes. */
const QUERY_MAX_LENGTH = 65_536

const QUERY_BODY_MAX_BYTES = 262_144

type QueryRequest = {
  readonly query: string
  readonly params: Record<string, unknown>
  readonly perspective: string
  readonly returnsQuery: boolean
}

/**
 * Since this version, a query without a perspective reads published documents. In earlier versions it reads all
 * documents.
 */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'

const PERSPECTIVE =
  /^(raw|published|(drafts|previewDrafts|r[A-Za-z0-9_-]{1,100})(,(drafts|r[A-Za-z0-9_-]{1,100})){0,9})$/

type ParsedQuery = { query: string; params: Record<string, unknown> }

const queryBody = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

export function addDataCalls(app: Hono, guard: Guard): void {
  app.get('/:version/data/query/:dataset', guard(handleQuery))
  app.post('/:version/data/query/:dataset', limitBody(QUERY_BODY_MAX_BYTES), guard(handleQuery))
  app.get('/:version/data/doc/:dataset/:ids', guard(serveDocuments))
  app.post(
    '/:version/data/mutate/:dataset',
    guard(withEditorBodyLimit(MUTATION_BODY_MAX_BYTES, handleMutations)),
  )
  app.post('/:version/assets/:kind/:dataset', guard(withEditorBodyLimit(ASSET_MAX_BYTES, handleUpload)))
}

/** Returns the API version in a path (`1`, `X` or a date), or null for anything else. */
export function readVersion(context: Context): string | null {
  return VERSION.exec(context.req.param('version') ?? '')?.[1] ?? null
}

const VERSION = /^v(1|X|\d{4}-\d{2}-\d{2})$/

/** Limits the request bodies of editors. The handler refuses anyone else before reading their body. */
export function withEditorBodyLimit<Call extends ContentCall>(
  maxSize: number,
  handle: (context: Context, call: Call) => Promise<Response>,
): (context: Context, call: Call) => Promise<Response> {
  const limit = limitBody(maxSize)
  return async (context, call) => {
    const refusal = call.access === 'editor' ? await limit(context, async () => {}) : null
    return refusal || handle(context, call)
  }
}

export function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context) =>
      refuse(context, 413, 'Payload Too Large', `The body is larger than ${maxSize} bytes`),
  })
}

/** `GET /v{version}/data/doc/{dataset}/{id,id,…}`: returns documents as stored, and why others are omitted. */
async function serveDocuments(context: Context, { store, access }: ContentCall): Promise<Response> {
  const ids = (context.req.param('ids') ?? '').split(',').slice(0, IDS_PER_CALL_MAX)
  const published = getPublishedPerspective(access)
  const { byId } = await store.view(published ?? 'raw')
  const omitted = ids
    .filter((id) => !byId.has(id))
    .map((id) => ({ id, reason: published && id.includes('.') ? 'permission' : 'existence' }))
  return context.json({ documents: ids.flatMap((id) => byId.get(id) ?? []), omitted })
}

/** `GET|POST /v{version}/data/query/{dataset}`: returns the result of a GROQ query. */
async function handleQuery(context: Context, call: ContentCall): Promise<Response> {
  const { options, workers, access, version } = call
  const requested = await readQueryRequest(context.req.raw, version)
  if (typeof requested === 'string') return refuse(context, 400, 'Bad Request', requested)
  const isExplicit = context.req.query('perspective') !== undefined
  const perspective = restrictPerspective(requested.perspective, access, isExplicit)
  if (!perspective) return refuse(context, 401, 'Unauthorized', 'Session not found')
  const { query, params } = requested
  const { projectId, dataset, clock } = options
  const startedAt = performance.now()
  const outcome = await workers.run(access, { query, params, perspective, projectId, dataset, now: clock() })
  if (outcome.ok && access === 'public' && outcome.json.length > PUBLIC_RESULT_MAX_LENGTH) {
    const description = `result is longer than ${PUBLIC_RESULT_MAX_LENGTH} characters`
    return refuseQuery(context, 400, { type: 'queryExecutionError', description })
  }
  if (outcome.ok) {
    const ms = Math.round(performance.now() - startedAt)
    const rest = JSON.stringify({ syncTags: [`s1:${dataset}`], ms }).slice(1)
    const head = requested.returnsQuery ? `"query":${JSON.stringify(query)},` : ''
    return context.body(`{${head}"result":${outcome.json},${rest}`, 200, JSON_HEADERS)
  }
  const { code, ok, ...error } = outcome
  switch (code) {
    case 'query-malformed':
      return refuseQuery(context, 400, { type: 'queryParseError', query, ...error })
    case 'too-many-queries':
      return refuse(context, 429, 'Too Many Requests', error.description)
    default:
      return refuseQuery(context, code === 'query-too-slow' ? 408 : 400, {
        type: 'queryExecutionError',
        ...error,
      })
  }
}

/** Returns the perspective that a caller may read, or null if the token does not permit the request. */
function restrictPerspective(requested: string, access: Access, isExplicit: boolean): string | null {
  const published = getPublishedPerspective(access)
  if (published === null) return requested
  return requested === 'published' || (requested === 'raw' && !isExplicit) ? published : null
}

/**
 * Reads a query as sent by Sanity's clients: in the URL (`query`, `$name=<JSON>`) or, with POST, in a JSON body
 * (`query`, `params`). The perspective and `returnQuery` are always in the URL. Returns a reason if the request is
 * invalid.
 */
export async function readQueryRequest(request: Request, version: string): Promise<QueryRequest | string> {
  const { searchParams } = new URL(request.url)
  const requested = request.method === 'POST' ? await readBody(request) : readParameters(searchParams)
  if (typeof requested === 'string') return requested
  if (requested.query.length > QUERY_MAX_LENGTH) return `query is longer than ${QUERY_MAX_LENGTH} characters`
  const perspective = searchParams.get('perspective') ?? defaultPerspective(version)
  if (!PERSPECTIVE.test(perspective)) return `Invalid perspective: ${perspective.slice(0, 100)}`
  return { ...requested, perspective, returnsQuery: searchParams.get('returnQuery') !== 'false' }
}

function defaultPerspective(version: string): string {
  const isNew = version === 'X' || (version !== '1' && version >= PUBLISHED_BY_DEFAULT_SINCE)
  return isNew ? 'published' : 'raw'
}

function readParameters(searchParams: URLSearchParams): ParsedQuery | string {
  const query = searchParams.get('query')
  if (query === null) return 'the parameter "query" is required'
  const params: Record<string, unknown> = {}
  for (const [key, text] of searchParams) {
    if (!key.startsWith('$')) continue
    const value = parseJson(text)
    if (value === undefined) return `unable to parse the value of parameter "${key.slice(0, 100)}" as JSON`
    params[key.slice(1)] = value
  }
  return { query, params }
}

async function readBody(request: Request): Promise<ParsedQuery | string> {
  const body = queryBody.safeParse(parseJson(await request.text()))
  return body.success ? body.data : 'the body must be JSON with "query" and, if any, "params"'
}

function parseJson(text: string): unknown {
  if (isNestedTooDeeply(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
