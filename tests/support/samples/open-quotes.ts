import { createQuotesClient } from '#clients/platform/quotes-client.ts'
import type { QuoteDraft } from '#contracts/quote.ts'
import { type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { QuotesOptions } from '#services/platform/quotes/quotes-options.ts'
import { openTeamRequests } from './open-team-requests.ts'
import { SAMPLE_QUOTES } from './sample-quotes.ts'

/** The piece of each quote: two lamps at a public price of 1,000. */
const PIECE = {
  productId: 'gid://shopify/Product/7',
  variantId: 'gid://shopify/ProductVariant/71',
  slug: 'luna',
  title: 'Luna arched floor lamp',
  variantTitle: 'Brushed brass',
  artisan: 'Ottoni Lumezzane',
  sku: 'LUNA-BR',
  picture: null,
  quantity: 2,
}

/** The platform with the team's quotes, and the client that pages use. An access token is its account id. */
export function openQuotes(database: Database, clock: () => Date, options: Partial<QuotesOptions> = {}) {
  const desk = openTeamRequests(database, clock, options)
  const quotes = createQuotesClient({
    baseUrl: 'http://platform.internal',
    fetch: desk.platform.fetch,
    token: 'server',
    report: () => {},
  })
  const find = async (id: string) =>
    teamQuote.parse((await desk.call(`/quotes/${id}`, { role: 'care' })).body.item)
  async function act(id: string, action: string, input: object = {}): Promise<TeamQuote> {
    const { version } = await find(id)
    await desk.call(`/quotes/${id}/${action}`, { role: 'care', body: { version, input } })
    return find(id)
  }
  async function write(id: string, draftOf: (draft: QuoteDraft) => Partial<QuoteDraft>): Promise<void> {
    const { version, detail } = await find(id)
    if (!detail?.draft) throw new Error('There is no draft')
    const changes = { draft: { ...detail.draft, ...draftOf(detail.draft) } }
    await desk.call(`/quotes/${id}`, { role: 'care', method: 'PATCH', body: { version, changes } })
  }
  return {
    ...desk,
    quotes,
    find,
    act,
    write,
    tokenOf: (id: string) => SAMPLE_QUOTES.tokens.tokenOf(id),
    /**
     * A quote that was sent, at 900 each with delivery for 50, valid until December 15. `accountId` is null for a
     * guest.
     */
    async send(accountId: string | null): Promise<TeamQuote> {
      const request = await desk.send({ accountId, pieces: [PIECE] })
      const created = await desk.call('/quotes', { role: 'care', body: { input: { requestId: request.id } } })
      const { id } = teamQuote.parse(created.body.item)
      await write(id, ({ lines }) => ({
        lines: lines.map((line) => ({ ...line, unitMinor: 900_00, leadTimeDays: 36 })),
        shipping: { title: 'White glove', amountMinor: 50_00 },
        letter: 'Dear Ada',
        validUntil: '2026-12-15',
      }))
      return act(id, 'send')
    },
  }
}
