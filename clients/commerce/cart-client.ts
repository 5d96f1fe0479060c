import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import { normalizeCode } from '#domain/cart/entered-code.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { type Result, refuse } from '#domain/result.ts'
import { addLines, type NewLine, toLineInput } from './cart/add-lines.ts'
import {
  type CartBuyer,
  type CartCount,
  type CartRequests,
  type CartResponse,
  createCartRequests,
} from './cart/cart-requests.ts'
import type { CommerceClientOptions, CommerceContext, CommerceRequest } from './request.ts'

export type CartCalls = LineCalls & DetailCalls

type LineCalls = {
  /**
   * Creates an empty cart, or one with a line. Refused with 'cart-creation-failed', even if only the line is refused.
   */
  createCart(context: CommerceContext, line?: NewLine): CartResponse
  /** Loads all lines; the first ten come with the first response (Spec §9). */
  getCart(requested: { cartId: string }, context: CommerceContext): CartResponse
  /** Without lines and prices: enough to decide who may change the cart. */
  getCartBuyer(
    requested: { cartId: string },
    context: CommerceContext,
  ): Promise<Result<CartBuyer, CartErrorCode>>
  /** Counts the pieces and finds the buyer, for the badge. */
  countPieces(
    requested: { cartId: string },
    context: CommerceContext,
  ): Promise<Result<CartCount, CartErrorCode>>
  addLine(requested: NewLine & { cartId: string }, context: CommerceContext): CartResponse
  /** Adds each line independently. Returns one result per line in order: its refusal, or null if it was added. */
  addLines(
    requested: { cartId: string; lines: readonly NewLine[] },
    context: CommerceContext,
  ): Promise<(CartErrorCode | null)[]>
  /** A quantity of 0 removes the line. */
  setQuantity(
    requested: { cartId: string; lineId: string; quantity: number },
    context: CommerceContext,
  ): CartResponse
  removeLine(requested: { cartId: string; lineId: string }, context: CommerceContext): CartResponse
}

type DetailCalls = {
  /**
   * Replaces all codes. Refused with 'promocode-failed' if one does not apply, and with 'promocode-throttled' after too
   * many attempts in the cart or from the network of `visitorKey`.
   */
  updateDiscountCodes(
    requested: { cartId: string; codes: readonly string[]; visitorKey?: string | null },
    context: CommerceContext,
  ): CartResponse
  /**
   * The protocol replaces all gift cards of a cart, so `held` lists the current codes. Refused with 'gift-card-failed'
   * if there is no such card with a balance, with 'gift-card-currency' if it is in another currency, and with
   * 'promocode-throttled' after too many attempts; the cart is then unchanged.
   */
  addGiftCard(
    requested: { cartId: string; code: string; held: readonly string[]; visitorKey?: string | null },
    context: CommerceContext,
  ): CartResponse
  /** Has no effect if the card is not in the cart. */
  removeGiftCard(requested: { cartId: string; giftCardId: string }, context: CommerceContext): CartResponse
  /** Sets the country and the customer, which also determine the currency. */
  updateBuyerIdentity(requested: { cartId: string }, context: CommerceContext): CartResponse
  updateNote(requested: { cartId: string; note: string }, context: CommerceContext): CartResponse
}

export function createCartCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
  shows: ShowsPicture,
): CartCalls {
  const requests = createCartRequests(request, report, shows)
  return {
    ...createLineCalls(requests),
    ...createDetailCalls(requests),
    addLines: (requested, context) => addLines(request, report, requested, context),
  }
}

function createLineCalls({ count, read, readBuyer, change }: CartRequests): Omit<LineCalls, 'addLines'> {
  return {
    createCart: (context, line) =>
      change(
        { name: 'cartCreate', failure: 'cart-creation-failed' },
        { input: { lines: line ? [toLineInput(line)] : [], buyerIdentity: toBuyerIdentity(context) } },
        context,
      ),
    getCartBuyer: ({ cartId }, context) => readBuyer(cartId, context),
    getCart: ({ cartId }, context) => read(cartId, context),
    countPieces: ({ cartId }, context) => count(cartId, context),
    addLine: ({ cartId, ...line }, context) =>
      change(
        { name: 'cartLinesAdd', failure: 'line-add-failed' },
        { cartId, lines: [toLineInput(line)] },
        context,
      ),
    setQuantity: ({ cartId, lineId, quantity }, context) =>
      change(
        { name: 'cartLinesUpdate', failure: 'quantity-failed' },
        { cartId, lines: [{ id: lineId, quantity }] },
        context,
      ),
    removeLine: ({ cartId, lineId }, context) =>
      change({ name: 'cartLinesRemove', failure: 'quantity-failed' }, { cartId, lineIds: [lineId] }, context),
  }
}

function createDetailCalls({ change }: CartRequests): DetailCalls {
  return {
    async updateDiscountCodes({ cartId, codes, visitorKey = null }, context) {
      const headers = toVisitorHeaders(visitorKey)
      const failureCodes = { failure: 'promocode-failed', throttled: 'promocode-throttled' } as const
      const changed = await change(
        { name: 'cartDiscountCodesUpdate', headers, ...failureCodes },
        { cartId, discountCodes: codes },
        context,
      )
      if (!changed.ok) return changed
      // In 2025-04 an inapplicable code is not an error; it is only marked as not applicable.
      const applied = new Set(changed.value.promocodes.map(normalizeCode))
      const isApplied = codes.every((code) => applied.has(normalizeCode(code)))
      return isApplied ? changed : refuse('promocode-failed')
    },
    async addGiftCard({ cartId, code, held, visitorKey = null }, context) {
      const failureCodes = { failure: 'gift-card-failed', throttled: 'promocode-throttled' } as const
      const replaceCodes = (giftCardCodes: readonly string[]) =>
        change(
          { name: 'cartGiftCardCodesUpdate', headers: toVisitorHeaders(visitorKey), ...failureCodes },
          { cartId, giftCardCodes },
          context,
        )
      const changed = await replaceCodes([...held, code])
      if (!changed.ok && changed.code === 'gift-card-currency') await replaceCodes(held)
      return changed
    },
    removeGiftCard: ({ cartId, giftCardId }, context) =>
      change(
        { name: 'cartGiftCardCodesRemove', failure: 'gift-card-failed' },
        { cartId, appliedGiftCardIds: [giftCardId] },
        context,
      ),
    // Warnings are ignored, because a line that is not sold in the new country is marked as such.
    updateBuyerIdentity: ({ cartId }, context) =>
      change(
        { name: 'cartBuyerIdentityUpdate', failure: 'cart-country-failed', refusesWarnings: false },
        { cartId, buyerIdentity: toBuyerIdentity(context) },
        context,
      ),
    updateNote: ({ cartId, note }, context) =>
      change({ name: 'cartNoteUpdate', failure: 'quantity-failed' }, { cartId, note }, context),
  }
}

function toVisitorHeaders(visitorKey: string | null): Readonly<Record<string, string>> {
  return visitorKey === null ? {} : { [VISITOR_KEY_HEADER]: visitorKey }
}

/** Spec §7: buyerIdentity {countryCode, customerAccessToken, companyLocationId}. */
function toBuyerIdentity({ country, buyer }: CommerceContext) {
  return {
    countryCode: country,
    ...(buyer && { customerAccessToken: buyer.customerAccessToken }),
    ...(buyer?.companyLocationId && { companyLocationId: buyer.companyLocationId }),
  }
}
