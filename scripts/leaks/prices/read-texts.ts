import { unzipSync } from 'fflate'
import { readPdfText } from '#tests/support/read-pdf.ts'

const DECODER = new TextDecoder()

/**
 * Returns all texts in a response: that of a PDF file, those of every file in an archive or workbook, and a page both
 * with and without its tags.
 */
export function readTexts(bytes: Uint8Array, type: string): string[] {
  if (startsWith(bytes, '%PDF')) return [readPdfText(bytes), DECODER.decode(bytes)]
  if (startsWith(bytes, 'PK'))
    return Object.values(unzipSync(bytes)).flatMap((file) => (file.length > 0 ? readTexts(file, '') : []))
  if (/^(?:image|font|model)\/(?!svg)/.test(type)) return []
  const text = DECODER.decode(bytes)
  return text.includes('<') ? [text, text.replaceAll(/<[^>]*>/g, '')] : [text]
}

function startsWith(bytes: Uint8Array, prefix: string): boolean {
  return DECODER.decode(bytes.subarray(0, prefix.length)) === prefix
}
