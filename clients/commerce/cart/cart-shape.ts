import { z } from 'zod'
import { CART_EXEMPT_KEY } from '#contracts/order/customer-orders.ts'
import { PROJECT_ATTRIBUTE, PROJECT_LIST_ATTRIBUTE } from '#domain/list/project.ts'
import { COUNTRIES } from '#domain/market/market.ts'
import {
  ATTRIBUTE_NAMESPACE,
  type AttributeKey,
  TEXT_LANGUAGE_KEY,
} from '#domain/product/product-attributes.ts'
import { IMAGE_FIELDS, MONEY_FIELDS, wireImage, wireMoney } from '../wire-shapes.ts'

const metafield = (key: string) =>
  `${key}: metafield(namespace: "${ATTRIBUTE_NAMESPACE}", key: "${key}") { value }`

export const PRODUCT_FIELDS = [
  'artisanName',
  'artisanSlug',
  'excludedCountries',
  'isReadyToShip',
  'leadTime',
  'shippingOption',
  'curbsideDelivery',
  'dedicatedCourier',
  'notDirectlyShoppable',
  'customProperties',
  TEXT_LANGUAGE_KEY,
] as const satisfies (AttributeKey | typeof TEXT_LANGUAGE_KEY)[]

export const BUYER_FIELDS =
  'buyerIdentity { countryCode customer { id } purchasingCompany { location { id } } }'

/** Spec §3: `$first` lines of a cart after the cursor `$after`. */
export const CART_FIELDS = `
fragment CartFields on Cart {
  id
  checkoutUrl
  totalQuantity
  note
  ${metafield(CART_EXEMPT_KEY)}
  ${BUYER_FIELDS}
  discountCodes { code applicable }
  discountAllocations { ...AllocationFields }
  appliedGiftCards { id lastCharacters presentmentAmountUsed { ${MONEY_FIELDS} } }
  cost { subtotalAmount { ${MONEY_FIELDS} } }
  lines(first: $first, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id
      quantity
      attribute(key: "${PROJECT_ATTRIBUTE}") { value }
      projectList: attribute(key: "${PROJECT_LIST_ATTRIBUTE}") { value }
      cost {
        amountPerQuantity { ${MONEY_FIELDS} }
        compareAtAmountPerQuantity { ${MONEY_FIELDS} }
        subtotalAmount { ${MONEY_FIELDS} }
      }
      discountAllocations { ...AllocationFields }
      merchandise {
        ... on ProductVariant {
          id
          sku
          title
          availableForSale
          quantityAvailable
          price { ${MONEY_FIELDS} }
          image { ${IMAGE_FIELDS} }
          product {
            id
            handle
            title
            vendor
            featuredImage { ${IMAGE_FIELDS} }
            ${PRODUCT_FIELDS.map(metafield).join('\n            ')}
          }
        }
      }
    }
  }
}
fragment AllocationFields on CartDiscountAllocation {
  targetType
  discountedAmount { ${MONEY_FIELDS} }
  ... on CartCodeDiscountAllocation { code }
  ... on CartAutomaticDiscountAllocation { title }
  ... on CartCustomDiscountAllocation { title }
}`

const value = z
  .object({ value: z.string() })
  .nullable()
  .transform((field) => field?.value)

const allocation = z.object({
  discountedAmount: wireMoney,
  code: z.string().optional(),
  title: z.string().optional(),
})

const line = z.object({
  id: z.string(),
  quantity: z.int().positive(),
  /** The project's name. */
  attribute: z.object({ value: z.string().nullable() }).nullable(),
  projectList: z.object({ value: z.string().nullable() }).nullable(),
  cost: z.object({
    amountPerQuantity: wireMoney,
    compareAtAmountPerQuantity: wireMoney.nullable(),
    subtotalAmount: wireMoney,
  }),
  discountAllocations: z.array(allocation),
  merchandise: z.object({
    id: z.string(),
    sku: z.string().nullable(),
    title: z.string(),
    availableForSale: z.boolean(),
    quantityAvailable: z.int().nullable(),
    price: wireMoney,
    image: wireImage.nullable(),
    product: z.object({
      id: z.string(),
      handle: z.string(),
      title: z.string(),
      vendor: z.string(),
      featuredImage: wireImage.nullable(),
      artisanName: value,
      artisanSlug: value,
      excludedCountries: value,
      isReadyToShip: value,
      leadTime: value,
      shippingOption: value,
      curbsideDelivery: value,
      dedicatedCourier: value,
      notDirectlyShoppable: value,
      customProperties: value,
      textLanguage: value,
    }),
  }),
})
export type WireCartLine = z.infer<typeof line>

export const wireCart = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  totalQuantity: z.int(),
  note: z.string().nullable(),
  [CART_EXEMPT_KEY]: value,
  buyerIdentity: z.object({
    countryCode: z.enum(COUNTRIES.map(({ isoCode }) => isoCode)).nullable(),
    customer: z.object({ id: z.string() }).nullable(),
    purchasingCompany: z.object({ location: z.object({ id: z.string() }) }).nullable(),
  }),
  discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
  discountAllocations: z.array(allocation),
  appliedGiftCards: z.array(
    z.object({ id: z.string(), lastCharacters: z.string(), presentmentAmountUsed: wireMoney }),
  ),
  cost: z.object({ subtotalAmount: wireMoney }),
  lines: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    nodes: z.array(line),
  }),
})
export type WireCart = z.infer<typeof wireCart>

/** Codes are plain strings, because later versions of the platform add more. */
export const cartPayload = z.object({
  cart: wireCart.nullable(),
  userErrors: z.array(
    z.object({ code: z.string().nullable(), field: z.array(z.string()).nullable(), message: z.string() }),
  ),
  warnings: z.array(z.object({ code: z.string() })),
})
export type CartPayload = z.infer<typeof cartPayload>
