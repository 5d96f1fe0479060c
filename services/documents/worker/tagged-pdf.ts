import PDFDocument, { type PDFStructureElement } from 'pdfkit'
import { ARTIFACT, END, readMark } from './mark-layout.ts'

/**
 * A PDF file whose content is tagged by the marks in its layout (`mark-layout.ts`), which arrive as names of places: the
 * layout has no other property that reaches the file.
 */
export class TaggedPdf extends PDFDocument {
  readonly #root: PDFStructureElement
  #open: PDFStructureElement | null = null

  constructor({ lang, info }: { lang: string; info: Record<string, string> }) {
    // Tags exist since 1.5.
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
