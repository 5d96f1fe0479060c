/** `planned`: starts later. */
export type RuleState = 'active' | 'off' | 'planned' | 'over'

/** Dates are ISO 8601; null for an open start or end. */
export function ruleState(
  rule: { readonly isEnabled: boolean; readonly startsAt: string | null; readonly endsAt: string | null },
  now: Date,
): RuleState {
  const { isEnabled, startsAt, endsAt } = rule
  if (endsAt !== null && Date.parse(endsAt) < now.getTime()) return 'over'
  if (!isEnabled) return 'off'
  return startsAt !== null && Date.parse(startsAt) > now.getTime() ? 'planned' : 'active'
}
