import { isVisitorId } from '../visitor/visitor-id.ts'

export type TrackingTokens = { readonly visitor: string; readonly session: string }

/**
 * The visitor and session tokens of an event (Spec §9), from the browser's cookies. An expired or invalid one is
 * replaced by the one in `fresh`; a session is not continued without its visitor. The caller stores both again, which
 * restarts their lifetimes.
 */
export function trackingTokens(
  stored: { readonly visitor: string | null; readonly session: string | null },
  fresh: TrackingTokens,
): TrackingTokens {
  if (!isVisitorId(stored.visitor)) return fresh
  return {
    visitor: stored.visitor,
    session: isVisitorId(stored.session) ? stored.session : fresh.session,
  }
}
