import type { Language } from '#domain/market/language.ts'
import type { Result } from '#domain/result.ts'
import type { ListDocument } from './list-document.ts'
import type { Order } from './order/order.ts'
import type { Quote } from './quote.ts'
import type { Tearsheet } from './tearsheet.ts'

/** A document of an order on paper, in a language. Its paper is that of the country it goes to. */
export type OrderDocumentRequest =
  | { readonly kind: 'pro-forma'; readonly order: Order; readonly language: Language; readonly on: string }
  | {
      readonly kind: 'packing-slip'
      readonly order: Order
      readonly language: Language
      /** Which of the order's shipments, counted from 0. */
      readonly shipment: number
      readonly on: string
    }

export type DocumentRequest =
  | OrderDocumentRequest
  | { readonly kind: 'tearsheet'; readonly tearsheet: Tearsheet }
  /** Its last version, in the language of the quote. `on`: the day on which that was sent. */
  | { readonly kind: 'quote'; readonly quote: Quote; readonly on: string }
  | { readonly kind: 'list'; readonly format: ListFormat; readonly list: ListDocument }
  /** The drawing of a CAD file, a `DrawnOutline` or null as JSON. */
  | { readonly kind: 'outline'; readonly cadFile: string }

/** A list on paper, or as a table. */
export type ListFormat = 'pdf' | 'csv' | 'xlsx'

/**
 * Makes a file of it: a PDF file, unless its format is another. `on` is the calendar date that it states, yyyy-MM-dd. `onPicture` is called for each of its pictures
 * that is read. Refused with `documents-busy` while too many others wait.
 */
export type MakeDocument = (
  request: DocumentRequest,
  onPicture?: () => void,
) => Promise<Result<Uint8Array, 'documents-busy'>>
