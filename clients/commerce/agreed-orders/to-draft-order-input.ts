import type { ParsedAgreedOrder } from '#contracts/order/agreed-order.ts'
import { AGREED_ATTRIBUTES } from '#contracts/order/customer-orders.ts'
import { globalId, idNumber } from '#domain/ids.ts'
import { type Currency, money, toDecimal } from '#domain/money/money.ts'

/** The underscore hides it from the buyer. */
const LEAD_TIME_ATTRIBUTE = '_leadTimeDays'

/** `DraftOrderInput` of the Admin API (2025-04). Lines have their agreed prices and no discounts. */
export function toDraftOrderInput(
  { buyer, country, currency, lines, shipping, note }: ParsedAgreedOrder,
  { tag, attributes }: { tag: string; attributes: Readonly<Record<string, string>> },
) {
  return {
    email: buyer.email,
    ...toPurchasingEntity(buyer.accountId),
    presentmentCurrencyCode: currency,
    acceptAutomaticDiscounts: false,
    allowDiscountCodesInCheckout: false,
    note,
    tags: ['quote', tag],
    customAttributes: toAttributes(attributes),
    shippingAddress: { countryCode: country },
    shippingLine: {
      ...(shipping.title !== null && { title: shipping.title }),
      priceWithCurrency: toMoneyInput(shipping.priceMinor, currency),
    },
    lineItems: lines.map((line) => ({
      variantId: line.variantId,
      quantity: line.quantity,
      priceOverride: toMoneyInput(line.unitPriceMinor, currency),
      customAttributes: toAttributes({
        [AGREED_ATTRIBUTES.finish]: line.finish,
        [AGREED_ATTRIBUTES.projectName]: line.projectName,
        [AGREED_ATTRIBUTES.projectList]: line.projectListId,
        [AGREED_ATTRIBUTES.fullPrice]:
          line.compareAtMinor === null ? null : toDecimal(money(line.compareAtMinor, currency)),
        [LEAD_TIME_ATTRIBUTE]: line.leadTimeDays?.toString() ?? null,
      }),
    })),
  }
}

/** Accounts from the same shop are its customers; an account from another provider is only known by its email. */
function toPurchasingEntity(accountId: string | null) {
  const number = accountId === null ? '' : idNumber(accountId)
  return /^\d+$/.test(number) ? { purchasingEntity: { customerId: globalId('Customer', number) } } : {}
}

function toMoneyInput(amountMinor: number, currencyCode: Currency) {
  return { amount: toDecimal(money(amountMinor, currencyCode)), currencyCode }
}

function toAttributes(values: Readonly<Record<string, string | null>>) {
  return Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [{ key, value }]))
}
