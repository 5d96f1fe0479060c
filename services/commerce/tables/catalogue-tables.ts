import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CollectionRules } from '#domain/catalogue/collection-rules.ts'
import { LANGUAGES } from '#domain/market/language.ts'

/** The PostgreSQL schema of the commerce service. It also contains carts, discounts and orders. */
export const commerceSchema = pgSchema('commerce')

const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** One option of a product and its values in order, e.g. Finish: walnut, oak. A swatch is a CSS hex color. */
export type ProductOptionColumn = {
  name: string
  values: { name: string; swatchColor: string | null }[]
}

export type ModelSource = { url: string; format: string; mimeType: string; filesize: number }

/** A product with its texts as imported, in the house's language. Other languages are in `product_translations`. */
export const products = commerceSchema.table(
  'products',
  {
    id: identity(),
    /** Increased by a trigger with each change (docs/decisions/0071-one-team-api-for-all-services.md). */
    version: integer().notNull().default(1),
    handle: text().notNull().unique(),
    title: text().notNull(),
    descriptionHtml: text('description_html').notNull().default(''),
    vendor: text().notNull().default(''),
    productType: text('product_type').notNull().default(''),
    /** The full path of the product taxonomy, e.g. `Furniture > Chairs > Armchairs`. */
    categoryPath: text('category_path'),
    tags: text().array().notNull().default(sql`'{}'`),
    status: text({ enum: ['active', 'draft', 'archived'] })
      .notNull()
      .default('active'),
    /** Null until the product is published to the shop. */
    publishedAt: timestamptz('published_at'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    isGiftCard: boolean('is_gift_card').notNull().default(false),
    options: jsonb().$type<ProductOptionColumn[]>().notNull().default([]),
    /** Digest of everything that the last import wrote. If it is unchanged, an import skips the product. */
    importDigest: text('import_digest'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('products_created').on(table.createdAt, table.id),
    index('products_updated').on(table.updatedAt, table.id),
    index('products_status').on(table.status, table.updatedAt, table.id),
    // Only the first characters are indexed, because long texts do not fit into an index.
    index('products_title').on(sql`left(title, 255)`, table.id),
    index('products_vendor').on(sql`left(vendor, 255)`, table.id),
    index('products_tags').using('gin', table.tags),
  ],
)

/**
 * Whether each product is complete: one narrow row, written with the product, so that missing data is found without
 * comparing whole tables.
 */
export const productCompleteness = commerceSchema.table(
  'product_completeness',
  {
    productId: bigint('product_id', { mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    hasPicture: boolean('has_picture').notNull(),
    /** The languages with their own title and, unless the product has no description, their own description. */
    translatedInto: text('translated_into').array().notNull(),
  },
  (table) => [index('products_without_picture').on(table.productId).where(sql`not has_picture`)],
)

/** The texts of a product in another language; a null column falls back to the original. */
export const productTranslations = commerceSchema.table(
  'product_translations',
  {
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text({ enum: LANGUAGES }).notNull(),
    handle: text(),
    title: text(),
    descriptionHtml: text('description_html'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    optionNames: jsonb('option_names').$type<Record<string, string>>().notNull().default({}),
    optionValues: jsonb('option_values')
      .$type<Record<string, Record<string, string>>>()
      .notNull()
      .default({}),
    /** `namespace.key` → translated value. */
    metafields: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    uniqueIndex('product_translations_handle').on(table.language, table.handle),
  ],
)

/** A version of a product that can be bought; every product has at least one. */
export const variants = commerceSchema.table(
  'variants',
  {
    id: identity(),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    sku: text(),
    barcode: text(),
    option1: text(),
    option2: text(),
    option3: text(),
    weightGrams: integer('weight_grams').notNull().default(0),
    requiresShipping: boolean('requires_shipping').notNull().default(true),
    isTaxable: boolean('is_taxable').notNull().default(true),
    /** Currencies in which the variant is not sold, even if a price could be converted. */
    unsoldIn: text('unsold_in', { enum: ['EUR', 'USD', 'GBP'] })
      .array()
      .notNull()
      .default([]),
    /** The picture of this variant; null if the first picture of the product is used. */
    pictureUrl: text('picture_url'),
  },
  (table) => [
    unique('variants_options')
      .on(table.productId, table.option1, table.option2, table.option3)
      .nullsNotDistinct(),
    index('variants_product').on(table.productId, table.position),
    index('variants_sku').on(table.sku),
  ],
)

/** The price list of each currency. Amounts are minor units (cents, pence). */
export const variantPrices = commerceSchema.table(
  'variant_prices',
  {
    variantId: bigint('variant_id', { mode: 'number' })
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    currency: text({ enum: ['EUR', 'USD', 'GBP'] }).notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    compareAtMinor: bigint('compare_at_minor', { mode: 'number' }),
    tradePriceMinor: bigint('trade_price_minor', { mode: 'number' }),
    /** Whether the price was converted from the base currency (`currencies/`) instead of set by the house. */
    isConverted: boolean('is_converted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currency] }),
    check('variant_prices_positive', sql`${table.priceMinor} >= 0`),
  ],
)

/** Stock of one variant: `on_hand - reserved` can be sold. */
export const inventory = commerceSchema.table(
  'inventory',
  {
    variantId: bigint('variant_id', { mode: 'number' })
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull().default(0),
    /** Units of placed orders that have not shipped yet. */
    reserved: integer().notNull().default(0),
    /** True if more can be ordered than is in stock, because it is made to order or stock is not tracked. */
    continueSelling: boolean('continue_selling').notNull().default(false),
    /** False if stock is not tracked; then `on_hand` has no meaning. */
    isTracked: boolean('is_tracked').notNull().default(true),
    /** The quantity in the last imported file. An import only changes the stock if this number changes. */
    importedQuantity: integer('imported_quantity'),
    /** When the variant sold out; set and cleared by a trigger. */
    soldOutAt: timestamptz('sold_out_at'),
    /** Whether a tracked unit is left. Stored, so that a sale only changes an index when it takes the last unit. */
    isAvailable: boolean('is_available').notNull().generatedAlwaysAs(sql`is_tracked and on_hand > reserved`),
    /** The product of the variant, which never changes. */
    productId: bigint('product_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('inventory_available').on(table.productId).where(sql`is_available`),
    index('inventory_untracked').on(table.productId).where(sql`not is_tracked`),
    check('inventory_reserved', sql`${table.reserved} >= 0`),
    index('inventory_sold_out').on(table.productId, table.soldOutAt).where(sql`sold_out_at is not null`),
  ],
)

export const media = commerceSchema.table(
  'media',
  {
    id: identity(),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: ['image', 'model3d'] }).notNull(),
    /** The picture itself, or the preview picture of a model. */
    url: text().notNull(),
    alt: text().notNull().default(''),
    altTranslations: jsonb('alt_translations').$type<Record<string, string>>().notNull().default({}),
    /** In pixels; null for a remote picture of unknown size. */
    width: integer(),
    height: integer(),
    /** The files of a 3D model; empty for a picture. */
    sources: jsonb().$type<ModelSource[]>().notNull().default([]),
  },
  (table) => [index('media_product').on(table.productId, table.position)],
)

/** Attribute fields of a product (Spec §3), as text in the wire form of their type. */
export const productMetafields = commerceSchema.table(
  'product_metafields',
  {
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    namespace: text().notNull(),
    key: text().notNull(),
    type: text().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.namespace, table.key] }),
    // For the team's filters. Only the first characters are indexed, because long texts do not fit into an index.
    index('product_metafields_filtered')
      .on(table.key, sql`left(value, 255) text_pattern_ops`)
      .where(sql`namespace = 'custom' and key in ('category', 'customerRestrictions')`),
  ],
)

export const collections = commerceSchema.table('collections', {
  id: identity(),
  handle: text().notNull().unique(),
  title: text().notNull(),
  descriptionHtml: text('description_html').notNull().default(''),
  seoTitle: text('seo_title'),
  seoDescription: text('seo_description'),
  pictureUrl: text('picture_url'),
  /** Whether visitors see the collection; discounts apply to it either way. */
  isPublished: boolean('is_published').notNull().default(true),
  /** The conditions that its products meet; null if they are selected manually. */
  rules: jsonb().$type<CollectionRules>(),
  /** Language → texts that differ from English. */
  translations: jsonb()
    .$type<Record<string, { handle?: string; title?: string; descriptionHtml?: string }>>()
    .notNull()
    .default({}),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
})

export const collectionProducts = commerceSchema.table(
  'collection_products',
  {
    collectionId: bigint('collection_id', { mode: 'number' })
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    index('collection_products_product').on(table.productId),
  ],
)

/** Data of the shop itself. The Storefront API only returns the namespace `custom`. */
export const shopMetafields = commerceSchema.table(
  'shop_metafields',
  { namespace: text().notNull(), key: text().notNull(), value: jsonb().notNull() },
  (table) => [primaryKey({ columns: [table.namespace, table.key] })],
)
