import { expect, test } from 'vitest'
import { applyRequestEvent, REQUEST_EVENTS, REQUEST_STATES, type RequestState } from './request-lifecycle.ts'

/** Rows are the states before, and columns the events in order. */
const TABLE: Readonly<Record<RequestState, readonly RequestState[]>> = {
  new: ['new', 'replied', 'waiting', 'closed', 'new'],
  replied: ['new', 'replied', 'waiting', 'closed', 'replied'],
  waiting: ['new', 'replied', 'waiting', 'closed', 'waiting'],
  closed: ['new', 'replied', 'waiting', 'closed', 'new'],
}
const PAIRS = REQUEST_STATES.flatMap((state) =>
  REQUEST_EVENTS.map((event, column) => [state, event, TABLE[state][column]] as const),
)

test.each(PAIRS)('a request that is %s becomes, after %s, %s', (state, event, expected) => {
  expect(applyRequestEvent(state, event)).toBe(expected)
})
