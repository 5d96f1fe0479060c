import { data } from 'react-router'
import type { Visitor } from '#app/visitor/context.ts'
import { localePath } from '#domain/locale.ts'
import type { Result } from '#domain/result.ts'
import { redirect } from './redirect.ts'

/** How long to wait before asking again for a page whose content could not be read, in seconds. */
const RETRY_AFTER_SECONDS = '30'

/** The page that was found, or null. A service that did not answer may do so in a moment: 503. */
export function foundPage<Page>(answer: Result<Page | null, 'content-unavailable'>): Page | null {
  if (!answer.ok) throw data(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } })
  return answer.value
}

/** Sends whoever asked for a page at another address, that of another language say, to the page's own. */
export function stayAtOwnPath(visitor: Visitor, { search }: URL, asked: string, own: string): void {
  if (asked !== own) throw redirect(localePath(visitor.locale, own) + search, 301)
}
