import type { DocumentRequest, MakeDocument } from '#contracts/document.ts'
import type { Order } from '#contracts/order/order.ts'
import { ok, refuse } from '#domain/result.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'
import type { DocumentHouse, DocumentPictures } from './document.ts'
import { createDocumentLane, createLocalLane } from './worker/document-lane.ts'

export type DocumentsOptions = {
  house: DocumentHouse
  /** A picture as a JPEG file, `width` pixels wide; null if it is unavailable. */
  readPicture(url: string, width: number): Promise<Uint8Array | null>
}

/** Pixels: enough for 34 points in print. */
const PICTURE_WIDTH = 360
/** Resizing takes a processor, which pages need too. */
const PICTURES_AT_ONCE_MAX = 3
/** Documents in progress and waiting: about twenty seconds of work. */
const DOCUMENTS_MAX = 40

/** Makes documents on paper as PDF files (docs/decisions/0077-exports-and-documents.md). */
export function createDocuments(
  { house, readPicture }: DocumentsOptions,
  lane = import.meta.url.endsWith('.ts') ? createLocalLane() : createDocumentLane(),
) {
  const { name, contact, legal, timeZone, look } = house
  const { colors, wordmark } = look
  const sent: DocumentHouse = { name, contact, legal, timeZone, look: { colors, wordmark } }
  const inTurn = createWorkQueue(PICTURES_AT_ONCE_MAX)
  let open = 0

  async function readPictures(urls: readonly string[]): Promise<DocumentPictures> {
    const read = await Promise.all(
      urls.map(
        async (url) => [url, await inTurn(() => readPicture(url, PICTURE_WIDTH)).catch(() => null)] as const,
      ),
    )
    return new Map(read.flatMap(([url, bytes]) => (bytes ? [[url, bytes] as const] : [])))
  }

  const make: MakeDocument = async (request) => {
    if (open >= DOCUMENTS_MAX) return refuse('documents-busy')
    open += 1
    try {
      const pictures = await readPictures([...new Set(picturesOf(request))])
      return ok(await lane.run({ request, house: sent, pictures }))
    } finally {
      open -= 1
    }
  }
  return { make, close: lane.close }
}

function picturesOf(request: DocumentRequest): string[] {
  return linesOf(request).flatMap(({ picture }) => (picture ? [picture.url] : []))
}

/** The lines that a document shows: all, or those of its shipment. */
function linesOf(request: DocumentRequest): Order['lines'] {
  const { order } = request
  if (request.kind !== 'packing-slip') return order.lines
  const items = order.shipments[request.shipment]?.lineItems ?? []
  return order.lines.filter(({ id }) => items.some(({ lineId }) => lineId === id))
}
