import { z } from 'zod'
import { LOADED_VARIANT_CAP, PICTURE_CAP } from '#domain/product/product.ts'
import { ATTRIBUTE_KEYS, ATTRIBUTE_NAMESPACE, TEXT_LANGUAGE_KEY } from '#domain/product/product-attributes.ts'
import { IMAGE_FIELDS, MONEY_FIELDS, wireImage, wireMoney } from './wire-shapes.ts'

export const VARIANT_FIELDS = `
      id
      sku
      title
      availableForSale
      quantityAvailable
      selectedOptions { name value }
      price { ${MONEY_FIELDS} }
      compareAtPrice { ${MONEY_FIELDS} }
      image { ${IMAGE_FIELDS} }`

/** Spec §7, `GetProductBySlug`: the fields of a product, with its first 10 media and variants (Spec §9). */
export const PRODUCT_FIELDS = `
fragment ProductFields on Product {
  id
  handle
  title
  descriptionHtml
  vendor
  tags
  totalInventory
  availableForSale
  createdAt
  publishedAt
  updatedAt
  seo { title description }
  category { name ancestors { name } }
  encodedVariantExistence
  encodedVariantAvailability
  priceRange { minVariantPrice { ${MONEY_FIELDS} } maxVariantPrice { ${MONEY_FIELDS} } }
  options(first: 3) { name optionValues { name swatch { color } } }
  media(first: ${PICTURE_CAP}) {
    nodes {
      __typename
      id
      alt
      previewImage { ${IMAGE_FIELDS} }
      ... on MediaImage { image { ${IMAGE_FIELDS} } }
      ... on Model3d { sources { url mimeType } }
    }
  }
  metafields(identifiers: $identifiers) { key value }
  variants(first: ${LOADED_VARIANT_CAP}) {
    nodes {${VARIANT_FIELDS}
    }
    pageInfo { hasNextPage endCursor }
  }
}`

/** The value of the variable `$identifiers`: all attributes of Spec §3, and the language of untranslated texts. */
export const ATTRIBUTE_IDENTIFIERS = [...ATTRIBUTE_KEYS, TEXT_LANGUAGE_KEY].map((key) => ({
  namespace: ATTRIBUTE_NAMESPACE,
  key,
}))

const media = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('MediaImage'), image: wireImage.nullable() }),
  z.object({
    __typename: z.literal('Model3d'),
    id: z.string(),
    alt: z.string().nullable(),
    previewImage: wireImage.nullable(),
    sources: z.array(z.object({ url: z.string(), mimeType: z.string() })),
  }),
  // Media that the product page does not show.
  z.object({ __typename: z.enum(['Video', 'ExternalVideo']) }),
])

export const wireVariant = z.object({
  id: z.templateLiteral(['gid://shopify/ProductVariant/', z.string()]),
  sku: z.string().nullable(),
  title: z.string(),
  availableForSale: z.boolean(),
  quantityAvailable: z.int().nullable(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  price: wireMoney,
  compareAtPrice: wireMoney.nullable(),
  image: wireImage.nullable(),
})

const option = z.object({
  name: z.string(),
  optionValues: z.array(
    z.object({ name: z.string(), swatch: z.object({ color: z.string().nullable() }).nullable() }),
  ),
})

export const wirePageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() })

export const wireProduct = z.object({
  id: z.templateLiteral(['gid://shopify/Product/', z.string()]),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  tags: z.array(z.string()),
  totalInventory: z.int().nullable(),
  availableForSale: z.boolean(),
  createdAt: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  category: z.object({ name: z.string(), ancestors: z.array(z.object({ name: z.string() })) }).nullable(),
  encodedVariantExistence: z.string().nullable(),
  encodedVariantAvailability: z.string().nullable(),
  priceRange: z.object({ minVariantPrice: wireMoney, maxVariantPrice: wireMoney }),
  options: z.array(option),
  media: z.object({ nodes: z.array(media) }),
  metafields: z.array(z.object({ key: z.string(), value: z.string() }).nullable()),
  variants: z.object({ nodes: z.array(wireVariant).min(1), pageInfo: wirePageInfo }),
})

export type WireProduct = z.infer<typeof wireProduct>
export type WireVariant = z.infer<typeof wireVariant>
