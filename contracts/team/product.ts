import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { VARIANT_CAP } from '#domain/product/product.ts'
import { teamItem } from './convention.ts'

const line = z.string().trim().max(255)
const title = line.min(1)
const prose = z.string().max(60_000)
const optional = line.transform((text) => text || null).nullable()
/** In minor units; 0 is upon request. */
const amount = z.int().nonnegative().max(1_000_000_000_00)

/** Identified by its option values: unknown variants are added, missing ones removed. */
const variant = z.strictObject({
  choices: z.array(title).max(3),
  sku: optional,
  barcode: optional,
  weightGrams: z.int().nonnegative().max(100_000_000),
  requiresShipping: z.boolean(),
  isTaxable: z.boolean(),
  pictureUrl: z.string().nullable(),
  /**
   * Only fixed prices. In other currencies prices are converted, or the product is not sold
   * (docs/decisions/0058-store-converted-prices.md).
   */
  prices: z.array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      priceMinor: amount,
      compareAtMinor: amount.nullable(),
    }),
  ),
  unsoldIn: z.array(z.enum(CURRENCIES)),
  isTracked: z.boolean(),
  continueSelling: z.boolean(),
})

/** Missing fields are unchanged; null falls back to the original. */
const translation = z
  .strictObject({
    handle: optional,
    title: optional,
    descriptionHtml: prose.nullable(),
    seoTitle: optional,
    seoDescription: optional,
    optionNames: z.record(z.string(), title),
    optionValues: z.record(z.string(), z.record(z.string(), title)),
    metafields: z.record(z.string(), prose),
  })
  .exactPartial()

/** Spec §3: missing fields are unchanged. */
export const productEdit = z
  .strictObject({
    title,
    descriptionHtml: prose,
    vendor: line,
    productType: line,
    categoryPath: optional,
    tags: z.array(title).max(250),
    status: z.enum(['active', 'draft', 'archived']),
    isPublished: z.boolean(),
    seoTitle: optional,
    seoDescription: optional,
    optionNames: z.array(title).max(3),
    variants: z.array(variant).min(1).max(VARIANT_CAP),
    /** In the new order; missing ones are removed. */
    media: z
      .array(
        z.strictObject({
          kind: z.enum(['image', 'model3d']),
          url: z.string(),
          alt: z.string().max(1000),
          altTranslations: z.partialRecord(z.enum(LANGUAGES), z.string().max(1000)),
        }),
      )
      .max(250),
    /** `namespace.key` → the text in the format of its type; an empty text removes the attribute. */
    metafields: z.record(z.string().regex(/^[\w-]+\.[\w-]+$/), prose),
    /** The titles of custom collections. */
    collections: z.array(title).max(250),
    translations: z.partialRecord(z.enum(LANGUAGES), translation),
  })
  .exactPartial()

export type ProductEdit = z.infer<typeof productEdit>

const storedTranslation = z.object({
  language: z.enum(LANGUAGES),
  handle: z.string().nullable(),
  title: z.string().nullable(),
  descriptionHtml: z.string().nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  optionNames: z.record(z.string(), z.string()),
  optionValues: z.record(z.string(), z.record(z.string(), z.string())),
  metafields: z.record(z.string(), z.string()),
})

const storedVariant = z.object({
  title: z.string(),
  choices: z.array(z.string().nullable()),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  weightGrams: z.int(),
  requiresShipping: z.boolean(),
  isTaxable: z.boolean(),
  pictureUrl: z.string().nullable(),
  prices: z.array(
    z.object({ currency: z.enum(CURRENCIES), priceMinor: z.int(), compareAtMinor: z.int().nullable() }),
  ),
  unsoldIn: z.array(z.enum(CURRENCIES)),
  isTracked: z.boolean(),
  continueSelling: z.boolean(),
})

/** Texts are in the house's own language; `detail` is null in lists. */
export const teamProduct = teamItem.extend({
  handle: z.string(),
  title: z.string(),
  vendor: z.string(),
  status: z.enum(['active', 'draft', 'archived']),
  isPublished: z.boolean(),
  updatedAt: z.string(),
  picture: z.string().nullable(),
  variantCount: z.int(),
  available: z.int().nullable(),
  translatedInto: z.array(z.enum(LANGUAGES)),
  detail: z
    .object({
      title: z.string(),
      descriptionHtml: z.string(),
      vendor: z.string(),
      productType: z.string(),
      categoryPath: z.string().nullable(),
      tags: z.array(z.string()),
      status: z.enum(['active', 'draft', 'archived']),
      isPublished: z.boolean(),
      seoTitle: z.string().nullable(),
      seoDescription: z.string().nullable(),
      options: z.array(z.object({ name: z.string() })),
      variants: z.array(storedVariant),
      media: z.array(
        z.object({
          kind: z.enum(['image', 'model3d']),
          url: z.string(),
          alt: z.string(),
          altTranslations: z.partialRecord(z.enum(LANGUAGES), z.string()),
        }),
      ),
      metafields: z.array(z.object({ namespace: z.string(), key: z.string(), value: z.string() })),
      collections: z.array(z.string()).nullable(),
      translations: z.array(storedTranslation),
      stock: z.array(z.object({ variantId: z.string(), onHand: z.int(), reserved: z.int() })),
    })
    .nullable(),
})
export const productPreviewLink = z.object({ url: z.string() })

export type TeamProduct = z.infer<typeof teamProduct>
export type ProductDetail = NonNullable<TeamProduct['detail']>

/** The number of days that downloads are counted for. */
export const PRODUCT_DOWNLOAD_DAYS = 90

/** `GET /product-downloads/{id}`: downloads in the period. Role: `catalogue`. */
export const productDownloads = z.object({ tearsheet: z.int(), cad: z.int() })
export type ProductDownloads = z.infer<typeof productDownloads>
