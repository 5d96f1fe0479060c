import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { toLanguageTag } from '#domain/market/locale.ts'
import type { DocumentJob } from '../document.ts'
import { PackingSlip } from '../orders/packing-slip.tsx'
import { ProForma } from '../orders/pro-forma.tsx'
import { DocumentContext } from '../page/style.ts'
import { registerTypefaces } from '../page/typefaces.ts'

registerTypefaces()

/** The PDF file of a document. */
export async function renderDocument({ request, house, pictures }: DocumentJob): Promise<Uint8Array> {
  const { language, order } = request
  const tag = toLanguageTag({ language, country: order.address.country })
  const content =
    request.kind === 'packing-slip' ? createElement(PackingSlip, request) : createElement(ProForma, request)
  const document = createElement(DocumentContext, { value: { house, pictures, tag } }, content)
  // Its type wants a Document at the root; a context around it is rendered all the same.
  return new Uint8Array(await renderToBuffer(document as unknown as ReactElement<DocumentProps>))
}
