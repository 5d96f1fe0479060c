import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { PAPERS } from '#domain/market/paper.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { STUDIO_NAME_MAX } from '#domain/product/tearsheet.ts'
import { dimensions, notice } from './tearsheet.ts'

/**
 * Spec §6: a list of pieces on paper or as a table, with everything that it states. Who writes it decides which prices
 * its reader may see.
 */

/** Longer than any title of an import. */
const text = z.string().max(500)

const piece = z.strictObject({
  title: text,
  artisan: text,
  /** Empty if there is none, as are the finish and the note, or if it depends on a finish that is not chosen. */
  article: text,
  /** Null if there are several, and none is chosen. */
  finish: text.nullable(),
  dimensions,
  notice,
  quantity: z.int().positive(),
  /** The note that the readers of this document may see. */
  note: text,
  picture: z.string().nullable(),
  /** The price of one; 0 is given upon request; null if it is stated for none, or this piece is not for sale here. */
  unitMinor: z.int().nonnegative().nullable(),
  /** Whether that is the lowest price of several, as no finish is chosen. */
  isPriceOpen: z.literal(true).optional(),
})

export const listDocument = z.strictObject({
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
  paper: z.enum(PAPERS),
  /** The calendar date that it states, yyyy-MM-dd. */
  on: z.iso.date(),
  title: text,
  description: z.string().max(2000),
  /** The name of a studio in place of the house, which is then not mentioned. */
  studio: z.string().max(STUDIO_NAME_MAX).nullable(),
  /** The file of the studio's logo; only with its name. */
  logo: z.uuid().nullable(),
  /** For whom it is; empty for no one in particular. */
  client: text,
  /** The picture of the cover. */
  cover: z.string().nullable(),
  /** Null for a document without prices. `client` prices are stated as the reader's, without any other kind. */
  prices: z
    .strictObject({
      kind: z.enum(['public', 'trade', 'client']),
      currency: z.enum(CURRENCIES),
      isTaxIncluded: z.boolean(),
      /** The last day on which they hold, yyyy-MM-dd; null if it is not stated. */
      until: z.iso.date().nullable(),
    })
    .nullable(),
  sections: z
    .array(
      z.strictObject({
        /** Null for the pieces in no section. */
        title: text.nullable(),
        pieces: z.array(piece).max(500),
      }),
    )
    .max(51),
})
export type ListDocument = z.infer<typeof listDocument>
export type ListDocumentPiece = z.infer<typeof piece>
