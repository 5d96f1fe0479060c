import { formatDate, formatMoney, formatNumber } from '#app/i18n/format/format.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { Quote, QuoteLine } from '#contracts/quote.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import type { House } from '#domain/house/house.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import type { TaxLine } from '#domain/market/tax.ts'
import { quoteChanges } from '#domain/quote/quote-changes.ts'
import { quoteTaxes } from '#domain/quote/quote-exemption.ts'
import { weeksFromDays } from '#domain/quote/quote-lead-time.ts'
import { quoteTotals, reductionPercent } from '#domain/quote/quote-totals.ts'
import { daysLeft } from '#domain/quote/quote-validity.ts'
import { type FormattedChange, formatChange } from './format-change.server.ts'
import { type ListedQuote, quoteLocale, toListedQuote } from './listed-quote.server.ts'

type ViewContext = { visitor: Pick<Visitor, 'language'>; house: Pick<House, 'timeZone'>; now: Date }

/** Amounts are formatted. `publicPrice` and `reduction` are null unless the price is reduced. */
export type LineView = Pick<QuoteLine, 'id' | 'slug' | 'title' | 'artisan' | 'finish' | 'picture'> & {
  readonly quantity: string
  readonly unitPrice: string
  readonly publicPrice: string | null
  readonly reduction: string | null
  readonly sum: string
  /** Null if the public price is unknown. */
  readonly atPublicPrice: { readonly unit: string; readonly sum: string } | null
  /** Lead time in weeks; null if it is not settled. */
  readonly weeks: number | null
  readonly comments: readonly CommentView[]
}

type CommentView = {
  readonly id: string
  readonly isFromHouse: boolean
  readonly member: string | null
  readonly text: string
  readonly on: string
}

/**
 * Amounts and dates are formatted in the language of the page, but for the country and in the currency of the quote,
 * regardless of the visitor's. Days are those of the house's time zone.
 */
export type QuoteView = ListedQuote & {
  readonly version: number
  readonly sentOn: string
  readonly daysLeft: number
  /** The client's name, as in the request. */
  readonly name: string
  readonly member: string | null
  readonly letter: string
  readonly terms: string
  readonly lines: readonly LineView[]
  readonly pieceCount: number
  readonly sums: {
    /** The sum shown in client view; null if a piece has no public price. */
    readonly atPublicPrices: string | null
    /** Null unless the agreed prices are below the public ones. */
    readonly reduced: { readonly publicPrices: string; readonly reduction: string } | null
    readonly pieces: string
    readonly delivery: { readonly title: string; readonly price: string; readonly isFree: boolean }
    readonly taxes:
      | { readonly kind: 'included'; readonly amount: string; readonly rate: string }
      | { readonly kind: 'collected-later' }
      | { readonly kind: 'exempt'; readonly taxNumber: string; readonly amount: string | null }
  }
  /** Changes since the previous version; empty for the first. */
  readonly changes: readonly FormattedChange[]
  /** `at` is ISO 8601; `on` is the formatted day. */
  readonly versions: readonly {
    readonly version: number
    readonly total: string
    readonly at: string
    readonly on: string
  }[]
  readonly acceptance: { readonly name: string; readonly on: string } | null
  readonly checkoutUrl: string | null
  readonly orderNumber: string | null
}

export function toQuoteView(quote: Quote, viewContext: ViewContext): QuoteView {
  const { offer, currency, comments, versions, acceptance } = quote
  const { house, now } = viewContext
  const { tag, country } = quoteLocale(quote, viewContext.visitor)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, tag)
  const count = (value: number) => formatNumber(value, tag)
  const dayOf = (timestamp: string) => formatDate(calendarDateIn(house.timeZone, new Date(timestamp)), tag)
  const totals = quoteTotals(offer)
  const formatTaxes = (taxes: TaxLine): QuoteView['sums']['taxes'] => {
    if (taxes.kind === 'collected-later') return taxes
    const amount = taxes.amount && money(taxes.amount.amountMinor)
    if (taxes.kind === 'exempt') return { ...taxes, amount }
    return { kind: 'included', amount: money(taxes.amount.amountMinor), rate: count(taxes.ratePercent) }
  }
  const [previous, latest] = versions.length > 1 ? versions.slice(-2) : [undefined, versions.at(-1)]
  const changes = previous ? quoteChanges(previous.offer, offer) : []
  return {
    ...toListedQuote(quote, viewContext),
    version: quote.version,
    sentOn: dayOf(latest?.sentAt ?? quote.updatedAt),
    daysLeft: daysLeft(quote.validUntil, houseDay(house, now)),
    name: quote.name,
    member: quote.member,
    letter: offer.letter,
    terms: offer.terms,
    pieceCount: totals.pieces,
    lines: offer.lines.map((line) => {
      const { id, slug, title, artisan, finish, picture, quantity, publicMinor, unitMinor } = line
      const percent = reductionPercent(line)
      return {
        id,
        slug,
        title,
        artisan,
        finish,
        picture,
        quantity: count(quantity),
        unitPrice: money(unitMinor),
        publicPrice: percent === null || publicMinor === null ? null : money(publicMinor),
        reduction: percent === null ? null : `−${formatPercent(percent, tag)}`,
        sum: money(quantity * unitMinor),
        atPublicPrice:
          publicMinor === null ? null : { unit: money(publicMinor), sum: money(quantity * publicMinor) },
        weeks: line.leadTimeDays === null ? null : weeksFromDays(line.leadTimeDays),
        comments: comments
          .filter(({ lineId }) => lineId === id)
          .map(({ id: commentId, isFromHouse, member, text, sentAt }) => ({
            id: commentId,
            isFromHouse,
            member,
            text,
            on: dayOf(sentAt),
          })),
      }
    }),
    sums: {
      atPublicPrices: offer.lines.every(({ publicMinor }) => publicMinor !== null)
        ? money(totals.publicMinor)
        : null,
      reduced:
        totals.reductionMinor === 0
          ? null
          : { publicPrices: money(totals.publicMinor), reduction: `−${money(totals.reductionMinor)}` },
      pieces: money(totals.piecesMinor),
      delivery: {
        title: offer.shipping.title,
        price: money(totals.shippingMinor),
        isFree: totals.shippingMinor === 0,
      },
      taxes: formatTaxes(quoteTaxes(offer, { country, currency })),
    },
    changes: changes.map((change) => formatChange(change, { money, count, tag })),
    versions: versions.map(({ version, totalMinor, sentAt }) => ({
      version,
      total: money(totalMinor),
      at: sentAt,
      on: dayOf(sentAt),
    })),
    acceptance: acceptance && { name: acceptance.name, on: dayOf(acceptance.acceptedAt) },
    checkoutUrl: quote.checkoutUrl,
    orderNumber: quote.orderNumber,
  }
}

/** Formats a value in percent: '22%', '22 %'. */
function formatPercent(value: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100)
}
