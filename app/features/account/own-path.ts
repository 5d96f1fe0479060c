/**
 * Where a sign-in may lead back to: a page of ours, as path with its search. Anything else is home; so is the
 * sign-in itself, which would only begin again.
 */
export function ownPath(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return '/'
  const { origin: itsOrigin, pathname, search } = new URL(asked, origin)
  if (itsOrigin !== origin || LOOPS.test(pathname)) return '/'
  return pathname + search
}

const LOOPS = /^(\/[a-z]{2}-[a-z]{2})?\/(login|sign-in|api\/auth)(\/|$)/
