import { ok, type Result, refuse } from '../result.ts'
import type { TradeStanding } from '../visitor/roles.ts'

/** What the house decides of an application. `undo` takes the last decision back. */
export const TRADE_DECISIONS = ['approve', 'reject', 'undo'] as const
export type TradeDecision = (typeof TRADE_DECISIONS)[number]

const NEXT: Readonly<Record<TradeStanding, Partial<Record<TradeDecision, TradeStanding>>>> = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { undo: 'pending' },
  rejected: { undo: 'pending', approve: 'approved' },
}

/**
 * Spec §4: an application is pending, then approved or rejected. A rejected one may be approved after all; what was approved is
 * taken back first, so that no one is rejected by mistake.
 */
export function applicationAfter(
  state: TradeStanding,
  decision: TradeDecision,
): Result<TradeStanding, 'already-decided' | 'not-decided'> {
  const next = NEXT[state][decision]
  if (next !== undefined) return ok(next)
  return refuse(decision === 'undo' ? 'not-decided' : 'already-decided')
}

/** What is known of the email address of an application. */
export type KnownAddress = {
  /** Whether there is an application of this address or account, whatever became of it, or a company without one. */
  readonly hasApplied: boolean
  readonly hasAccount: boolean
  /** Whether the account is the one that is signed in. */
  readonly isOwn: boolean
}

/**
 * Spec §8: the refusal of an application for an address that is known. It is the same for a pending, rejected and approved one,
 * which therefore none of the facts distinguishes, and comes before anything that is known of the account.
 */
export function refusalOfKnown({
  hasApplied,
  hasAccount,
  isOwn,
}: KnownAddress): 'trade-application-processed' | 'email-registered' | null {
  if (hasApplied) return 'trade-application-processed'
  return hasAccount && !isOwn ? 'email-registered' : null
}
