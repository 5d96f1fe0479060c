/**
 * The state of a request's conversation. `new`: the team has to reply. `replied`: nothing is open. `waiting`: the team
 * has sent the customer a question. `closed`: nothing more is expected.
 */
export const REQUEST_STATES = ['new', 'replied', 'waiting', 'closed'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** `question`: a reply by the team that requires a reply from the customer. */
export const REQUEST_EVENTS = ['customer-reply', 'reply', 'question', 'close', 'reopen'] as const
export type RequestEvent = (typeof REQUEST_EVENTS)[number]

/**
 * Never refuses: a customer may reply to a closed request, which returns it to the inbox, and closing it twice has no
 * effect.
 */
export function applyRequestEvent(state: RequestState, event: RequestEvent): RequestState {
  if (event === 'reopen') return state === 'closed' ? 'new' : state
  return STATES[event]
}

const STATES = {
  'customer-reply': 'new',
  reply: 'replied',
  question: 'waiting',
  close: 'closed',
} as const
