import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { teamItem } from './convention.ts'

/** What a file of an import is: `both` is a workbook with sheets of products and of collections. */
export const IMPORT_FILE_ROLES = ['products', 'collections', 'both', 'translations'] as const

/** `POST /product-imports`: uploads (contracts/team/upload.ts), which may be archives of such files. Nothing is written at first. */
export const newProductImport = z.strictObject({
  uploads: z.array(z.uuid()).min(1).max(20),
  /** Of the plain price columns; that of the house if absent. */
  currency: z.enum(CURRENCIES).optional(),
  /** Shows the pictures of the file from their hosts, once it is applied. */
  allowsImages: z.boolean().default(false),
})

const counted = { created: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }

/** A row that was refused. `code` is one of `services/commerce/import/refusals.ts`. */
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

/** How many refusals are stored, and how many are in the report itself. */
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
      /** The hosts of its pictures, and whether the shop shows them. */
      pictures: z.array(z.object({ origin: z.string(), count: z.int(), isShown: z.boolean() })),
    })
    .nullable(),
  collections: z
    .object({ ...counted, custom: z.int(), smart: z.int(), unknownProducts: z.array(z.string()) })
    .nullable(),
  /** The first ones; `refusalCount` counts them all. */
  refusals: z.array(importRefusal),
  refusalCount: z.int(),
})
export type ImportReport = z.infer<typeof importReport>

/** Why an import ended before its files were read: the files, or a fault of the shop. */
export const IMPORT_FAILURES = [
  'file-unreadable',
  'files-repeated',
  'files-gone',
  'translations-malformed',
  'import-interrupted',
] as const

/** An import of product files: `product-imports`. Moments in ISO 8601, UTC. */
export const productImport = teamItem.extend({
  accountId: z.string(),
  /** The names of the uploaded files. */
  files: z.array(z.string()),
  currency: z.enum(CURRENCIES),
  allowsImages: z.boolean(),
  /** Whether it only compares. */
  isDryRun: z.boolean(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  progress: z.object({ bytesRead: z.int(), bytesTotal: z.int(), rows: z.int() }),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Null in lists, and until it is done. */
  report: importReport.nullable(),
})
export type ProductImport = z.infer<typeof productImport>
export type ImportFailure = (typeof IMPORT_FAILURES)[number]
