import type {
  CheckoutState,
  CreditOffer,
  LineProblem,
  OpenCheckout as WireCheckout,
} from '#contracts/order/checkout.ts'
import type { AddressDraft } from '#domain/address/address.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { GiftCard, Promotion } from '#domain/cart/cart.ts'
import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts'
import type { Shipment } from '#domain/delivery/shipping.ts'
import type { Language } from '#domain/market/language.ts'
import { type CountryCode, getCountry } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderTerms } from '#domain/order/order-terms.ts'
import type { Picture } from '#domain/product/product.ts'
import { type ShowsPicture, shownPicture } from '#domain/product/shown-picture.ts'
import { type OrderTotals, toMoney, toPromotions, toShipments, toTotals } from './to-totals.ts'

export type OrderedLine = {
  readonly id: string
  readonly title: string
  /** Set if the title is not in the buyer's language. */
  readonly textLanguage: Language | null
  readonly variantTitle: string | null
  /** Only set for agreed orders. */
  readonly finish: string | null
  readonly projectName: string | null
  readonly sku: string
  readonly handle: string
  readonly artisanName: string
  readonly picture: Picture | null
  readonly quantity: number
  readonly unitPrice: Money
  /** The full unit price; null unless the agreed price is lower. */
  readonly fullPrice: Money | null
  /** Before discounts. */
  readonly subtotal: Money
  readonly promise: DeliveryPromise | null
}

type CheckoutLine = OrderedLine & {
  /** Null if the line can be ordered as it is. */
  readonly problem: LineProblem | null
}

export type OpenCheckout = {
  readonly status: 'open'
  readonly country: CountryCode
  /**
   * Set if pieces, prices and country were agreed, with the time when the offer expires; null for the checkout of a
   * cart.
   */
  readonly agreed: { readonly expiresAt: Date; readonly shippingTitle: string | null } | null
  /** Null until the buyer has entered one. */
  readonly email: string | null
  readonly address: AddressDraft | null
  readonly billingAddress: AddressDraft | null
  readonly deliveryOptions: readonly {
    readonly code: string
    readonly cost: Money
    readonly isChosen: boolean
  }[]
  readonly lines: readonly CheckoutLine[]
  /** Delivery notices that apply to any payment method. */
  readonly notices: readonly string[]
  /** Delivery notices that only apply if the order is not paid by bank transfer. */
  readonly noticesIfPaidAtOnce: readonly string[]
  /** Changes with the pieces and their quantities. */
  readonly revision: string
  readonly shipments: readonly Shipment[]
  readonly promotions: readonly Promotion[]
  readonly promocodes: readonly string[]
  readonly giftCards: readonly GiftCard[]
  readonly totals: OrderTotals
  readonly paymentMethods: readonly { readonly code: string; readonly isTest: boolean }[]
  /** Set for a company that pays on account; its state before this order. */
  readonly credit: Credit | null
  readonly terms: OrderTerms
}

/** The terms that a company sees before it orders on account. */
export type Credit = {
  readonly days: number
  readonly limit: Money
  readonly open: Money
  readonly left: Money
  /** The last day on which this order's invoice can be paid on time. */
  readonly dueOn: CalendarDate
  readonly problem: CreditOffer['problem']
  /** The part of this order that exceeds the remaining limit. */
  readonly excess: Money
}

/** A checkout, or the order it became and the token that opens it. */
export type Checkout =
  | OpenCheckout
  | { readonly status: 'completed'; readonly orderId: string; readonly orderToken: string }

export function toCheckout(state: CheckoutState, shows: ShowsPicture): Checkout {
  return state.status === 'open' ? toOpenCheckout(state, shows) : state
}

function toOpenCheckout({ delivery, ...state }: WireCheckout, shows: ShowsPicture): OpenCheckout {
  return {
    status: 'open',
    country: getCountry(state.country).isoCode,
    agreed: state.agreed && { ...state.agreed, expiresAt: new Date(state.agreed.expiresAt) },
    email: state.email,
    address: state.address,
    billingAddress: state.billingAddress,
    deliveryOptions: delivery.options.map(({ code, cost }) => ({
      code,
      cost: toMoney(cost),
      isChosen: code === delivery.chosen,
    })),
    notices: state.notices,
    noticesIfPaidAtOnce: state.noticesIfPaidAtOnce,
    lines: state.lines.map((line) => ({ ...toLine(line, shows), problem: line.problem })),
    revision: state.revision,
    shipments: toShipments(state.shipments),
    promotions: toPromotions(state.promotions),
    promocodes: state.promocodes,
    giftCards: state.giftCards.map(({ amount, ...card }) => ({ ...card, amountUsed: toMoney(amount) })),
    totals: toTotals(state.totals),
    paymentMethods: state.paymentMethods,
    credit: state.credit && toCredit(state.credit),
    terms: state.terms,
  }
}

function toCredit({ days, dueOn, problem, limit, open, left, excess }: CreditOffer): Credit {
  return {
    days,
    dueOn,
    problem,
    limit: toMoney(limit),
    open: toMoney(open),
    left: toMoney(left),
    excess: toMoney(excess),
  }
}

export function toLine(
  { compareAt, ...line }: Omit<WireCheckout['lines'][number], 'problem'>,
  shows: ShowsPicture,
): OrderedLine {
  const unitPrice = toMoney(line.unitPrice)
  const fullPrice = compareAt && toMoney(compareAt)
  return {
    ...line,
    picture: shownPicture(line.picture, shows),
    unitPrice,
    fullPrice: fullPrice && fullPrice.amountMinor > unitPrice.amountMinor ? fullPrice : null,
    subtotal: toMoney(line.subtotal),
  }
}
