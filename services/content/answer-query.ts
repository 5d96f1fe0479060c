import type { Context } from 'hono'
import { type Access, publishedPerspectiveOf } from './access.ts'
import type { ContentCall } from './content-call.ts'
import { readQueryRequest } from './queries/query-request.ts'
import { runQuery } from './queries/run-query.ts'
import { refuse, refuseQuery } from './wire-errors.ts'

/** `GET|POST /v{version}/data/query/{dataset}`: the result of a GROQ query. */
export async function answerQuery(context: Context, call: ContentCall): Promise<Response> {
  const { options, store, access, version } = call
  const asked = await readQueryRequest(context.req.raw, version)
  if (typeof asked === 'string') return refuse(context, 400, 'Bad Request', asked)
  const isExplicit = context.req.query('perspective') !== undefined
  const perspective = permittedPerspective(asked.perspective, access, isExplicit)
  if (!perspective) return refuse(context, 401, 'Unauthorized', 'Session not found')
  const view = await store.view(perspective)
  const startedAt = performance.now()
  const outcome = runQuery(view, asked.query, asked.params, {
    projectId: options.projectId,
    dataset: options.dataset,
    now: options.clock(),
    limitMs: options.queryLimitMs,
  })
  if (outcome.ok) {
    const ms = Math.round(performance.now() - startedAt)
    const syncTags = [`s1:${options.dataset}`]
    const answer = { result: outcome.result ?? null, syncTags, ms }
    return context.json(asked.returnsQuery ? { query: asked.query, ...answer } : answer)
  }
  const { code, ok, ...fault } = outcome
  if (code === 'query-malformed')
    return refuseQuery(context, 400, { type: 'queryParseError', query: asked.query, ...fault })
  return refuseQuery(context, code === 'query-too-slow' ? 408 : 400, {
    type: 'queryExecutionError',
    ...fault,
  })
}

/** The view a caller may read; null if it asks for more than its token allows. */
function permittedPerspective(asked: string, access: Access, isExplicit: boolean): string | null {
  const published = publishedPerspectiveOf(access)
  if (published === null) return asked
  return asked === 'published' || (asked === 'raw' && !isExplicit) ? published : null
}
