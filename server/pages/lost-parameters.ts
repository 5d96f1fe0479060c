import { sameOriginPath } from '#domain/links/same-origin-path.ts'
import { DATA_PARAMETER } from '../http/request-kind.ts'

/**
 * Adds the search parameters that no page reads, such as click ids (Spec §4), to a shared redirect, which was rendered
 * without them.
 */
export function withLostParameters(
  response: Response,
  requestUrl: string,
  pageParameters: ReadonlySet<string>,
): Response {
  const location = response.headers.get('location')
  if (location === null || sameOriginPath(location) === null) return response
  const lost = [...new URL(requestUrl).searchParams].filter(
    ([name]) => !pageParameters.has(name) && name !== DATA_PARAMETER,
  )
  if (lost.length === 0) return response
  const [path = '', hash] = location.split('#', 2)
  const joined = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(lost)}`
  response.headers.set('location', hash === undefined ? joined : `${joined}#${hash}`)
  return response
}
