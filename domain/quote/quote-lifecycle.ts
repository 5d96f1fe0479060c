import { ok, type Result, refuse } from '../result.ts'

/**
 * The state of a quote. `draft`: the team prepares its first version. `sent`: it waits for the client. `revising`: the client
 * requested changes, or the team prepares another version; the last version that was sent remains readable but cannot be
 * accepted. `accepted`: by name, and its checkout is open. `ordered`: it was paid for. `declined`, `expired`, `withdrawn`: no
 * version is open any more, until the team sends another one.
 */
export const QUOTE_STATES = [
  'draft',
  'sent',
  'revising',
  'accepted',
  'ordered',
  'declined',
  'expired',
  'withdrawn',
] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/**
 * What happens to a quote. By the team: `revise`, `send`, `withdraw`. By the client: `request-changes`, `accept`, `decline`. By
 * itself: `expire` after the last day of its validity, `order` once the checkout is paid, `reopen` if the checkout was given up
 * or could not be opened.
 */
export const QUOTE_EVENTS = [
  'revise',
  'send',
  'withdraw',
  'request-changes',
  'accept',
  'decline',
  'expire',
  'order',
  'reopen',
] as const
export type QuoteEvent = (typeof QUOTE_EVENTS)[number]

const STATES: Record<QuoteState, Partial<Record<QuoteEvent, QuoteState>>> = {
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

/** `quote-closed` if the event is not possible in this state. */
export function quoteAfter(state: QuoteState, event: QuoteEvent): Result<QuoteState, 'quote-closed'> {
  const next = STATES[state][event]
  return next === undefined ? refuse('quote-closed') : ok(next)
}
