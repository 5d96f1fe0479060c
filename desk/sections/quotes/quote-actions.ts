import type { TeamQuote } from '../../../contracts/team/quote.ts'
import { quoteAfter } from '../../../domain/quote/quote-lifecycle.ts'
import type { Action } from '../../actions/action.ts'

type QuoteAction = Action<TeamQuote>

const FIELD = 'resources.quotes.action-fields'

/** What the team can do with a quote beside its draft, as its life cycle allows. */
export function quoteActionsOf({ state, checkout, detail }: TeamQuote): QuoteAction[] {
  const isDrafted = (detail?.draft ?? null) !== null
  const mayRevise = quoteAfter(state, 'revise').ok || state === 'revising'
  return [
    ...(checkout === 'by-hand' ? [ORDERED] : []),
    ...(mayRevise && !isDrafted ? [REVISE] : []),
    ...(quoteAfter(state, 'withdraw').ok ? [WITHDRAW] : []),
  ]
}

const REVISE: QuoteAction = { name: 'revise', fields: () => [], toInput: () => ({}) }
const WITHDRAW: QuoteAction = {
  name: 'withdraw',
  fields: () => [{ name: 'reason', label: `${FIELD}.reason`, kind: 'lines' }],
  toInput: ({ reason }) => ({ reason }),
}
const ORDERED: QuoteAction = {
  name: 'ordered',
  fields: () => [{ name: 'orderNumber', label: `${FIELD}.orderNumber`, isRequired: true }],
  toInput: ({ orderNumber }) => ({ orderNumber }),
}
