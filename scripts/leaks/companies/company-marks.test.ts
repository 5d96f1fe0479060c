import { expect, test } from 'vitest'
import { findMarks, isOwn } from './company-marks.ts'

// spec 6: what one company has is for its own people: marked in the leak walk
test('marks of companies are found with their owner, who alone may see them', () => {
  const found = findMarks(
    'companymark-tax-tradeNew York {"email":"companymark-invitation-pending@example.com"}',
  )
  expect(found.map(({ kind, owner }) => [kind, owner])).toEqual([
    ['tax', 'trade'],
    ['invitation', 'pending'],
  ])
  const seenBy = (role: Parameters<typeof isOwn>[1]) => found.map((mark) => isOwn(mark, role))
  expect(seenBy('approved')).toEqual([true, false])
  expect(seenBy('former')).toEqual([true, false])
  expect(seenBy('pending')).toEqual([false, true])
  for (const role of ['guest', 'consumer', 'rejected'] as const) expect(seenBy(role)).toEqual([false, false])
})
