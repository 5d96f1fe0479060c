import type { DocumentRequest, MakeDocument } from '#contracts/document.ts'
import type { DocumentHouse } from './document.ts'
import { createDocumentLane, createLocalLane } from './worker/document-lane.ts'

export type DocumentsOptions = {
  house: DocumentHouse
  /** A picture as a JPEG file, `width` pixels wide; null if it is unavailable. */
  readPicture(url: string, width: number): Promise<Uint8Array | null>
}

/** Pixels: enough for 34 points in print. */
const PICTURE_WIDTH = 360

/** Makes documents on paper as PDF files (docs/decisions/0077-exports-and-documents.md). */
export function createDocuments({ house, readPicture }: DocumentsOptions) {
  const lane = import.meta.url.endsWith('.ts') ? createLocalLane() : createDocumentLane()
  const { name, contact, legal, look } = house
  const sent: DocumentHouse = { name, contact, legal, look: { colors: look.colors, wordmark: look.wordmark } }
  const make: MakeDocument = async (request) => {
    const urls = [...new Set(picturesOf(request))]
    const read = await Promise.all(
      urls.map(async (url) => [url, await readPicture(url, PICTURE_WIDTH).catch(() => null)] as const),
    )
    const pictures = new Map(read.flatMap(([url, bytes]) => (bytes ? [[url, bytes] as const] : [])))
    return lane.run({ request, house: sent, pictures })
  }
  return { make, close: lane.close }
}

function picturesOf({ order }: DocumentRequest): string[] {
  return order.lines.flatMap(({ picture }) => (picture ? [picture.url] : []))
}
