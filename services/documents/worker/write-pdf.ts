import { buffer } from 'node:stream/consumers'
import layOut, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout'
import draw from '@react-pdf/render'
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { type LayoutNode, markLayout } from './mark-layout.ts'
import { TaggedPdf } from './tagged-pdf.ts'

/** Its type leaves out the typefaces. */
const layOutWith = layOut as (document: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode>

/** The PDF file of a document, tagged: what the library's `renderToBuffer` does, with marks between layout and drawing. */
export async function writePdf(element: ReactElement<DocumentProps>): Promise<Uint8Array> {
  const { document }: { document: DocumentNode & { props: DocumentProps } } = pdf(element).container
  const { title = '', author = '', subject = '', language = '' } = document.props
  const layout = await layOutWith(document, Font)
  const marked = markLayout(layout as unknown as LayoutNode) as unknown as SafeDocumentNode
  const info = {
    Title: title,
    Author: author,
    Creator: author,
    Producer: 'react-pdf',
    ...(subject !== '' && { Subject: subject }),
  }
  const file = new TaggedPdf({ lang: language, info })
  const bytes = buffer(file)
  draw(file as unknown as Parameters<typeof draw>[0], marked)
  return new Uint8Array(await bytes)
}
