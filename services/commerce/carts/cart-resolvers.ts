import type { GraphQLResolveInfo } from 'graphql'
import { CART_EXEMPT_KEY } from '#contracts/order/customer-orders.ts'
import { mayOpenCart } from '#domain/cart/cart-ownership.ts'
import { globalId } from '#domain/ids.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import { type PageArguments, paginate } from '#services/kernel/graphql/connection.ts'
import type { Execution, Resolvers } from '../catalogue/graphql/execution.ts'
import { contextCustomer } from '../catalogue/graphql/view.ts'
import type { MetafieldIdentifier } from '../catalogue/resolvers/metafields.ts'
import { EMPTY_CONNECTION } from '../catalogue/resolvers/variant-resolvers.ts'
import { toMoneyV2 } from '../catalogue/resolvers/wire-values.ts'
import type { CartAttribute } from '../tables/cart-tables.ts'
import { resolveCartCaller } from './cart-caller.ts'
import { formatLineId, parseCartId } from './cart-id.ts'
import { formatCheckoutUrl } from './checkout-address.ts'
import { openLazily } from './load-cart.ts'
import { cartMutations } from './mutations/cart-mutations.ts'
import { type CartNode, requestLanguage } from './mutations/change-cart.ts'
import { openCart } from './open-cart.ts'
import type { LineContents, PricedCart, PricedLine } from './price-cart.ts'
import { renewExemption } from './renew-exemption.ts'
import { toAllocation } from './resolvers/discount-allocation.ts'

/** The fields of `Cart` and its parts. Taxes are always null, as in the official schema. */
const cartFields: Resolvers = {
  Cart: {
    id: ({ id }: CartNode) => id,
    checkoutUrl,
    createdAt: ({ row }: CartNode) => row.createdAt,
    updatedAt: ({ row }: CartNode) => row.updatedAt,
    note: ({ row }: CartNode) => row.note,
    attributes: ({ row }: CartNode) => row.attributes,
    attribute: ({ row }: CartNode, { key }: { key: string }) => findAttribute(row.attributes, key),
    totalQuantity: async ({ contents }: CartNode) =>
      (await contents()).reduce((sum, { quantity }) => sum + quantity, 0),
    lines,
    buyerIdentity,
    cost: cartCost,
    estimatedCost: cartCost,
    discountCodes: async ({ prices }: CartNode) =>
      (await prices()).priced.codes.map(({ code, isApplicable }) => ({ code, applicable: isApplicable })),
    discountAllocations: async ({ prices, view }: CartNode) =>
      (await prices()).priced.allocations.map((allocation) => toAllocation(allocation, view.currency)),
    appliedGiftCards,
    // Addresses are entered at the checkout, so a cart has neither addresses nor delivery groups.
    delivery: () => ({ addresses: [] }),
    deliveryGroups: () => EMPTY_CONNECTION,
    metafield,
    metafields: (cart: CartNode, { identifiers }: { identifiers: MetafieldIdentifier[] }) =>
      identifiers.map((identifier) => metafield(cart, identifier)),
  },
}

type LineNode = { __typename: 'CartLine'; cart: CartNode; line: LineContents }

const cartLineFields: Resolvers = {
  CartLine: {
    id: ({ cart, line }: LineNode) => formatLineId(line.id, cart.row.token),
    quantity: ({ line }: LineNode) => line.quantity,
    attributes: ({ line }: LineNode) => line.attributes,
    attribute: ({ line }: LineNode, { key }: { key: string }) => findAttribute(line.attributes, key),
    cost,
    estimatedCost,
    discountAllocations: async (node: LineNode) =>
      (await findPricedLine(node)).allocations.map((allocation) =>
        toAllocation(allocation, node.cart.view.currency),
      ),
    merchandise,
    sellingPlanAllocation: () => null,
  },
}

/** All queries and mutations of carts in the official schema (Spec §4, §7; contracts §1.2–1.3). */
export const cartResolvers: Resolvers = {
  QueryRoot: { cart },
  Mutation: cartMutations,
  ...cartFields,
  ...cartLineFields,
}

/**
 * `cart(id)`: null if the caller has no access or the id has the wrong key, or if the cart has expired, became an
 * order, or belongs to an agreed order.
 */
async function cart(
  _: unknown,
  { id }: { id: string },
  execution: Execution,
  info: GraphQLResolveInfo,
): Promise<CartNode | null> {
  const { options, access } = execution
  const now = options.clock()
  const { house, database } = options
  const found = await openCart(database.db, id, now)
  if (!found || found.agreedOrderId !== null || !mayOpenCart(found, await resolveCartCaller(execution, info)))
    return null
  const row = await renewExemption(database.db, found, await contextCustomer(execution, info))
  const loadOptions = { now, house, language: requestLanguage(info, row), access }
  return { id, ...openLazily(database.db, row, loadOptions) }
}

async function findPricedLine({ cart, line }: LineNode): Promise<PricedLine> {
  const { priced } = await cart.prices()
  const found = priced.lines.find(({ id }) => id === line.id)
  if (!found) throw new Error(`Line ${line.id} is missing from its priced cart`)
  return found
}

async function cost(node: LineNode) {
  const { currency } = node.cart.view
  const line = await findPricedLine(node)
  const { price } = line.variant
  const compareAtMinor = fullPriceMinor(line)
  return {
    amountPerQuantity: toMoneyV2(price.amountMinor, currency),
    compareAtAmountPerQuantity: compareAtMinor === null ? null : toMoneyV2(compareAtMinor, currency),
    subtotalAmount: toMoneyV2(line.subtotalMinor, currency),
    totalAmount: toMoneyV2(line.totalMinor, currency),
  }
}

async function estimatedCost(node: LineNode) {
  const { amountPerQuantity, compareAtAmountPerQuantity, ...sums } = await cost(node)
  return { amount: amountPerQuantity, compareAtAmount: compareAtAmountPerQuantity, ...sums }
}

/** The compare-at price of a line; null unless it is above the line's price. */
function fullPriceMinor({ variant }: LineContents): number | null {
  const minor = variant.compareAt?.amountMinor ?? null
  return minor !== null && minor > variant.price.amountMinor ? minor : null
}

async function merchandise({ cart, line }: LineNode, _: unknown, { catalogue }: Execution) {
  const node = await catalogue.variant(line.variant.id, cart.view)
  if (!node) throw new Error(`Variant ${line.variant.id} disappeared while its cart was read`)
  return node
}

function findAttribute(attributes: readonly CartAttribute[], key: string): CartAttribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null
}

/** The URL of the checkout in the buyer's country and the requested language. */
function checkoutUrl({ id, view }: CartNode, _: unknown, { options }: Execution): string {
  const cartId = parseCartId(id)
  if (!cartId) throw new TypeError('An open cart has an invalid id')
  return formatCheckoutUrl(options.shop, view, cartId)
}

/** `custom.taxExempt` is the tax number (possibly empty) that exempts the cart's company in the country of delivery. */
async function metafield(cart: CartNode, { namespace, key }: MetafieldIdentifier) {
  if (namespace !== ATTRIBUTE_NAMESPACE || key !== CART_EXEMPT_KEY) return null
  const { taxes } = await cart.prices()
  if (taxes.kind !== 'exempt') return null
  const { token, createdAt, updatedAt } = cart.row
  return {
    id: globalId('Metafield', `${token}-${key}`),
    namespace,
    key,
    type: 'single_line_text_field',
    value: taxes.taxNumber,
    description: null,
    createdAt,
    updatedAt,
    parentResource: cart,
    reference: null,
    references: null,
  }
}

async function lines(cart: CartNode, args: PageArguments) {
  const nodes = (await cart.contents()).map((line) => ({ __typename: 'CartLine' as const, cart, line }))
  return paginate(nodes, args)
}

function buyerIdentity({ row }: CartNode) {
  return {
    countryCode: row.countryCode,
    customer: row.customerId === null ? null : { id: row.customerId },
    email: row.email,
    phone: row.phone,
    purchasingCompany: row.companyLocationId === null ? null : { location: { id: row.companyLocationId } },
    deliveryAddressPreferences: [],
    preferences: null,
  }
}

/** The cost without shipping, which comes from the carrier service and is added at checkout. */
function cartCost({ prices, view: { currency } }: CartNode) {
  // The currency is known without the prices, so a query that only selects the currency does not calculate any.
  const amountOf = (minorOf: (priced: PricedCart) => number) => ({
    currencyCode: currency,
    amount: async () => toMoneyV2(minorOf((await prices()).priced), currency).amount,
  })
  return {
    subtotalAmount: amountOf(({ subtotalMinor }) => subtotalMinor),
    subtotalAmountEstimated: false,
    totalAmount: amountOf(({ totalMinor }) => totalMinor),
    totalAmountEstimated: true,
    checkoutChargeAmount: amountOf(({ goodsMinor }) => goodsMinor),
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
  }
}

async function appliedGiftCards({ prices, view }: CartNode) {
  const { giftCards } = await prices()
  return giftCards.map(({ id, lastCharacters, currency, balanceMinor, usedMinor }) => {
    const amountUsed = toMoneyV2(usedMinor, usedMinor === 0 ? currency : view.currency)
    const balance = toMoneyV2(balanceMinor, currency)
    return {
      id: globalId('AppliedGiftCard', id),
      lastCharacters,
      amountUsed,
      amountUsedV2: amountUsed,
      presentmentAmountUsed: toMoneyV2(usedMinor, view.currency),
      balance,
      balanceV2: balance,
    }
  })
}
