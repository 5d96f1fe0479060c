import { ok, type Result, refuse } from '../result.ts'

/**
 * The state of a quote. `draft`: the team is preparing its first version. `sent`: it awaits the client. `revising`: the
 * client requested changes, or the team is preparing another version; the last sent version remains readable but cannot
 * be accepted. `accepted`: the client accepted by name, and its checkout is open. `ordered`: it has been paid.
 * `declined`, `expired`, `withdrawn`: no version is open until the team sends another one.
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
 * What can happen to a quote. By the team: `revise`, `send`, `withdraw`. By the client: `request-changes`, `accept`,
 * `decline`. Automatically: `expire` after its last valid day, `order` once the checkout is paid, `reopen` if the
 * checkout was abandoned or could not be opened.
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

/** Refuses with `quote-closed` if the event is not possible in this state. */
export function applyQuoteEvent(state: QuoteState, event: QuoteEvent): Result<QuoteState, 'quote-closed'> {
  const next = STATES[state][event]
  return next === undefined ? refuse('quote-closed') : ok(next)
}
