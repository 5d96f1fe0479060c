import { sameOriginPath } from '#domain/links/same-origin-path.ts'

/**
 * Where a sign-in may lead back to: a page of ours, as path with its search. Anything else is `home`; so is the
 * sign-in itself, which would only begin again.
 */
export function ownPath(given: string | null, home = '/'): string {
  const [path = home] = sameOriginPath(given ?? '')?.split('#', 1) ?? []
  return LOOPS.test(path) ? home : path
}

const LOOPS = /^(\/[a-z]{2}-[a-z]{2})?\/(login|sign-in|api\/auth)([/?]|$)/
