import { isVisitorId } from '../visitor/visitor-id.ts'

export type TrackingTokens = { readonly visitor: string; readonly session: string }

/**
 * The visitor and the session of an event (Spec §9), from the browser's cookies; each is stored again from now on. An
 * expired or invalid one is replaced by `fresh`; without its visitor a session is not continued.
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
