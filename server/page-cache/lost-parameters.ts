import { sameOriginPath } from '#domain/same-origin-path.ts'
import { isPageParameter } from './page-address.ts'

/**
 * A page's redirect is made from the address without what no page depends on (`page-address.ts`): where the visitor
 * came from, say. It goes along after all, since the page that is reached may keep it (Spec §4: click ids).
 */
export function withLostParameters(response: Response, requestUrl: string): Response {
  const location = response.headers.get('location')
  if (location === null || sameOriginPath(location) === null) return response
  const lost = [...new URL(requestUrl).searchParams].filter(([name]) => !isPageParameter(name))
  if (lost.length === 0) return response
  const [path = '', hash] = location.split('#', 2)
  const joined = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(lost)}`
  response.headers.set('location', hash === undefined ? joined : `${joined}#${hash}`)
  return response
}
