import { expect, test } from 'vitest'
import { ruleState } from './rule-state.ts'

const NOW = new Date('2026-11-26T12:00:00Z')

test.each([
  [true, null, null, 'active'],
  [false, null, null, 'off'],
  [true, '2026-11-26T12:00:00Z', '2026-11-26T12:00:00Z', 'active'],
  [true, '2026-11-26T12:00:01Z', null, 'planned'],
  [false, '2026-11-26T12:00:01Z', null, 'off'],
  [true, null, '2026-11-26T11:59:59Z', 'over'],
  [false, null, '2026-11-26T11:59:59Z', 'over'],
] as const)('a rule that is on: %s, from %s until %s, is %s', (isEnabled, startsAt, endsAt, state) => {
  expect(ruleState({ isEnabled, startsAt, endsAt }, NOW)).toBe(state)
})
