import { ok, type Result, refuse } from '../result.ts'
import type { TradeStanding } from '../visitor/roles.ts'

/** `undo` reverses the last decision. */
export const TRADE_DECISIONS = ['approve', 'reject', 'undo'] as const
export type TradeDecision = (typeof TRADE_DECISIONS)[number]

const NEXT: Readonly<Record<TradeStanding, Partial<Record<TradeDecision, TradeStanding>>>> = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { undo: 'pending' },
  rejected: { undo: 'pending', approve: 'approved' },
}

/**
 * Spec §4: an application is pending, then approved or rejected. A rejected one may still be approved; an approved one
 * has to be undone first, so that no one is rejected by mistake.
 */
export function applyTradeDecision(
  state: TradeStanding,
  decision: TradeDecision,
): Result<TradeStanding, 'already-decided' | 'not-decided'> {
  const next = NEXT[state][decision]
  if (next !== undefined) return ok(next)
  return refuse(decision === 'undo' ? 'not-decided' : 'already-decided')
}

export type KnownAddress = {
  /** Whether this address or account has an application, whatever its outcome, or belongs to a company without one. */
  readonly hasApplied: boolean
  readonly hasAccount: boolean
  /** Whether the visitor is signed in to this account. */
  readonly isOwn: boolean
}

/**
 * Spec §8: why an application for a known address is refused. The refusal is the same for a pending, rejected or
 * approved application, so that it does not reveal which, and it takes precedence over facts about the account.
 */
export function refuseKnownApplicant({
  hasApplied,
  hasAccount,
  isOwn,
}: KnownAddress): 'trade-application-processed' | 'email-registered' | null {
  if (hasApplied) return 'trade-application-processed'
  return hasAccount && !isOwn ? 'email-registered' : null
}
