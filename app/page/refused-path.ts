/** The refused request: a page, a form whose fields can be sent again, or another change. */
export const REFUSED_KINDS = ['page', 'form', 'change'] as const
export type RefusedKind = (typeof REFUSED_KINDS)[number]

const STEP_SECONDS = 10
const WAIT_SECONDS_MAX = 60

/**
 * Returns the path of the page that states when to try again, without locale. The seconds are rounded up, which limits
 * the number of such pages.
 */
export function refusedPath(waitSeconds: number, kind: RefusedKind): string {
  const seconds = Math.ceil(Math.min(waitSeconds, WAIT_SECONDS_MAX) / STEP_SECONDS) * STEP_SECONDS
  return `/refused/${kind}/${Math.max(seconds, STEP_SECONDS)}`
}

/** Returns null for any other path. */
export function readRefused(kind: string, seconds: string): { kind: RefusedKind; seconds: number } | null {
  const known = REFUSED_KINDS.find((name) => name === kind)
  return known && /^[1-6]0$/.test(seconds) ? { kind: known, seconds: Number(seconds) } : null
}
