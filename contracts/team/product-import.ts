import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { SHIPPING_REGIONS } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { teamItem } from './convention.ts'

/** `both` is a workbook with a sheet of products and one of collections. */
export const IMPORT_FILE_ROLES = ['products', 'collections', 'both', 'translations'] as const

/** `POST /product-imports`: uploads (contracts/team/upload.ts), which may be archives. Starts as a dry run. */
export const newProductImport = z.strictObject({
  uploads: z.array(z.uuid()).min(1).max(20),
  /** The currency of plain price columns; defaults to the house's. */
  currency: z.enum(CURRENCIES).optional(),
  /** Whether applying the import also allows the hosts of its pictures. */
  allowsImages: z.boolean().default(false),
})

const counted = { created: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }

/** `code` is one of `services/commerce/import/refusals.ts`. */
export const importRefusal = z.object({
  file: z.string(),
  line: z.int(),
  handle: z.string().nullable(),
  code: z.string(),
  detail: z.string(),
})
export type ImportRefusal = z.infer<typeof importRefusal>

/** `GET /product-imports/{id}/refusals`. */
export const importRefusals = z.object({ items: z.array(importRefusal) })

/** How many refusals are stored, and how many of them the report contains. */
export const STORED_REFUSALS_MAX = 10_000
export const REPORTED_REFUSALS_MAX = 50

const table = z.union([
  z.object({ sheet: z.string() }),
  z.object({ encoding: z.string(), delimiter: z.string(), hasDelimiterLine: z.boolean() }),
])

export const importReport = z.object({
  files: z.array(z.object({ name: z.string(), role: z.enum(IMPORT_FILE_ROLES) })),
  products: z
    .object({
      ...counted,
      format: z.enum(['shopify', 'matrixify', 'woocommerce', 'magento']),
      table,
      decimalMark: z.enum(['comma', 'point']).nullable(),
      rows: z.int(),
      pricedIn: z.array(z.object({ currency: z.enum(CURRENCIES), count: z.int() })),
      untranslated: z.array(z.object({ language: z.enum(LANGUAGES), count: z.int() })),
      notes: z.array(z.object({ code: z.string(), count: z.int(), line: z.int() })),
      ignoredColumns: z.array(z.string()),
      categories: z.array(z.object({ path: z.string(), count: z.int() })),
      /** Handles with translations that are not in the file. */
      unusedTranslations: z.array(z.string()).default([]),
      /**
       * Products without a delivery cost of their own. They cannot be ordered in that market unless the house has a
       * default cost.
       */
      withoutShippingCost: z
        .array(z.object({ market: z.enum(SHIPPING_REGIONS), count: z.int(), hasHouseCost: z.boolean() }))
        .default([]),
    })
    .nullable(),
  collections: z
    .object({
      ...counted,
      custom: z.int(),
      smart: z.int(),
      unknownProducts: z.array(z.string()),
      /** Pictures that the shop does not have; their collections keep the previous one. */
      missingPictures: z.array(z.object({ handle: z.string(), source: z.string() })).default([]),
      /** The number of products whose category changes because of these collections. */
      recategorized: z.int().default(0),
    })
    .nullable(),
  /** Picture hosts, and whether the shop allows them. */
  pictures: z.array(z.object({ origin: z.string(), count: z.int(), isShown: z.boolean() })).default([]),
  /** The first refusals only; `refusalCount` counts all of them. */
  refusals: z.array(importRefusal),
  refusalCount: z.int(),
})
export type ImportReport = z.infer<typeof importReport>

/**
 * Why an import ended: a problem with its files, or an internal error. Nothing was written, except with
 * `writing-failed` and `import-interrupted`, where everything written until then remains.
 */
export const IMPORT_FAILURES = [
  'file-unreadable',
  'files-too-large',
  'files-repeated',
  'files-gone',
  'translations-malformed',
  'translations-alone',
  'writing-failed',
  'import-interrupted',
] as const

/** `product-imports`. Times are ISO 8601, UTC. */
export const productImport = teamItem.extend({
  accountId: z.string(),
  files: z.array(z.string()),
  currency: z.enum(CURRENCIES),
  allowsImages: z.boolean(),
  isDryRun: z.boolean(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  progress: z.object({ bytesRead: z.int(), bytesTotal: z.int(), rows: z.int() }),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Null in lists, and until it is complete. */
  report: importReport.nullable(),
})
export type ProductImport = z.infer<typeof productImport>
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

/** Whether an import can be applied: after a dry run, and again after an error while writing. */
export function canApply({
  state,
  isDryRun,
  failure,
}: Pick<ProductImport, 'state' | 'isDryRun' | 'failure'>): boolean {
  if (isDryRun) return state === 'done'
  return state === 'failed' && (failure === 'writing-failed' || failure === 'import-interrupted')
}
