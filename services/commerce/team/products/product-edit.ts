import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { VARIANT_CAP } from '#domain/product/product.ts'

const line = z.string().trim().max(255)
const title = line.min(1)
const prose = z.string().max(60_000)
const optional = line.transform((text) => text || null).nullable()
/** Minor units. A price of 0 is given upon request. */
const amount = z.int().nonnegative().max(1_000_000_000_00)

/** A version of the product, found by its option values: unknown ones are added, missing ones removed. */
const variant = z.strictObject({
  choices: z.array(title).max(3),
  sku: optional,
  barcode: optional,
  weightGrams: z.int().nonnegative().max(100_000_000),
  requiresShipping: z.boolean(),
  isTaxable: z.boolean(),
  pictureUrl: z.string().nullable(),
  /** The fixed prices; other currencies are converted, or it is not sold in them (docs/decisions/0058-currencies-of-a-house.md). */
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

/** What is missing stays; null falls back to the original. */
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

/** The fields of a product that the team changes (Spec §3). What is missing stays as it is. */
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
    /** The pictures and models of the product in their new order; missing ones are removed. */
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
    /** `namespace.key` → the text in the form of its type; an empty one removes the attribute. */
    metafields: z.record(z.string().regex(/^[\w-]+\.[\w-]+$/), prose),
    /** Titles of custom collections. */
    collections: z.array(title).max(250),
    translations: z.partialRecord(z.enum(LANGUAGES), translation),
  })
  .exactPartial()

export type ProductEdit = z.infer<typeof productEdit>
