import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { PAPERS } from '#domain/market/paper.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { FINISHES_MAX, STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'

/**
 * Tearsheets, which the platform service creates, and its counts of downloads. Only servers may call it.
 * - `POST /downloads/tearsheets` with `tearsheetRequest`: the PDF file, counted as a download. 401; 422
 *   `request-malformed`; 429 `too-many-requests` with `Retry-After`; 503 `documents-busy`.
 * - `POST /downloads` with `download`: counts a file that the shop serves. 204; 401; 422.
 */

/** Longer than anything an import accepts. */
const text = z.string().max(2000)
const size = z.number().nullable()
/** The dimensions of a piece, in centimeters and kilograms; null if unknown. */
export const dimensions = z.strictObject({
  widthCm: size,
  heightCm: size,
  depthCm: size,
  seatHeightCm: size,
  armHeightCm: size,
  weightKg: size,
})
/** The shipping notice (Spec §4), with its date already formatted. */
export const notice = z.union([
  z.strictObject({ kind: z.literal('weeks'), weeks: z.number().int() }),
  z.object({ kind: z.literal('available-from'), day: text }),
  z.strictObject({
    kind: z.enum([
      ...(['ready-to-ship', 'one-week', 'preorder', 'to-be-confirmed'] as const),
      ...(['upon-request', 'sold-out', 'unavailable-here'] as const),
    ]),
  }),
])

const details = z.object({
  dimensions,
  materials: z.array(text),
  colors: z.array(text),
  designer: text.nullable(),
  com: z.boolean(),
  watt: text.nullable(),
  voltage: text.nullable(),
  lumen: text.nullable(),
  bulb: text.nullable(),
  energyClass: text.nullable(),
  dimmable: z.boolean().nullable(),
  needsAssembly: z.boolean(),
  suitableForContract: z.boolean(),
})

export const tearsheet = z.strictObject({
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
  paper: z.enum(PAPERS),
  on: z.iso.date(),
  /** A trade client's studio, which replaces the house's name, address and phone. */
  studio: z.string().max(STUDIO_NAME_MAX).nullable(),
  /** The id of the studio's logo in the files service; only with its name. */
  logo: z.uuid().nullable(),
  title: text,
  artisan: text,
  /** An absolute URL. */
  page: z.url(),
  /** Picture URLs, starting with the chosen variant's. */
  pictures: z.array(z.string()).max(4),
  cadFile: z.string().nullable(),
  /** Null for a tearsheet without a price; 0 is upon request. */
  price: z
    .strictObject({
      /** `client`: a studio's price for its client, shown without mentioning any other kind. */
      kind: z.enum(['public', 'trade', 'client']),
      amountMinor: z.number().int().nonnegative(),
      currency: z.enum(CURRENCIES),
      isTaxIncluded: z.boolean(),
      /** Set if it is the lowest of several because no finish is chosen. */
      isOpen: z.literal(true).optional(),
    })
    .nullable(),
  /** Empty for a piece without options, or if no variant is chosen. */
  options: z.array(z.strictObject({ name: text, value: text })),
  /** Empty if it depends on a finish that is not chosen. */
  article: text,
  notice,
  isCustomizable: z.boolean(),
  details,
  finishes: z
    .array(
      z.strictObject({
        name: text,
        article: text,
        notice,
        swatchColor: z.string().nullable(),
        picture: z.string().nullable(),
      }),
    )
    .max(FINISHES_MAX),
  /** The number of further finishes; null if it is unknown. */
  moreFinishes: z.number().int().nonnegative().nullable(),
})
export type Tearsheet = z.infer<typeof tearsheet>

export const DOWNLOAD_KINDS = ['tearsheet', 'cad'] as const
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number]

/** The global id of a product in the commerce service. */
export const tearsheetProduct = z.string().regex(/^gid:\/\/shopify\/Product\/\d{1,19}$/)

export const tearsheetRequest = z.strictObject({
  productId: tearsheetProduct,
  /** A keyed digest of the visitor's network; null if unknown. */
  network: z.string().nullable(),
  tearsheet,
})
export type TearsheetRequest = z.infer<typeof tearsheetRequest>

export const download = z.strictObject({ productId: tearsheetProduct, kind: z.literal('cad') })
