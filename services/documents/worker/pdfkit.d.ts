/** The used part of the library that draws PDF files, which has no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  /** An element of the structure: attached to its parent, and ended before the file. */
  export class PDFStructureElement {
    add(child: PDFStructureElement | object): this
    end(): void
  }

  interface PDFDocument extends Readable {
    struct(type: string, options?: { alt?: string }): PDFStructureElement
    addStructure(element: PDFStructureElement): this
    /** Starts content of the structure, which `endMarkedContent` ends. */
    markStructureContent(tag: string): object
    markContent(tag: 'Artifact'): this
    endMarkedContent(): this
    addNamedDestination(name: string, ...place: unknown[]): void
    end(): void
  }
  const PDFDocument: new (options: {
    tagged: boolean
    pdfVersion: string
    lang: string
    displayTitle: boolean
    autoFirstPage: boolean
    info: Record<string, string>
  }) => PDFDocument
  export default PDFDocument
}
