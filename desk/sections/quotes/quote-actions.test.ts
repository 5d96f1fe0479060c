import { expect, test } from 'vitest'
import type { TeamQuote } from '#contracts/team/quote.ts'
import { getQuoteActions } from './quote-page.tsx'

const DRAFT = {
  lines: [],
  shipping: { title: '', amountMinor: 0 },
  letter: '',
  terms: '',
  validUntil: '2026-12-15',
}

function getActionNames(state: TeamQuote['state'], hasDraft = false, checkout: TeamQuote['checkout'] = null) {
  const detail = {
    accountId: null,
    pieces: [],
    draft: hasDraft ? DRAFT : null,
    soldOut: [],
    exemptNumber: null,
    versions: [],
    comments: [],
    events: [],
  }
  const quote: TeamQuote = {
    id: 'q',
    version: 1,
    number: 'Q-26-000001',
    state,
    requestId: 'r',
    requestNumber: 'R-26-000001',
    project: '',
    name: 'Ada',
    email: 'ada@example.com',
    language: 'en',
    country: 'US',
    currency: 'USD',
    sentVersion: 1,
    validUntil: '2026-12-15',
    totalMinor: 0,
    updatedAt: '2026-11-26T09:00:00.000Z',
    orderNumber: null,
    checkout,
    detail,
  }
  return getQuoteActions(quote).map(({ name }) => name)
}

test.each([
  ['draft', true, ['withdraw']],
  ['sent', false, ['revise', 'withdraw']],
  // The client requested changes, or the team has already started.
  ['revising', false, ['revise', 'withdraw']],
  ['revising', true, ['withdraw']],
  ['accepted', false, ['revise', 'withdraw']],
  ['ordered', false, []],
  ['declined', false, ['revise']],
  ['expired', false, ['revise']],
  ['withdrawn', false, ['revise']],
] as const)('a quote that is %s, with a draft: %s, allows %s', (state, hasDraft, actions) => {
  expect(getActionNames(state, hasDraft)).toEqual(actions)
})

test('the order of an accepted quote is entered only where the team creates it', () => {
  expect(getActionNames('accepted', false, 'by-hand')).toEqual(['ordered', 'revise', 'withdraw'])
  expect(getActionNames('accepted', false, 'open')).toEqual(['revise', 'withdraw'])
})
