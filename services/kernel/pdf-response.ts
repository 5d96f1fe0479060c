/** A PDF file; `name` has no file extension. */
export type PdfFile = { name: string; bytes: Uint8Array }

/** Sends a document with personal data: `inline` opens it, `attachment` downloads it. It is never cached. */
export function pdfResponse({ name, bytes }: PdfFile, disposition: 'inline' | 'attachment'): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${disposition}; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
