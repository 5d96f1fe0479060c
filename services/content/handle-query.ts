import type { Context } from 'hono'
import { type Access, publishedPerspectiveOf } from './access.ts'
import type { ContentCall } from './content-call.ts'
import { readQueryRequest } from './queries/query-request.ts'
import { refuse, refuseQuery } from './wire-errors.ts'

/** `GET|POST /v{version}/data/query/{dataset}`: the result of a GROQ query. */
export async function handleQuery(context: Context, call: ContentCall): Promise<Response> {
  const { options, workers, access, version } = call
  const requested = await readQueryRequest(context.req.raw, version)
  if (typeof requested === 'string') return refuse(context, 400, 'Bad Request', requested)
  const isExplicit = context.req.query('perspective') !== undefined
  const perspective = permittedPerspective(requested.perspective, access, isExplicit)
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
  const { code, ok, ...fault } = outcome
  switch (code) {
    case 'query-malformed':
      return refuseQuery(context, 400, { type: 'queryParseError', query, ...fault })
    case 'too-many-queries':
      return refuse(context, 429, 'Too Many Requests', fault.description)
    default:
      return refuseQuery(context, code === 'query-too-slow' ? 408 : 400, {
        type: 'queryExecutionError',
        ...fault,
      })
  }
}

/** The longest result for callers without a token: a few words can request all documents many times over. */
const PUBLIC_RESULT_MAX_LENGTH = 4_000_000

const JSON_HEADERS = { 'content-type': 'application/json' }

/** The view that a caller may read; null if the request exceeds what its token allows. */
function permittedPerspective(requested: string, access: Access, isExplicit: boolean): string | null {
  const published = publishedPerspectiveOf(access)
  if (published === null) return requested
  return requested === 'published' || (requested === 'raw' && !isExplicit) ? published : null
}
