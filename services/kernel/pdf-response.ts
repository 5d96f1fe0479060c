/** A PDF file; `name` is that of the file, without its ending. */
export type PdfFile = { name: string; bytes: Uint8Array }

/** Sends a document with the data of a person: `inline` opens it, `attachment` stores it. No cache keeps it. */
export function pdfResponse({ name, bytes }: PdfFile, disposition: 'inline' | 'attachment'): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${disposition}; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
