import type { DocumentJob } from '../document.ts'

/** Creates the file of a job. An outline does not load the PDF libraries, which takes a second. */
export async function makeFile(job: DocumentJob): Promise<Uint8Array> {
  const { request, ...sources } = job
  if (request.kind === 'outline') {
    const { writeOutline } = await import('./write-outline.ts')
    return writeOutline(sources.cadFile)
  }
  const { renderDocument } = await import('./render-document.ts')
  return renderDocument({ request, ...sources })
}
