import { expect, test } from 'vitest'
import { QUOTE_STATES } from '../quote/quote-lifecycle.ts'
import { commentUpdateId, quoteUpdateId, quoteUpdateIds } from './quote-moves.ts'

const NUMBER = 'Q-26-000012'

test.each(QUOTE_STATES)(
  'who sees a quote that is %s has read of its version, its state and its comments',
  (state) => {
    const isNews = state === 'ordered' || state === 'withdrawn' || state === 'expired'
    expect(quoteUpdateIds({ number: NUMBER, version: 2, state, comments: ['a', 'b'] })).toEqual([
      commentUpdateId('a'),
      commentUpdateId('b'),
      quoteUpdateId(NUMBER, 'sent', 2),
      ...(isNews ? [quoteUpdateId(NUMBER, state, 2)] : []),
    ])
  },
)
