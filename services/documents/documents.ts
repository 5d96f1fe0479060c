import type { DocumentRequest, MakeDocument, OrderDocumentRequest } from '#contracts/document.ts'
import type { Order } from '#contracts/order/order.ts'
import { ok, refuse } from '#domain/result.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'
import type { DocumentHouse, DocumentPictures } from './document.ts'
import { tearsheetPictures } from './tearsheet/tearsheet-pictures.ts'
import { createDocumentLane, createLocalLane } from './worker/document-lane.ts'

export type DocumentsOptions = {
  house: DocumentHouse
  /** A picture as a JPEG file, `width` pixels wide; null if it is unavailable. */
  readPicture(url: string, width: number): Promise<Uint8Array | null>
  /** A file of the shop by its address; null for any other address. */
  readFile(address: string): Promise<Uint8Array | null>
}

/** Pixels: enough for 34 points in print. */
const PICTURE_WIDTH = 360
/** Resizing takes a processor, which pages need too. */
const PICTURES_AT_ONCE_MAX = 3
/** Documents in progress and waiting: about twenty seconds of work. */
const DOCUMENTS_MAX = 40
/** Tearsheets among them: anyone may want one, and orders do not wait for them. */
const TEARSHEETS_MAX = 12

/** Makes documents on paper as PDF files (docs/decisions/0077-exports-and-documents.md). */
export function createDocuments(
  { house, readPicture, readFile }: DocumentsOptions,
  lane = import.meta.url.endsWith('.ts') ? createLocalLane() : createDocumentLane(),
) {
  const { name, contact, legal, timeZone, look } = house
  const { colors, wordmark } = look
  const sent: DocumentHouse = { name, contact, legal, timeZone, look: { colors, wordmark } }
  const inTurn = createWorkQueue(PICTURES_AT_ONCE_MAX)
  const open = { orders: 0, tearsheets: 0 }

  async function readPictures(widths: ReadonlyMap<string, number>): Promise<DocumentPictures> {
    const read = await Promise.all(
      Array.from(
        widths,
        async ([url, width]) => [url, await inTurn(() => readPicture(url, width)).catch(() => null)] as const,
      ),
    )
    return new Map(read.flatMap(([url, bytes]) => (bytes ? [[url, bytes] as const] : [])))
  }

  const make: MakeDocument = async (request) => {
    const kind = request.kind === 'tearsheet' ? 'tearsheets' : 'orders'
    const isBusy = open.orders + open.tearsheets >= DOCUMENTS_MAX
    if (isBusy || (kind === 'tearsheets' && open.tearsheets >= TEARSHEETS_MAX))
      return refuse('documents-busy')
    open[kind] += 1
    try {
      const cadAddress = request.kind === 'tearsheet' ? request.tearsheet.cadFile : null
      const [pictures, cadFile] = await Promise.all([
        readPictures(picturesOf(request)),
        cadAddress === null ? null : readFile(cadAddress),
      ])
      return ok(await lane.run({ request, house: sent, pictures, cadFile }))
    } finally {
      open[kind] -= 1
    }
  }
  return { make, close: lane.close }
}

/** The pictures of a document with their widths in pixels. */
function picturesOf(request: DocumentRequest): ReadonlyMap<string, number> {
  if (request.kind === 'tearsheet') return tearsheetPictures(request.tearsheet)
  return new Map(linesOf(request).flatMap(({ picture }) => (picture ? [[picture.url, PICTURE_WIDTH]] : [])))
}

/** The lines that a document shows: all, or those of its shipment. */
function linesOf(request: OrderDocumentRequest): Order['lines'] {
  const { order } = request
  if (request.kind !== 'packing-slip') return order.lines
  const items = order.shipments[request.shipment]?.lineItems ?? []
  return order.lines.filter(({ id }) => items.some(({ lineId }) => lineId === id))
}
