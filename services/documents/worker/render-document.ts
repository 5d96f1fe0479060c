import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { Order } from '#contracts/order/order.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import type { DocumentJob } from '../document.ts'
import { PackingSlip } from '../orders/packing-slip.tsx'
import { ProForma } from '../orders/pro-forma.tsx'
import { DocumentContext } from '../page/style.ts'
import { registerTypefaces } from '../page/typefaces.ts'
import { typeset } from '../page/typeset.ts'
import { limitLetters } from './limit-letters.ts'

registerTypefaces()

/** The PDF file of a document. */
export async function renderDocument({ request: given, house, pictures }: DocumentJob): Promise<Uint8Array> {
  const request = { ...given, order: limitLetters(given.order) }
  const { language, order } = request
  const tag = toLanguageTag({ language, country: order.address.country })
  const content =
    request.kind === 'packing-slip' ? createElement(PackingSlip, request) : createElement(ProForma, request)
  const { isComplete } = typeset(wordsOf(order).join(''))
  const document = createElement(DocumentContext, { value: { house, pictures, tag, isComplete } }, content)
  // Its type wants a Document at the root; a context around it is rendered all the same.
  return new Uint8Array(await renderToBuffer(document as unknown as ReactElement<DocumentProps>))
}

/** What people wrote, and what they bought. */
function wordsOf({ address, billingAddress, lines }: Order): string[] {
  return [
    ...Object.values(address),
    ...Object.values(billingAddress ?? {}),
    ...lines.flatMap(({ title, variantTitle, artisanName }) => [title, variantTitle ?? '', artisanName]),
  ]
}
