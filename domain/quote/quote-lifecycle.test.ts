import { expect, test } from 'vitest'
import {
  applyQuoteEvent,
  QUOTE_EVENTS,
  QUOTE_STATES,
  type QuoteEvent,
  type QuoteState,
} from './quote-lifecycle.ts'

/** Written out in full: every event that a state allows, and the resulting state. */
const ALLOWED: Record<QuoteState, Partial<Record<QuoteEvent, QuoteState>>> = {
  draft: { send: 'sent', withdraw: 'withdrawn' },
  sent: {
    revise: 'revising',
    withdraw: 'withdrawn',
    'request-changes': 'revising',
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
  },
  revising: { send: 'sent', withdraw: 'withdrawn', decline: 'declined' },
  accepted: {
    order: 'ordered',
    reopen: 'sent',
    revise: 'revising',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
  ordered: {},
  declined: { revise: 'revising' },
  expired: { revise: 'revising' },
  withdrawn: { revise: 'revising' },
}
const CASES = QUOTE_STATES.flatMap((state) => QUOTE_EVENTS.map((event) => [state, event] as const))

// spec 6: the life of a quote: what each state allows
test.each(CASES)('a quote that is %s, then %s', (state, event) => {
  const next = ALLOWED[state][event]
  expect(applyQuoteEvent(state, event)).toEqual(
    next ? { ok: true, value: next } : { ok: false, code: 'quote-closed' },
  )
})

test('a version can be accepted only while it waits for the client, so never twice', () => {
  expect(QUOTE_STATES.filter((state) => applyQuoteEvent(state, 'accept').ok)).toEqual(['sent'])
})
