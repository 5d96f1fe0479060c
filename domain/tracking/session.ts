import { isVisitorId } from '../visitor/visitor-id.ts'

export type TrackingTokens = { readonly visitor: string; readonly session: string }

/**
 * The visitor and session tokens of an event (Spec §9), from the browser's cookies; both are stored again from now on.
 * An expired or invalid one is replaced by `fresh`; a session is not continued without its visitor.
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
