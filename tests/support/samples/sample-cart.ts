import type { createExecute } from './sample-shop.ts'

type Call = ReturnType<typeof createExecute>

/** The fields of a cart that the tests read. */
const CART_FIELDS = `
  id checkoutUrl totalQuantity note
  attributes { key value }
  buyerIdentity { countryCode customer { id } purchasingCompany { location { id } } }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount } checkoutChargeAmount { amount } }
  discountCodes { code applicable }
  discountAllocations { ...Allocation }
  appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } }
  lines(first: 50) { nodes {
    id quantity attributes { key value }
    cost { amountPerQuantity { amount } compareAtAmountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } }
    discountAllocations { ...Allocation }
    merchandise { ... on ProductVariant { id sku product { title } } }
  } }`

const ALLOCATION = `fragment Allocation on CartDiscountAllocation {
  __typename targetType discountedAmount { amount }
  discountApplication { targetSelection value {
    __typename ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage }
  } }
  ... on CartCodeDiscountAllocation { code }
  ... on CartAutomaticDiscountAllocation { title }
}`

type Amount = { amount: string; currencyCode?: string }
type Allocation = {
  targetType: string
  discountedAmount: Amount
  discountApplication: { targetSelection: string; value: Record<string, unknown> }
  code?: string
  title?: string
}
export type SampleCart = {
  id: string
  checkoutUrl: string
  totalQuantity: number
  note: string
  attributes: { key: string; value: string }[]
  buyerIdentity: { countryCode: string; customer: { id: string } | null; purchasingCompany: unknown }
  cost: { subtotalAmount: Amount; totalAmount: Amount; checkoutChargeAmount: Amount }
  discountCodes: { code: string; applicable: boolean }[]
  discountAllocations: Allocation[]
  appliedGiftCards: { id: string; lastCharacters: string; amountUsed: Amount; balance: Amount }[]
  lines: {
    nodes: {
      id: string
      quantity: number
      attributes: { key: string; value: string }[]
      cost: Record<'amountPerQuantity' | 'subtotalAmount' | 'totalAmount', Amount> & {
        compareAtAmountPerQuantity: Amount | null
      }
      discountAllocations: Allocation[]
      merchandise: { id: string; sku: string; product: { title: string } }
    }[]
  }
}
export type SamplePayload = {
  cart: SampleCart
  userErrors: { code: string; field: string[] | null }[]
  warnings: { code: string; target: string }[]
}

const ARGUMENTS = {
  cartCreate: '$input: CartInput',
  cartLinesAdd: '$cartId: ID!, $lines: [CartLineInput!]!',
  cartLinesUpdate: '$cartId: ID!, $lines: [CartLineUpdateInput!]!',
  cartLinesRemove: '$cartId: ID!, $lineIds: [ID!]!',
  cartDiscountCodesUpdate: '$cartId: ID!, $discountCodes: [String!]',
  cartBuyerIdentityUpdate: '$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!',
  cartNoteUpdate: '$cartId: ID!, $note: String!',
  cartAttributesUpdate: '$cartId: ID!, $attributes: [AttributeInput!]!',
  cartGiftCardCodesUpdate: '$cartId: ID!, $giftCardCodes: [String!]!',
  cartGiftCardCodesRemove: '$cartId: ID!, $appliedGiftCardIds: [ID!]!',
} as const

/** Executes a cart mutation of the official schema and returns its payload. */
export async function mutateCart(
  execute: Call,
  name: keyof typeof ARGUMENTS,
  variables: Record<string, unknown>,
  language = 'EN',
): Promise<SamplePayload> {
  const passed = [...ARGUMENTS[name].matchAll(/\$(\w+):/g)].map(([, key]) => `${key}: $${key}`).join(', ')
  const data = await execute<Record<string, SamplePayload>>(
    `mutation (${ARGUMENTS[name]}) @inContext(language: ${language}) { ${name}(${passed}) {
      cart { ${CART_FIELDS} } userErrors { code field message } warnings { code target message }
    } } ${ALLOCATION}`,
    variables,
  )
  const payload = data[name]
  if (!payload) throw new Error(`No answer to ${name}`)
  return payload
}

/** A new cart for a buyer in a country, with the given pieces. */
export async function createSampleCart(
  execute: Call,
  countryCode: string,
  ...pieces: [gid: string, quantity: number][]
): Promise<SampleCart> {
  const lines = pieces.map(([merchandiseId, quantity]) => ({ merchandiseId, quantity }))
  const { cart, userErrors } = await mutateCart(execute, 'cartCreate', {
    input: { lines, buyerIdentity: { countryCode } },
  })
  if (!cart) throw new Error(JSON.stringify(userErrors))
  return cart
}

export async function readCart(execute: Call, id: string): Promise<SampleCart | null> {
  const query = `query ($id: ID!) { cart(id: $id) { ${CART_FIELDS} } } ${ALLOCATION}`
  return (await execute<{ cart: SampleCart | null }>(query, { id })).cart
}
