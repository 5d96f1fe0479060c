import { z } from 'zod'
import { nestsTooDeep } from '#services/kernel/json-nesting.ts'

/** Longest query, in characters, and largest body of a request, in bytes. */
const QUERY_MAX_LENGTH = 65_536
export const QUERY_BODY_MAX_BYTES = 262_144

export type QueryRequest = {
  readonly query: string
  readonly params: Record<string, unknown>
  readonly perspective: string
  readonly returnsQuery: boolean
}

/**
 * From this version on, a query without a perspective reads published documents; earlier versions read all of
 * them.
 */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'

/**
 * Reads a query as Sanity's clients send it: in the URL (`query`, `$name=<JSON>`) or, with POST, in a JSON
 * body (`query`, `params`). The perspective and `returnQuery` are always in the URL. Returns a reason if the
 * request is invalid.
 */
export async function readQueryRequest(request: Request, version: string): Promise<QueryRequest | string> {
  const { searchParams } = new URL(request.url)
  const requested = request.method === 'POST' ? await readBody(request) : readAddress(searchParams)
  if (typeof requested === 'string') return requested
  if (requested.query.length > QUERY_MAX_LENGTH) return `query is longer than ${QUERY_MAX_LENGTH} characters`
  const perspective = searchParams.get('perspective') ?? defaultPerspective(version)
  if (!PERSPECTIVE.test(perspective)) return `Invalid perspective: ${perspective.slice(0, 100)}`
  return { ...requested, perspective, returnsQuery: searchParams.get('returnQuery') !== 'false' }
}

const PERSPECTIVE =
  /^(raw|published|(drafts|previewDrafts|r[A-Za-z0-9_-]{1,100})(,(drafts|r[A-Za-z0-9_-]{1,100})){0,9})$/

function defaultPerspective(version: string): string {
  const isNew = version === 'X' || (version !== '1' && version >= PUBLISHED_BY_DEFAULT_SINCE)
  return isNew ? 'published' : 'raw'
}

type Requested = { query: string; params: Record<string, unknown> }

function readAddress(searchParams: URLSearchParams): Requested | string {
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

const queryBody = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

async function readBody(request: Request): Promise<Requested | string> {
  const body = queryBody.safeParse(parseJson(await request.text()))
  return body.success ? body.data : 'the body must be JSON with "query" and, if any, "params"'
}

function parseJson(text: string): unknown {
  if (nestsTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
