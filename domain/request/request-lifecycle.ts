/**
 * The state of the conversation about a request. `new`: the team has to reply; `replied`: it has, and nothing is open;
 * `waiting`: it has put a question back to the customer; `closed`: nothing more is expected.
 */
export const REQUEST_STATES = ['new', 'replied', 'waiting', 'closed'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** What happens to a request after it was sent. `question`: a reply of the team that needs one of the customer. */
export const REQUEST_EVENTS = ['customer-reply', 'reply', 'question', 'close', 'reopen'] as const
export type RequestEvent = (typeof REQUEST_EVENTS)[number]

/**
 * The state after an event. Nothing is refused: a customer may write again about a request that was closed, which puts it
 * back in the inbox, and closing it twice has no effect.
 */
export function stateAfter(state: RequestState, event: RequestEvent): RequestState {
  if (event === 'reopen') return state === 'closed' ? 'new' : state
  return STATES[event]
}

const STATES = {
  'customer-reply': 'new',
  reply: 'replied',
  question: 'waiting',
  close: 'closed',
} as const
