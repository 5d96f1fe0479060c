import { sameOriginPath } from '../../links/same-origin-path.ts'
import { splitLocalePath } from '../../market/locale.ts'

/**
 * Whether a rule may redirect to the target: a page of the shop other than the search, or another site over `https`.
 */
export function isAllowedRedirectTarget(target: string): boolean {
  if (!target.startsWith('/')) return URL.canParse(target) && new URL(target).protocol === 'https:'
  const localPath = sameOriginPath(target)
  if (localPath === null) return false
  const [path = ''] = splitLocalePath(localPath).path.split(/[?#]/, 1)
  return !/^\/search(?:\/|$)/i.test(path)
}
