/** The part of the PDF library that we use, which has no type definitions. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  /** A structure element. It must be added to its parent and ended before the file is. */
  export class PDFStructureElement {
    add(child: PDFStructureElement | object): this
    end(): void
  }

  interface PDFDocument extends Readable {
    struct(type: string, options?: { alt?: string }): PDFStructureElement
    addStructure(element: PDFStructureElement): this
    /** Starts structure content, which `endMarkedContent` ends. */
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
