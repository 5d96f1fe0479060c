import { buffer } from 'node:stream/consumers'
import type { DocumentNode, SafeDocumentNode } from '@react-pdf/layout'
import layOut from '@react-pdf/layout'
import draw from '@react-pdf/render'
import type { DocumentProps } from '@react-pdf/renderer'
import { Font, pdf } from '@react-pdf/renderer'
import type { PDFStructureElement } from 'pdfkit'
import PDFDocument from 'pdfkit'
import { createElement, type ReactElement } from 'react'
import type { DocumentRequest, OrderDocumentRequest } from '#contracts/document.ts'
import type { ListDocument } from '#contracts/list-document.ts'
import type { Order } from '#contracts/order/order.ts'
import type { Quote } from '#contracts/quote.ts'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import type { DocumentJob } from '../document.ts'
import { ListPages } from '../list/list.tsx'
import { toListTable } from '../list/list-table.ts'
import { writeCsv, writeWorkbook } from '../list/write-table.ts'
import { PackingSlip } from '../orders/packing-slip.tsx'
import { ProForma } from '../orders/pro-forma.tsx'
import { DocumentContext } from '../page/style.ts'
import { registerTypefaces } from '../page/typefaces.ts'
import { typeset } from '../page/typeset.ts'
import { QuotePages, quoteTag } from '../quote/quote.tsx'
import { readCadFile } from '../tearsheet/read-cad-file.ts'
import { TearsheetPages } from '../tearsheet/tearsheet.tsx'
import { createCharacterLimit, limitCharacters } from './limit-characters.ts'
import { ARTIFACT, END, type LayoutNode, markLayout, readMark } from './mark-layout.ts'

/**
 * A PDF file whose content is tagged by the marks in its layout (`mark-layout.ts`). They arrive as named destinations,
 * because no other layout property reaches the file.
 */
class TaggedPdf extends PDFDocument {
  readonly #root: PDFStructureElement
  #open: PDFStructureElement | null = null

  constructor({ lang, info }: { lang: string; info: Record<string, string> }) {
    // Tags require PDF 1.5 or later.
    super({ tagged: true, pdfVersion: '1.7', lang, displayTitle: true, autoFirstPage: false, info })
    this.#root = this.struct('Document')
    this.addStructure(this.#root)
  }

  override addNamedDestination(name: string, ...place: unknown[]): void {
    const mark = readMark(name)
    if (mark === null) super.addNamedDestination(name, ...place)
    else if (mark === END) {
      this.endMarkedContent()
      this.#open?.end()
      this.#open = null
    } else if (mark === ARTIFACT) this.markContent('Artifact')
    else {
      this.#open = this.struct(mark.tag, mark.alt === '' ? {} : { alt: mark.alt })
      this.#root.add(this.#open)
      this.#open.add(this.markStructureContent(mark.tag))
    }
  }

  override end(): void {
    this.#root.end()
    super.end()
  }
}

/** The library's type omits the font parameter. */
const layOutWith = layOut as (document: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode>

registerTypefaces()

type Content = {
  readonly element: ReactElement
  readonly tag: string
  /** The texts written by people and the names of their pieces. */
  readonly texts: readonly string[]
}

/** A job that is not an outline. */
type PrintJob = DocumentJob & { readonly request: Exclude<DocumentRequest, { kind: 'outline' }> }

/** Renders a document to a PDF file. */
export async function renderDocument({
  request,
  house,
  pictures,
  cadFile,
  logo,
}: PrintJob): Promise<Uint8Array> {
  if (request.kind === 'list' && request.format !== 'pdf') {
    const { list, format } = request
    const table = toListTable(list)
    return format === 'csv' ? writeCsv(table, list.language) : writeWorkbook(table, list.title)
  }
  const { element, tag, texts } =
    request.kind === 'tearsheet'
      ? tearsheetContent(request.tearsheet, cadFile)
      : request.kind === 'list'
        ? listContent(request.list)
        : request.kind === 'quote'
          ? quoteContent(request)
          : orderContent(request)
  const { isComplete } = typeset(texts.join(''))
  const document = createElement(
    DocumentContext,
    { value: { house, pictures, logo, tag, isComplete } },
    element,
  )
  // The type requires a Document at the root, but a context provider around it works too.
  return writePdf(document as unknown as ReactElement<DocumentProps>)
}

function orderContent(given: OrderDocumentRequest): Content {
  const request = { ...given, order: limitCharacters(given.order) }
  const { language, order } = request
  return {
    element:
      request.kind === 'packing-slip'
        ? createElement(PackingSlip, request)
        : createElement(ProForma, request),
    tag: toLanguageTag({ language, country: order.address.country }),
    texts: collectTexts(order),
  }
}

function collectTexts({ address, billingAddress, lines }: Order): string[] {
  return [
    ...Object.values(address),
    ...Object.values(billingAddress ?? {}),
    ...lines.flatMap(({ title, variantTitle, artisanName }) => [title, variantTitle ?? '', artisanName]),
  ]
}

/** Most texts of a quote are typed by people, so their characters are limited. */
function quoteContent({ quote: given, on }: Extract<DocumentRequest, { kind: 'quote' }>): Content {
  const limit = createCharacterLimit()
  const { offer } = given
  const quote: Quote = {
    ...given,
    name: limit(given.name),
    project: limit(given.project),
    offer: {
      ...offer,
      letter: limit(offer.letter),
      terms: limit(offer.terms),
      shipping: { ...offer.shipping, title: limit(offer.shipping.title) },
      lines: offer.lines.map((line) => ({
        ...line,
        title: limit(line.title),
        artisan: limit(line.artisan),
        finish: limit(line.finish),
      })),
    },
  }
  const { name, project, offer: printed } = quote
  return {
    element: createElement(QuotePages, { quote, on }),
    tag: quoteTag(quote),
    texts: [
      ...[name, project, printed.letter, printed.terms, printed.shipping.title],
      ...printed.lines.flatMap(({ title, artisan, finish }) => [title, artisan, finish]),
    ],
  }
}

/** Only the name of the studio is typed by a visitor. */
function tearsheetContent(given: Tearsheet, cadFile: Uint8Array | null): Content {
  const limit = createCharacterLimit()
  const sheet = { ...given, studio: given.studio && limit(given.studio) }
  return {
    element: createElement(TearsheetPages, { sheet, outline: cadFile && readCadFile(cadFile) }),
    tag: toLanguageTag(sheet),
    texts: [sheet.studio ?? '', sheet.title, sheet.artisan],
  }
}

/** Most texts of a list are typed by visitors, so their characters are limited. */
function listContent(given: ListDocument): Content {
  const limit = createCharacterLimit()
  const list: ListDocument = {
    ...given,
    title: limit(given.title),
    description: limit(given.description),
    studio: given.studio && limit(given.studio),
    client: limit(given.client),
    sections: given.sections.map(({ title, pieces }) => ({
      title: title && limit(title),
      pieces: pieces.map((piece) => ({
        ...piece,
        title: limit(piece.title),
        artisan: limit(piece.artisan),
        finish: piece.finish === null ? null : limit(piece.finish),
        note: limit(piece.note),
      })),
    })),
  }
  const pieces = list.sections.flatMap((section) => section.pieces)
  return {
    element: createElement(ListPages, { list }),
    tag: toLanguageTag(list),
    texts: [
      ...[list.title, list.description, list.studio ?? '', list.client],
      ...list.sections.map(({ title }) => title ?? ''),
      ...pieces.flatMap(({ title, artisan, finish, note }) => [title, artisan, finish ?? '', note]),
    ],
  }
}

/**
 * Renders a tagged PDF file. Does the same as the library's `renderToBuffer`, but adds marks between layout and
 * drawing.
 */
async function writePdf(element: ReactElement<DocumentProps>): Promise<Uint8Array> {
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
