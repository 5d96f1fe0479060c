import { expect, test } from 'vitest'
import { discountState } from './discount-state.ts'

const now = new Date('2026-11-24T10:00:00Z')
const open = { startsAt: '2026-11-01T00:00:00Z', endsAt: null, usageLimit: null, used: 7 }

test.each([
  [{}, 'active'],
  [{ startsAt: '2026-11-24T10:00:00Z' }, 'active'],
  [{ startsAt: '2026-11-24T10:00:01Z' }, 'planned'],
  [{ endsAt: '2026-11-24T10:00:01Z' }, 'active'],
  [{ endsAt: '2026-11-24T10:00:00Z' }, 'over'],
  [{ usageLimit: 8 }, 'active'],
  [{ usageLimit: 7 }, 'over'],
  [{ usageLimit: 7, startsAt: '2027-01-01T00:00:00Z' }, 'over'],
])('a discount with %j is %s', (changes, state) => {
  expect(discountState({ ...open, ...changes }, now)).toBe(state)
})
