import type { DocumentProps } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { OrderDocumentRequest } from '#contracts/document.ts'
import type { Order } from '#contracts/order/order.ts'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import type { DocumentJob } from '../document.ts'
import { PackingSlip } from '../orders/packing-slip.tsx'
import { ProForma } from '../orders/pro-forma.tsx'
import { DocumentContext } from '../page/style.ts'
import { registerTypefaces } from '../page/typefaces.ts'
import { typeset } from '../page/typeset.ts'
import { readCadFile } from '../tearsheet/read-cad-file.ts'
import { TearsheetPages } from '../tearsheet/tearsheet.tsx'
import { createLetterLimit, limitLetters } from './limit-letters.ts'
import { writePdf } from './write-pdf.ts'

registerTypefaces()

type Content = {
  readonly element: ReactElement
  readonly tag: string
  /** What people wrote, and what they bought. */
  readonly words: readonly string[]
}

/** The PDF file of a document. */
export async function renderDocument({
  request,
  house,
  pictures,
  cadFile,
}: DocumentJob): Promise<Uint8Array> {
  const { element, tag, words } =
    request.kind === 'tearsheet' ? tearsheetContent(request.tearsheet, cadFile) : orderContent(request)
  const { isComplete } = typeset(words.join(''))
  const document = createElement(DocumentContext, { value: { house, pictures, tag, isComplete } }, element)
  // Its type wants a Document at the root; a context around it is rendered all the same.
  return writePdf(document as unknown as ReactElement<DocumentProps>)
}

function orderContent(given: OrderDocumentRequest): Content {
  const request = { ...given, order: limitLetters(given.order) }
  const { language, order } = request
  return {
    element:
      request.kind === 'packing-slip'
        ? createElement(PackingSlip, request)
        : createElement(ProForma, request),
    tag: toLanguageTag({ language, country: order.address.country }),
    words: wordsOf(order),
  }
}

function wordsOf({ address, billingAddress, lines }: Order): string[] {
  return [
    ...Object.values(address),
    ...Object.values(billingAddress ?? {}),
    ...lines.flatMap(({ title, variantTitle, artisanName }) => [title, variantTitle ?? '', artisanName]),
  ]
}

/** Only the name of the studio is typed by a visitor. */
function tearsheetContent(given: Tearsheet, cadFile: Uint8Array | null): Content {
  const limit = createLetterLimit()
  const sheet = { ...given, studio: given.studio && limit(given.studio) }
  return {
    element: createElement(TearsheetPages, { sheet, outline: cadFile && readCadFile(cadFile) }),
    tag: toLanguageTag(sheet),
    words: [sheet.studio ?? '', sheet.title, sheet.artisan],
  }
}
