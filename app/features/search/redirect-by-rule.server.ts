import { redirect, redirectAway } from '#app/page/address/redirect.ts'
import { type Locale, localePath } from '#domain/market/locale.ts'
import { isAllowedRedirectTarget } from '#domain/search/merchandising/rule-redirect.ts'

/**
 * Redirects from a search to the target of a search rule: a path without the locale, or an absolute URL. A rule that
 * leads to a search is ignored, since that could lead back.
 */
export function redirectByRule(target: string | null, locale: Locale): void {
  if (target === null || !isAllowedRedirectTarget(target)) return
  throw target.startsWith('/') ? redirect(localePath(locale, target)) : redirectAway(target)
}
