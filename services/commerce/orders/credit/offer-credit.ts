import type { CheckoutRefusalCode, CreditOffer } from '#contracts/order/checkout.ts'
import type { Currency } from '#domain/money/money.ts'
import { checkCredit } from '#domain/order/on-account.ts'
import { lastPaymentDay, paymentDeadline } from '#domain/order/unpaid-orders.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CartRow } from '../../carts/open-cart.ts'
import type { CommerceOptions } from '../../options.ts'
import type { CheckoutCaller } from '../checkout/checkout-access.ts'
import { toWireMoney } from '../checkout/checkout-totals.ts'
import { ON_ACCOUNT } from '../payments/on-account.ts'
import { type CreditTerms, readAccount, readTerms } from './read-credit.ts'

type Purchase = { cart: CartRow; caller: CheckoutCaller; currency: Currency }

/**
 * The terms under which an order of this cart may be placed on account; null if it may not. Requires a signed-in
 * customer who currently buys for the company of the cart, since the company pays.
 */
export async function findCreditTerms(
  db: Queryable,
  { checkout }: Pick<CommerceOptions, 'checkout'>,
  { cart, caller, currency }: Purchase,
  lock?: 'lock',
): Promise<CreditTerms | null> {
  const { companyLocationId } = cart
  const isAccepted = checkout.paymentProviders.some(({ code }) => code === ON_ACCOUNT)
  if (!isAccepted || companyLocationId === null) return null
  const isOwn = caller.customer?.companyLocationIds.includes(companyLocationId) ?? false
  return isOwn ? readTerms(db, companyLocationId, currency, lock) : null
}

/**
 * Whether an order of this amount, in minor units, may be placed on account. The terms are locked until the transaction
 * ends, so that orders of one company wait here for each other and all of them are counted.
 */
export async function checkCreditLimit(
  tx: Queryable,
  options: Pick<CommerceOptions, 'checkout'>,
  purchase: Omit<Purchase, 'currency'>,
  { amountMinor, currency, now }: { amountMinor: number; currency: Currency; now: Date },
): Promise<Result<CreditTerms, CheckoutRefusalCode>> {
  const terms = await findCreditTerms(tx, options, { ...purchase, currency }, 'lock')
  if (!terms) return refuse('payment-method-unknown')
  const checked = checkCredit(await readAccount(tx, terms, now), amountMinor)
  return checked.ok ? { ok: true, value: terms } : checked
}

/** The terms shown to a buyer before an order of this amount, in minor units. */
export async function offerCredit(
  db: Queryable,
  options: Pick<CommerceOptions, 'checkout' | 'shop'>,
  purchase: Purchase,
  { amountMinor, now }: { amountMinor: number; now: Date },
): Promise<CreditOffer | null> {
  const terms = await findCreditTerms(db, options, purchase)
  if (!terms) return null
  const { currency, days } = terms
  const { timeZone } = options.shop
  const account = await readAccount(db, terms, now)
  const checked = checkCredit(account, amountMinor)
  return {
    days,
    limit: toWireMoney(account.limitMinor, currency),
    open: toWireMoney(account.openMinor, currency),
    left: toWireMoney(account.leftMinor, currency),
    excess: toWireMoney(Math.max(0, amountMinor - account.leftMinor), currency),
    dueOn: lastPaymentDay(paymentDeadline(now, days, timeZone), timeZone),
    problem: checked.ok ? null : checked.code,
  }
}
