/** What a rule does at a moment: it applies, is off, begins later, or is over. */
export type RuleState = 'active' | 'off' | 'planned' | 'over'

/** The state of a rule with its dates, which are ISO 8601; null for no beginning or no end. */
export function ruleState(
  rule: { readonly isEnabled: boolean; readonly startsAt: string | null; readonly endsAt: string | null },
  now: Date,
): RuleState {
  const { isEnabled, startsAt, endsAt } = rule
  if (endsAt !== null && Date.parse(endsAt) < now.getTime()) return 'over'
  if (!isEnabled) return 'off'
  return startsAt !== null && Date.parse(startsAt) > now.getTime() ? 'planned' : 'active'
}
