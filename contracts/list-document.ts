import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { PAPERS } from '#domain/market/paper.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'
import { dimensions, notice } from './tearsheet.ts'

/**
 * Spec §6: the complete content of a printed or exported list of pieces. The caller decides which prices the reader may
 * see.
 */

/** Longer than any imported title. */
const text = z.string().max(500)

const piece = z.strictObject({
  title: text,
  artisan: text,
  /** Empty if there is none (like the finish and the note), or if it depends on a finish that is not chosen. */
  article: text,
  /** Null if there are several and none is chosen. */
  finish: text.nullable(),
  dimensions,
  notice,
  quantity: z.int().positive(),
  /** The note for this document's readers. */
  note: text,
  picture: z.string().nullable(),
  /** The unit price; 0 is upon request; null if it is not shown, or if the piece is not for sale here. */
  unitMinor: z.int().nonnegative().nullable(),
  /** Set if the price is the lowest of several because no finish is chosen. */
  isPriceOpen: z.literal(true).optional(),
})

export const listDocument = z.strictObject({
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
  paper: z.enum(PAPERS),
  on: z.iso.date(),
  title: text,
  description: z.string().max(2000),
  /** The studio's name, which replaces the house's. */
  studio: z.string().max(STUDIO_NAME_MAX).nullable(),
  /** The studio's logo; only with its name. */
  logo: z.uuid().nullable(),
  /** The client's name; empty if there is none. */
  client: text,
  cover: z.string().nullable(),
  /**
   * Null for a document without prices. `client` prices are shown as the reader's own, without mentioning any other
   * kind.
   */
  prices: z
    .strictObject({
      kind: z.enum(['public', 'trade', 'client']),
      currency: z.enum(CURRENCIES),
      isTaxIncluded: z.boolean(),
      /** The last day on which the prices are valid, yyyy-MM-dd; null if not shown. */
      until: z.iso.date().nullable(),
    })
    .nullable(),
  sections: z
    .array(
      z.strictObject({
        /** Null for the pieces without a section. */
        title: text.nullable(),
        pieces: z.array(piece).max(500),
      }),
    )
    .max(51),
})
export type ListDocument = z.infer<typeof listDocument>
export type ListDocumentPiece = z.infer<typeof piece>
