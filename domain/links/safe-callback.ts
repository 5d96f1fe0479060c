import { sameOriginPath } from '#domain/links/same-origin-path.ts'

/**
 * A path of this shop, with its search, to which a sign-in may return. Anything else becomes `home`, and so does the
 * sign-in itself, which would only start again.
 */
export function safeCallback(given: string | null, home = '/'): string {
  const [path = home] = sameOriginPath(given ?? '')?.split('#', 1) ?? []
  return SIGN_IN_PATH.test(path) ? home : path
}

const SIGN_IN_PATH = /^(\/[a-z]{2}-[a-z]{2})?\/(login|sign-in|api\/auth)([/?]|$)/
