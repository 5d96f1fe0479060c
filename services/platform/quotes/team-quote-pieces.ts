import type { z } from 'zod'
import { type QuotePiece, quotePieceFilter } from '#contracts/team/quote.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import type { QuoteStore } from './quotes-options.ts'
import { findQuote } from './read-quote.ts'

/** `quote-pieces`: what can be added to a quote (`contracts/team/quote.ts`). */
export function teamQuotePieces({ quotes: { findPieces } }: Pick<QuoteStore, 'quotes'>) {
  return defineResource<QuotePiece, z.infer<typeof quotePieceFilter>, 'title'>({
    name: 'quote-pieces',
    isPersonal: false,
    roles: ['care'],
    filter: quotePieceFilter,
    sortable: ['title'],
    logged: [],
    async list(db, { filter: { quoteId, text }, from, count }) {
      const row = await findQuote(db, quoteId, null)
      if (!row || !isCountryCode(row.request.country)) return { items: [], total: 0 }
      const { country, language } = row.request
      const found = await findPieces(text, { country, language, currency: row.quote.currency })
      if (found === null) throw new Error('The commerce service did not send pieces')
      const items = found.map((piece) => ({ id: piece.piece.variantId, version: 1, ...piece }))
      return { items: items.slice(from, from + count), total: items.length }
    },
    find: async () => null,
  })
}
