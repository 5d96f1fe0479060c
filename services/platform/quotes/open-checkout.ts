import { z } from 'zod'
import type { AgreedOrderDraft } from '#contracts/order/agreed-order.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { endOfDay } from '#domain/quote/quote-validity.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { changeQuote, NOT_ACCEPTED, updateQuote } from './change-quote.ts'
import { findBuyer } from './find-buyer.ts'
import type { QuoteStore } from './quotes-options.ts'
import type { quoteVersions } from './quotes-tables.ts'
import { findQuote, getRequestedListId, type QuoteRow } from './read-quote.ts'

type SentVersion = typeof quoteVersions.$inferSelect
type OpenResult = Result<{ checkoutUrl: string | null }, 'checkout-unavailable' | 'quote-closed'>

/**
 * Opens the checkout of an accepted version, or returns the one that is already open. `checkoutUrl` is null if the team
 * creates the order manually. If the shop refuses, the quote waits for the client again, and its history states the
 * reason. If the team changed the quote in the meantime, the checkout is closed again.
 */
export async function openCheckout(
  { database, clock, quotes: options }: QuoteStore,
  row: QuoteRow,
  version: SentVersion,
): Promise<OpenResult> {
  const { id } = row.quote
  const created = await createOrder(options, row, version)
  const now = clock()
  const opened = await database.db.transaction(async (tx): Promise<OpenResult> => {
    const found = await findQuote(tx, id, 'lock')
    const isCurrent = found?.quote.sentVersion === version.version
    // Another call failed to reach the shop. This version can be accepted again, and then opens the same checkout.
    if (isCurrent && found.quote.state === 'sent') return refuse('checkout-unavailable')
    if (!isCurrent || found.quote.state !== 'accepted') return refuse('quote-closed')
    if (created.ok) {
      const { id: agreedOrderId, checkoutUrl } = created.value
      await updateQuote(tx, id, { agreedOrderId, checkoutUrl }, now)
      return ok({ checkoutUrl })
    }
    if (created.code === 'agreed-orders-unavailable') return ok({ checkoutUrl: null })
    await changeQuote(tx, found.quote, 'reopen', { accountId: null, text: created.code, now }, NOT_ACCEPTED)
    return refuse('checkout-unavailable')
  })
  if (opened.ok || opened.code !== 'quote-closed') return opened
  if (created.ok) await options.agreedOrders.cancel(created.value.id)
  return opened
}

/** Creates the order. Refused with `exemption-changed` if the offer was without tax for a number no longer exempt. */
async function createOrder(options: QuoteStore['quotes'], row: QuoteRow, version: SentVersion) {
  const buyer = await findBuyer(options, row)
  if (!buyer.ok) return refuse('commerce-unavailable')
  const { exemption } = version.offer
  if (exemption && exemption.taxNumber !== buyer.value?.exemptNumber) return refuse('exemption-changed')
  const draft = toDraft(row, version, options.house.timeZone)
  return options.agreedOrders.create({
    ...draft,
    companyLocationId: buyer.value?.companyLocationId ?? null,
    ...(exemption && { exemptNumber: exemption.taxNumber }),
  })
}

function toDraft(
  { quote, request }: QuoteRow,
  { version, offer }: SentVersion,
  timeZone: string,
): AgreedOrderDraft {
  const { country, language, email, accountId } = request
  if (!isCountryCode(country)) throw new Error(`A quote for an unknown country: ${country}`)
  return {
    reference: `${quote.number}:${version}`,
    buyer: { accountId, email },
    language,
    country,
    currency: quote.currency,
    lines: offer.lines.map(({ variantId, quantity, unitMinor, publicMinor, finish, leadTimeDays }) => ({
      variantId,
      quantity,
      unitPriceMinor: unitMinor,
      compareAtMinor: publicMinor !== null && publicMinor > unitMinor ? publicMinor : null,
      finish: finish || null,
      leadTimeDays,
      projectName: quote.project || null,
      projectListId: z.uuid().safeParse(getRequestedListId(request)).data ?? null,
    })),
    shipping: { priceMinor: offer.shipping.amountMinor, title: offer.shipping.title || null },
    expiresAt: endOfDay(offer.validUntil, timeZone).toISOString(),
    note: `${quote.number}, ${version}`,
  }
}
