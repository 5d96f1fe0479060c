import { expect, test } from 'vitest'
import { afterMerge, type Mergeable, mergeRefusal } from './merge.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
const request: Mergeable = {
  id: 'b',
  kind: 'contact',
  state: 'new',
  accountId: null,
  email: 'ada@example.com',
  replyBy: at(12),
  mergedInto: null,
}
const target: Mergeable = { ...request, id: 'a' }

// spec 1: duplicates of a sender are merged, and nothing of anyone else
test.each([
  ['the same address', {}, {}, null],
  ['the same address in capitals', {}, { email: 'ADA@example.com' }, null],
  ['another address', {}, { email: 'eve@example.com' }, 'sender-differs'],
  ['the same account', { accountId: 'ada' }, { accountId: 'ada', email: 'office@example.com' }, null],
  ['another account with the same address', { accountId: 'ada' }, { accountId: 'eve' }, 'sender-differs'],
  ['an account, with the address of a guest', {}, { accountId: 'eve' }, 'sender-differs'],
  ['itself', { id: 'a' }, {}, 'merge-itself'],
  ['one that was merged', {}, { mergedInto: 'c' }, 'already-merged'],
  ['a notice that waits', {}, { kind: 'back-in-stock', state: 'waiting' }, 'waits-for-stock'],
  ['anything, while it waits', { kind: 'back-in-stock', state: 'waiting' }, {}, 'waits-for-stock'],
  ['a notice that was sent', {}, { kind: 'back-in-stock', state: 'closed' }, null],
  ['another than it was merged to', { mergedInto: 'c' }, {}, 'already-merged'],
] as const)('a request is merged to one of %s: %s', (_, changes, targetChanges, refusal) => {
  expect(mergeRefusal({ ...request, ...changes }, { ...target, ...targetChanges })).toBe(refusal)
})

test.each([
  ['new', at(12), 'new', at(9), 'new', at(9)],
  ['new', at(9), 'new', at(12), 'new', at(9)],
  ['new', null, 'new', at(12), 'new', at(12)],
  ['new', at(9), 'new', null, 'new', at(9)],
  ['new', at(12), 'replied', at(9), 'new', at(12)],
  ['new', at(12), 'closed', at(9), 'new', at(12)],
  ['replied', at(12), 'waiting', at(9), 'waiting', at(9)],
] as const)(
  '%s, due at %s, merged to %s, due at %s, leaves %s',
  (state, replyBy, targetState, due, after, afterDue) => {
    expect(
      afterMerge({ ...request, state, replyBy }, { ...target, state: targetState, replyBy: due }),
    ).toEqual({
      state: after,
      replyBy: afterDue,
    })
  },
)
