import { CART_LINES_PAGE_SIZE } from '#domain/cart/cart.ts'
import { BUYER_FIELDS, CART_FIELDS } from './cart-shape.ts'

const VISITOR = '$country: CountryCode, $language: LanguageCode, $buyer: BuyerInput'
const CONTEXT = `$first: Int = ${CART_LINES_PAGE_SIZE}, $after: String, ${VISITOR}`
const IN_CONTEXT = '@inContext(country: $country, language: $language, buyer: $buyer)'

export const GET_CART = `query GetCart($cartId: ID!, ${CONTEXT}) ${IN_CONTEXT} {
  cart(id: $cartId) { ...CartFields }
} ${CART_FIELDS}`

/** Spec §7: the cart is read for the badge. */
export const CART_BADGE = `query CartBadge($cartId: ID!, ${VISITOR}) ${IN_CONTEXT} {
  cart(id: $cartId) { totalQuantity buyerIdentity { customer { id } } }
}`

/** The buyer of a cart, without prices. */
export const CART_BUYER = `query CartBuyer($cartId: ID!, ${VISITOR}) ${IN_CONTEXT} {
  cart(id: $cartId) { id ${BUYER_FIELDS} }
}`

/** The cart mutations of Spec §7, by their names. */
export const CART_MUTATIONS = {
  cartCreate: mutation('cartCreate', { input: 'CartInput!' }),
  cartLinesAdd: mutation('cartLinesAdd', { cartId: 'ID!', lines: '[CartLineInput!]!' }),
  cartLinesUpdate: mutation('cartLinesUpdate', { cartId: 'ID!', lines: '[CartLineUpdateInput!]!' }),
  cartLinesRemove: mutation('cartLinesRemove', { cartId: 'ID!', lineIds: '[ID!]!' }),
  cartDiscountCodesUpdate: mutation('cartDiscountCodesUpdate', { cartId: 'ID!', discountCodes: '[String!]' }),
  cartGiftCardCodesUpdate: mutation('cartGiftCardCodesUpdate', {
    cartId: 'ID!',
    giftCardCodes: '[String!]!',
  }),
  cartGiftCardCodesRemove: mutation('cartGiftCardCodesRemove', {
    cartId: 'ID!',
    appliedGiftCardIds: '[ID!]!',
  }),
  cartBuyerIdentityUpdate: mutation('cartBuyerIdentityUpdate', {
    cartId: 'ID!',
    buyerIdentity: 'CartBuyerIdentityInput!',
  }),
  cartNoteUpdate: mutation('cartNoteUpdate', { cartId: 'ID!', note: 'String!' }),
}
export type CartMutationName = keyof typeof CART_MUTATIONS

function mutation(name: string, parameters: Record<string, string>): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const declared = Object.entries(parameters).map(([key, type]) => `$${key}: ${type}`)
  const passed = Object.keys(parameters).map((key) => `${key}: $${key}`)
  return `mutation ${title}(${declared.join(', ')}, ${CONTEXT}) ${IN_CONTEXT} {
  ${name}(${passed.join(', ')}) {
    cart { ...CartFields }
    userErrors { field message code }
    warnings { code }
  }
} ${CART_FIELDS}`
}
