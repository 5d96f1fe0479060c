import type { Language } from '#domain/market/language.ts'
import type { Result } from '#domain/result.ts'
import type { ListDocument } from './list-document.ts'
import type { Order } from './order/order.ts'
import type { Quote } from './quote.ts'
import type { Tearsheet } from './tearsheet.ts'

/** A printable document of an order. The destination country decides the paper size. */
export type OrderDocumentRequest =
  | { readonly kind: 'pro-forma'; readonly order: Order; readonly language: Language; readonly on: string }
  | {
      readonly kind: 'packing-slip'
      readonly order: Order
      readonly language: Language
      /** The shipment's index, starting at 0. */
      readonly shipment: number
      readonly on: string
    }

export type DocumentRequest =
  | OrderDocumentRequest
  | { readonly kind: 'tearsheet'; readonly tearsheet: Tearsheet }
  /** The last version, in the quote's language. `on` is the day it was sent. */
  | { readonly kind: 'quote'; readonly quote: Quote; readonly on: string }
  | { readonly kind: 'list'; readonly format: ListFormat; readonly list: ListDocument }
  /** Returns a `DrawnOutline` or null as JSON. */
  | { readonly kind: 'outline'; readonly cadFile: string }

/** A list as a document, or as a table. */
export type ListFormat = 'pdf' | 'csv' | 'xlsx'

/**
 * Creates a PDF, unless `format` says otherwise. `on` is the date printed in it, yyyy-MM-dd. `onPicture` is called for
 * each loaded picture. Refused with `documents-busy` while too many others are waiting.
 */
export type MakeDocument = (
  request: DocumentRequest,
  onPicture?: () => void,
) => Promise<Result<Uint8Array, 'documents-busy'>>
