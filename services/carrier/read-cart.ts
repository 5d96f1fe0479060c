import { z } from 'zod'
import type { ShippableLine } from '#domain/delivery/shipping.ts'
import { type HouseDelivery, withHouseCosts } from '#domain/delivery/shipping-cost.ts'
import { COUNTRIES, type CountryCode } from '#domain/market/market.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import { ATTRIBUTE_NAMESPACE, parseProductAttributes } from '#domain/product/product-attributes.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** Access to the commerce service's storefront API, embedded or hosted. */
export type StorefrontAccess = {
  /** The base URL, to which `/api/{version}/graphql.json` is appended. */
  baseUrl: string
  /** The private access token, since only servers can read a customer's cart. */
  privateToken: string
  fetch: (request: Request) => Promise<Response>
  /** The house's default costs, for products without their own. */
  delivery: HouseDelivery
}

export type CarriedLine = ShippableLine & { readonly title: string }

export type CarriedCart = { country: CountryCode; currency: Currency; lines: CarriedLine[] }

/** Loads a cart with all lines to be shipped, page by page. */
export async function readCart(
  storefront: StorefrontAccess,
  cartId: string,
): Promise<Result<CarriedCart, 'cart-not-found' | 'cart-unreadable'>> {
  const lines: CarriedLine[] = []
  let after: string | null = null
  for (;;) {
    const page = await readPage(storefront, cartId, after)
    if (page === 'unreadable') return refuse('cart-unreadable')
    if (page === null) return refuse('cart-not-found')
    lines.push(...page.lines.nodes.flatMap((node) => toCarriedLine(node, storefront.delivery)))
    const { hasNextPage, endCursor } = page.lines.pageInfo
    if (!hasNextPage) {
      const country = page.buyerIdentity.countryCode
      return ok({ country, currency: page.cost.subtotalAmount.currencyCode, lines })
    }
    after = endCursor
  }
}

/** The product attributes that determine shipping and warehouse. Nothing else is loaded. */
const SHIPPING_FIELDS = [
  'shippingCosts',
  'dedicatedCourier',
  'curbsideDelivery',
  'isReadyToShip',
  'customProperties',
  'artisanSlug',
]

const CART_QUERY = `query CarriedCart($id: ID!, $after: String, $fields: [HasMetafieldsIdentifier!]!) {
  cart(id: $id) {
    buyerIdentity { countryCode }
    cost { subtotalAmount { currencyCode } }
    lines(first: 50, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        quantity
        merchandise {
          ... on ProductVariant {
            requiresShipping
            product { title metafields(identifiers: $fields) { key value } }
          }
        }
      }
    }
  }
}`

const line = z.object({
  id: z.string(),
  quantity: z.int().positive(),
  merchandise: z.object({
    requiresShipping: z.boolean(),
    product: z.object({
      title: z.string(),
      metafields: z.array(z.object({ key: z.string(), value: z.string() }).nullable()),
    }),
  }),
})

const response = z.object({
  data: z.object({
    cart: z
      .object({
        buyerIdentity: z.object({ countryCode: z.enum(COUNTRIES.map(({ isoCode }) => isoCode)) }),
        cost: z.object({ subtotalAmount: z.object({ currencyCode: z.enum(CURRENCIES) }) }),
        lines: z.object({
          pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
          nodes: z.array(line),
        }),
      })
      .nullable(),
  }),
})

type CartPage = NonNullable<z.infer<typeof response>['data']['cart']>

async function readPage(
  { baseUrl, privateToken, fetch }: StorefrontAccess,
  id: string,
  after: string | null,
): Promise<CartPage | null | 'unreadable'> {
  const fields = SHIPPING_FIELDS.map((key) => ({ namespace: ATTRIBUTE_NAMESPACE, key }))
  const request = new Request(`${baseUrl}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'shopify-storefront-private-token': privateToken,
    },
    body: JSON.stringify({ query: CART_QUERY, variables: { id, after, fields } }),
  })
  const body: unknown = await fetch(request)
    .then((response) => response.json())
    .catch(() => null)
  const parsed = response.safeParse(body)
  return parsed.success ? parsed.data.data.cart : 'unreadable'
}

function toCarriedLine(
  { id, quantity, merchandise }: z.infer<typeof line>,
  delivery: HouseDelivery,
): CarriedLine[] {
  if (!merchandise.requiresShipping) return []
  const { title, metafields } = merchandise.product
  const fields = new Map(metafields.flatMap((field) => (field ? [[field.key, field.value]] : [])))
  const product = parseProductAttributes(fields)
  const shippingCosts = withHouseCosts(product.shippingCosts, delivery)
  return [{ id, quantity, title, product: { ...product, shippingCosts } }]
}
