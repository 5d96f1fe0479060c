import type { CheckoutRefusalCode, CheckoutState, OpenCheckout } from '#contracts/order/checkout.ts'
import { type DeliveryDay, findNotices } from '#domain/delivery/delivery-notices.ts'
import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts'
import { computeJointWindow } from '#domain/delivery/joint-delivery.ts'
import { globalId } from '#domain/ids.ts'
import type { Language } from '#domain/market/locale.ts'
import { getOrderTerms } from '#domain/order/order-terms.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { formatLineId } from '../../carts/cart-id.ts'
import { type LoadedCart, loadCart } from '../../carts/load-cart.ts'
import { isClosedCart, openCartOfAnyAge } from '../../carts/open-cart.ts'
import { renewExemption } from '../../carts/renew-exemption.ts'
import type { CommerceOptions } from '../../options.ts'
import { offerCredit } from '../credit/offer-credit.ts'
import { signOrder } from '../order-link.ts'
import { BANK_TRANSFER } from '../payments/bank-transfer.ts'
import { ON_ACCOUNT } from '../payments/on-account.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { type CheckoutCaller, type CheckoutRow, openCheckoutOrOrder } from './checkout-access.ts'
import {
  computeTotals,
  contentsRevision,
  summarizePromotions,
  toWireMoney,
  toWireTotals,
} from './checkout-totals.ts'
import { readDeliveryDay } from './delivery-day.ts'
import { agreedFinish, describeLines, type LineDescription, lineProject } from './describe-lines.ts'
import { promiseLines } from './promise-lines.ts'
import { findAgreedProblem, findLineProblem } from './ready-checkout.ts'
import { lastTransferDay } from './transfer-deadline.ts'

/**
 * The state of a checkout with everything that the buyer must see before ordering, or the order that the cart has
 * become. Texts are in `language`, which defaults to the language of the cart.
 */
export async function showCheckout(
  options: CommerceOptions,
  caller: CheckoutCaller,
  language: Language | null,
): Promise<Result<CheckoutState, CheckoutRefusalCode>> {
  const { database, clock, checkout, house } = options
  const row = await openCartOfAnyAge(database.db, caller.cartId)
  if (!row) return refuse('checkout-not-found')
  const opened = await openCheckoutOrOrder(database.db, row, caller)
  if (!opened.ok) return opened
  const { details, order } = opened.value
  if (order) {
    const { orderId } = order
    return ok({ status: 'completed', orderId, orderToken: signOrder(orderId, checkout.linkSecret) })
  }
  if (isClosedCart(row, clock())) return refuse('checkout-not-found')
  const cart = await loadCart(database.db, await renewExemption(database.db, row, caller.customer), {
    now: clock(),
    house,
    email: details?.email ?? row.email,
    ...(language && { language }),
  })
  const problem = findAgreedProblem(cart, clock())
  if (problem) return refuse(problem)
  const day = await readDeliveryDay(options, { language: cart.view.language, country: cart.priced.country })
  const promises = promiseLines(cart, day)
  const lines = toLines(cart, await describeLines(options, cart), promises)
  const credit = await offerCredit(
    database.db,
    options,
    { cart: row, caller, currency: cart.priced.currency },
    { amountMinor: computeTotals(cart).dueMinor, now: clock() },
  )
  const notices = checkoutNotices(day, promises)
  const afterTransfer = checkout.paymentProviders.some(isOfferedTransfer)
    ? checkoutNotices(day, promiseLines(cart, { ...day, paidBy: lastTransferDay(options, clock()) }))
    : notices
  return ok(
    toOpenCheckout(options, cart, {
      details,
      lines,
      notices: notices.filter((notice) => afterTransfer.includes(notice)),
      noticesIfPaidAtOnce: notices.filter((notice) => !afterTransfer.includes(notice)),
      credit,
    }),
  )
}

function toOpenCheckout(
  { checkout }: CommerceOptions,
  cart: LoadedCart,
  {
    details,
    lines,
    notices,
    noticesIfPaidAtOnce,
    credit,
  }: { details: CheckoutRow | null } & Pick<
    OpenCheckout,
    'lines' | 'notices' | 'noticesIfPaidAtOnce' | 'credit'
  >,
): OpenCheckout {
  const { row, view, priced, agreement } = cart
  const { currency } = priced
  return {
    status: 'open',
    country: priced.country,
    agreed: agreement && {
      expiresAt: agreement.expiresAt.toISOString(),
      shippingTitle: agreement.shippingTitle,
    },
    language: view.language,
    email: details?.email ?? null,
    address: details?.address ?? null,
    billingAddress: details?.billingAddress ?? null,
    delivery: {
      chosen: details?.deliveryOption ?? 'standard',
      options: [{ code: 'standard', cost: toWireMoney(priced.shippingMinor, currency) }],
    },
    lines,
    notices,
    noticesIfPaidAtOnce,
    revision: contentsRevision(cart),
    shipments: priced.shipments.map(({ cost, lineItems, ...shipment }) => ({
      ...shipment,
      lineItems: lineItems.map((item) => ({ ...item, lineId: formatLineId(item.lineId, row.token) })),
      cost: toWireMoney(cost.amountMinor, currency),
    })),
    promotions: summarizePromotions(cart).map(({ title, amountMinor }) => ({
      title,
      amount: toWireMoney(amountMinor, currency),
    })),
    promocodes: priced.codes.filter(({ isApplicable }) => isApplicable).map(({ code }) => code),
    giftCards: cart.giftCards.map(({ id, lastCharacters, usedMinor }) => ({
      id: globalId('AppliedGiftCard', id),
      lastCharacters,
      amount: toWireMoney(usedMinor, currency),
    })),
    totals: toWireTotals(computeTotals(cart), currency),
    paymentMethods: checkout.paymentProviders
      .filter(
        (provider) => provider.isOffered() || (provider.code === ON_ACCOUNT && credit?.problem === null),
      )
      .map(({ code, isTest }) => ({ code, isTest })),
    credit,
    terms: getOrderTerms(priced.country, { isTrade: row.companyLocationId !== null }),
  }
}

function isOfferedTransfer({ code, isOffered }: PaymentProvider): boolean {
  return code === BANK_TRANSFER && isOffered()
}

function checkoutNotices(day: DeliveryDay, promises: ReadonlyMap<string, DeliveryPromise | null>): string[] {
  const promised = [...promises.values()].filter((promise) => promise !== null)
  if (promised.length === 0) return []
  return findNotices(day, 'checkout', computeJointWindow(promised)).map(({ text }) => text)
}

function toLines(
  cart: LoadedCart,
  descriptions: ReadonlyMap<string, LineDescription>,
  promises: ReadonlyMap<string, DeliveryPromise | null>,
): OpenCheckout['lines'] {
  const { currency, lines } = cart.priced
  return lines.flatMap((line) => {
    const description = descriptions.get(line.id)
    if (!description) return []
    const { compareAtMinor = null } = line.agreed ?? {}
    return {
      ...description,
      id: formatLineId(line.id, cart.row.token),
      quantity: line.quantity,
      unitPrice: toWireMoney(line.variant.price.amountMinor, currency),
      compareAt: compareAtMinor === null ? null : toWireMoney(compareAtMinor, currency),
      finish: agreedFinish(line, description),
      projectName: lineProject(line)?.name ?? null,
      subtotal: toWireMoney(line.subtotalMinor, currency),
      problem: findLineProblem(line, cart),
      promise: promises.get(line.id) ?? null,
    }
  })
}
