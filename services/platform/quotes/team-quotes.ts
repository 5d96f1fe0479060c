import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { QUOTE_LINES_MAX, type QuoteDraft, type QuoteOffer, quoteOffer } from '#contracts/quote.ts'
import {
  newQuote,
  type QuoteFilter,
  quoteChange,
  quoteFilter,
  quoteLineComment,
  type TeamQuote,
} from '#contracts/team/quote.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { getCurrency, isCountryCode } from '#domain/market/market.ts'
import { quoteExemption } from '#domain/quote/quote-exemption.ts'
import { formatQuoteNumber } from '#domain/quote/quote-number.ts'
import { quoteTotals } from '#domain/quote/quote-totals.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineChange, defineCreation, toRefusedFields } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import { updateRequest } from '../requests/desk/update-request.ts'
import { requests } from '../requests/requests-tables.ts'
import { changeQuote, NOT_ACCEPTED, updateQuote } from './change-quote.ts'
import { findBuyer } from './find-buyer.ts'
import { cancelCheckout } from './follow-quotes.ts'
import { isInState } from './quote-conditions.ts'
import { createQuoteEmail } from './quote-mail.ts'
import type { QuoteStore } from './quotes-options.ts'
import { quoteComments, quotes, quoteVersions } from './quotes-tables.ts'
import { findQuote, type QuoteRow, selectQuotes } from './read-quote.ts'
import { readDetail, toTeamQuote } from './read-team-quote.ts'

const roles = ['care'] as const
const SORTABLE = ['updatedAt', 'validUntil', 'totalMinor'] as const
const SORT_COLUMNS = {
  updatedAt: quotes.updatedAt,
  validUntil: quotes.validUntil,
  totalMinor: quotes.totalMinor,
}
const SEARCHED_COLUMNS = [quotes.number, requests.number, requests.name, requests.email, quotes.project].map(
  (column) => sql`${column}`,
)

/** The maximum total of a quote, in minor units: about 21 million in its currency. */
const TOTAL_MAX_MINOR = 2_147_483_647

/** How long a new quote is valid unless the team chooses another date. */
const VALID_DAYS = 30

/** The team resource `quotes`: the offers of the house for requests (`contracts/team/quote.ts`). */
export function teamQuotes(store: QuoteStore) {
  const { quotes: options } = store
  return defineResource<TeamQuote, QuoteFilter, (typeof SORTABLE)[number]>({
    name: 'quotes',
    roles,
    filter: quoteFilter,
    sortable: SORTABLE,
    logged: ['state', 'sentVersion', 'validUntil', 'totalMinor', 'currency', 'orderNumber'],
    async list(db, { filter, sort, from, count: limit }) {
      const matches = matchesFilter(filter)
      const direction = sort.isDescending ? desc : asc
      const rows = await selectQuotes(db)
        .where(matches)
        .orderBy(direction(SORT_COLUMNS[sort.field]), direction(quotes.id))
        .limit(limit)
        .offset(from)
      const [counted] = await db
        .select({ total: count() })
        .from(quotes)
        .innerJoin(requests, eq(requests.id, quotes.requestId))
        .where(matches)
      return { items: rows.map(toTeamQuote), total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      if (!z.guid().safeParse(id).success) return null
      const row = await findQuote(db, id, lock ?? null)
      return row && { ...toTeamQuote(row), detail: await readDetail(db, row, options) }
    },
    creation: defineCreation<z.infer<typeof newQuote>>({
      roles,
      input: newQuote,
      async run(tx, { requestId }, { staff, now }) {
        const [request] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update')
        if (!request || request.mergedInto !== null) return refuse('request-unknown')
        if (request.kind === 'back-in-stock') return refuse('waits-for-stock')
        const [earlier] = await tx
          .select({ id: quotes.id })
          .from(quotes)
          .where(eq(quotes.requestId, requestId))
        if (earlier) return refuse('quote-exists')
        const [created] = await tx
          .insert(quotes)
          .values({
            number: formatQuoteNumber(await nextNumber(tx), houseDay(options.house, now)),
            requestId,
            project: 'project' in request.fields ? request.fields.project : '',
            currency: currencyOfRequest(request),
            draft: await createFirstDraft(store, request, now),
            preparedBy: staff.accountId,
            createdAt: now,
            updatedAt: now,
          })
          .returning({ id: quotes.id })
        if (!created) throw new Error('The new quote was not stored')
        return ok(created.id)
      },
    }),
    changes: defineChange<TeamQuote, Partial<z.infer<typeof quoteChange>>>({
      roles,
      input: quoteChange.exactPartial(),
      async run(tx, quote, { draft }, { now }) {
        if (quote.detail?.draft == null) return refuse('quote-closed')
        if (draft !== undefined) await updateQuote(tx, quote.id, { draft }, now)
        return ok(true)
      },
    }),
    actions: {
      /** Emails the draft to the client, as the next version. */
      send: defineChange<TeamQuote, object>({
        roles,
        input: z.strictObject({}),
        async run(tx, { id }, _, { staff, now }) {
          const row = await lockQuote(tx, id)
          const { draft } = row.quote
          if (draft === null) return refuse('quote-closed')
          if (draft.lines.length === 0) return refuse('lines-missing')
          if (draft.lines.length > QUOTE_LINES_MAX) return refuse('lines-too-many')
          if (draft.lines.some(({ variantId }) => variantId === '')) return refuse('finish-open')
          const parsed = quoteOffer.omit({ exemption: true }).safeParse(draft)
          if (!parsed.success)
            return { ok: false, code: 'fields-refused', fields: toRefusedFields(parsed.error) }
          if (parsed.data.validUntil < houseDay(options.house, now)) return refuse('validity-over')
          const buyer = await findBuyer(options, row)
          if (!buyer.ok) return refuse('exemption-unknown')
          const offer = withExemption(parsed.data, row, buyer.value?.exemptNumber ?? null)
          const version = row.quote.sentVersion + 1
          const { totalMinor } = quoteTotals(offer)
          if (totalMinor > TOTAL_MAX_MINOR) return refuse('total-too-large')
          await tx.insert(quoteVersions).values({
            quoteId: id,
            version,
            offer,
            totalMinor,
            sentBy: staff.accountId,
            sentAt: now,
          })
          const sent = { draft: null, sentVersion: version, validUntil: offer.validUntil, totalMinor }
          const changed = await changeQuote(tx, row.quote, 'send', { accountId: staff.accountId, now }, sent)
          if (!changed.ok) return changed
          await updateRequest(tx, row.request.id, { state: 'replied' }, now)
          const after = { ...row, quote: { ...row.quote, ...sent } }
          await options.sendMail(tx, createQuoteEmail(after, offer.letter, options))
          return ok(true)
        },
      }),
      /** Starts a draft from the last version, which can then no longer be accepted or paid. */
      revise: defineChange<TeamQuote, object>({
        roles,
        input: z.strictObject({}),
        async run(tx, { id, detail }, _, { staff, now }) {
          const row = await lockQuote(tx, id)
          const canceled = await cancelCheckout(store, row)
          if (!canceled.ok) return canceled
          // Without a version, the quote was withdrawn before it was sent.
          const draft = detail?.versions.at(-1)?.offer ?? (await createFirstDraft(store, row.request, now))
          const isPast = draft.validUntil < houseDay(options.house, now)
          const renewed = isPast ? { ...draft, validUntil: defaultValidUntil(store, now) } : draft
          // If the client requested changes, the quote is already in the state `revising`.
          if (row.quote.state === 'revising' && row.quote.draft === null) {
            await updateQuote(tx, id, { draft: renewed }, now)
            return ok(true)
          }
          const cause = { accountId: staff.accountId, now }
          const changed = await changeQuote(tx, row.quote, 'revise', cause, {
            ...NOT_ACCEPTED,
            draft: renewed,
          })
          return changed.ok ? ok(true) : changed
        },
      }),
      withdraw: defineChange<TeamQuote, { reason: string }>({
        roles,
        input: z.strictObject({ reason: z.string().trim().max(1_000) }),
        async run(tx, { id }, { reason: text }, { staff, now }) {
          const row = await lockQuote(tx, id)
          const canceled = await cancelCheckout(store, row)
          if (!canceled.ok) return canceled
          const cause = { accountId: staff.accountId, text, now }
          const changed = await changeQuote(tx, row.quote, 'withdraw', cause, {
            ...NOT_ACCEPTED,
            draft: null,
          })
          return changed.ok ? ok(true) : changed
        },
      }),
      /** Replies to a comment on a line. The client sees the reply in the quote. */
      comment: defineChange<TeamQuote, z.infer<typeof quoteLineComment>>({
        roles,
        input: quoteLineComment,
        async run(tx, { id, detail }, { lineId, text }, { staff, now }) {
          if (!detail?.versions.at(-1)?.offer.lines.some((line) => line.id === lineId))
            return refuse('line-not-found')
          await tx.insert(quoteComments).values({
            id: crypto.randomUUID(),
            quoteId: id,
            lineId,
            accountId: staff.accountId,
            text,
            sentAt: now,
          })
          await updateQuote(tx, id, {}, now)
          return ok(true)
        },
      }),
      /** Records an order that the team created manually. */
      ordered: defineChange<TeamQuote, { orderNumber: string }>({
        roles,
        input: z.strictObject({ orderNumber: z.string().trim().min(1).max(30) }),
        async run(tx, { id, checkout }, { orderNumber }, { staff, now }) {
          if (checkout !== 'by-hand') return refuse('quote-closed')
          const row = await lockQuote(tx, id)
          const cause = { accountId: staff.accountId, text: orderNumber, now }
          const changed = await changeQuote(tx, row.quote, 'order', cause, { orderNumber })
          return changed.ok ? ok(true) : changed
        },
      }),
    },
  })

  function currencyOfRequest({ fields, country }: QuoteRow['request']) {
    if (!isCountryCode(country)) throw new Error(`A request from an unknown country: ${country}`)
    return 'currency' in fields ? fields.currency : getCurrency(country)
  }

  async function createFirstDraft(
    { quotes }: QuoteStore,
    request: QuoteRow['request'],
    now: Date,
  ): Promise<QuoteDraft> {
    const { pieces, country } = request
    if (!isCountryCode(country)) throw new Error(`A request from an unknown country: ${country}`)
    const ids = [...new Set(pieces.map(({ variantId }) => variantId))]
    const productIds = [...new Set(pieces.map(({ productId }) => productId))]
    const [prices, leadTimes] = await Promise.all([
      quotes.publicPrices(ids, { country, currency: currencyOfRequest(request) }),
      quotes.leadTimes(productIds, country),
    ])
    return {
      lines: pieces.map(
        ({ productId, variantId, slug, title, variantTitle, artisan, sku, picture, quantity, section }) => ({
          id: crypto.randomUUID(),
          productId,
          variantId,
          slug,
          title,
          artisan,
          sku,
          picture,
          quantity,
          finish: variantTitle ?? '',
          publicMinor: prices.get(variantId) ?? null,
          unitMinor: prices.get(variantId) ?? 0,
          leadTimeDays: leadTimes.get(productId) ?? null,
          ...(section && { section }),
        }),
      ),
      shipping: { title: '', amountMinor: 0 },
      letter: '',
      terms: '',
      validUntil: defaultValidUntil(store, now),
    }
  }

  function matchesFilter({ state, text, requestId }: QuoteFilter): SQL | undefined {
    return and(
      state === undefined ? undefined : isInState(state, houseDay(options.house, store.clock())),
      requestId === undefined ? undefined : eq(quotes.requestId, requestId),
      text === undefined ? undefined : containsText(SEARCHED_COLUMNS, text),
    )
  }
}

function withExemption(
  offer: QuoteOffer,
  { quote, request }: QuoteRow,
  exemptNumber: string | null,
): QuoteOffer {
  if (!isCountryCode(request.country)) return offer
  const market = { country: request.country, currency: quote.currency, exemptNumber }
  return { ...offer, exemption: quoteExemption(offer, market) }
}

function defaultValidUntil({ quotes: { house } }: QuoteStore, now: Date): string {
  return addDays(houseDay(house, now), VALID_DAYS)
}

async function lockQuote(tx: Queryable, id: string): Promise<QuoteRow> {
  const row = await findQuote(tx, id, 'lock')
  if (!row) throw new Error('The locked quote was not found')
  return row
}

async function nextNumber(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ value: string }>(sql`select nextval('platform.quote_numbers') as value`)
  return Number(rows[0]?.value)
}
