import { data } from 'react-router'
import type { Visitor } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Result } from '#domain/result.ts'
import { redirect } from './address/redirect.ts'

/** `Retry-After` for a page whose content is unavailable, in seconds. */
const RETRY_AFTER_SECONDS = '30'

/** Returns null if there is no such page. An unavailable service throws 503, since it may soon recover. */
export function foundPage<Page>(result: Result<Page | null, 'content-unavailable'>): Page | null {
  if (!result.ok) throw data(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } })
  return result.value
}

/** Redirects to the canonical path of a page if another one was requested, for example in another language. */
export function redirectToCanonicalPath(
  visitor: Visitor,
  { search }: URL,
  requested: string,
  canonical: string,
): void {
  if (requested !== canonical) throw redirect(localePath(visitor.locale, canonical) + search, 301)
}
