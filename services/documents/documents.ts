import type { DocumentRequest, MakeDocument, OrderDocumentRequest } from '#contracts/document.ts'
import type { Order } from '#contracts/order/order.ts'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import { ok, refuse } from '#domain/result.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'
import type { DocumentHouse, DocumentPictures } from './document.ts'
import { findListPictures } from './list/list-pictures.ts'
import { type DocumentLane, startDocumentLane } from './worker/document-lane.ts'

export type DocumentsOptions = {
  house: DocumentHouse
  /** Returns a picture as a JPEG file, `width` pixels wide, or null if it is unavailable. */
  readPicture(url: string, width: number): Promise<Uint8Array | null>
  /** Returns null for a path that is not of a product file. */
  readFile(path: string): Promise<Uint8Array | null>
  /** Returns a studio's logo as a PNG file, or null if there is none with this id. */
  readLogo(id: string): Promise<Uint8Array | null>
}

/** In pixels: enough for 34 points in print. */
const PICTURE_WIDTH = 360
/** The maximum number of pictures resized at once, since pages need CPU time too. */
const CONCURRENT_PICTURES_MAX = 3
/** The maximum number of documents in progress and waiting: about twenty seconds of work. */
const DOCUMENTS_MAX = 40
/**
 * How many documents of each kind may be in progress and waiting. Anyone can request tearsheets, so orders must not
 * wait for them.
 */
const DOCUMENTS_PER_KIND_MAX = {
  orders: DOCUMENTS_MAX,
  quotes: 8,
  tearsheets: 12,
  lists: 4,
  outlines: 12,
} as const
/** Quotes with more lines than this take as long as lists. */
const USUAL_LINES_MAX = 60
/** The time limit for a list of 500 pieces. */
const LIST_LIMIT_MS = 120_000

type Kind = keyof typeof DOCUMENTS_PER_KIND_MAX

/** In pixels, chosen from the available widths: at least 220 per inch at the printed width. */
const WIDTHS = { first: 1080, others: 512, finish: 360 } as const

/**
 * Creates printable PDF documents (docs/decisions/0077-render-documents-in-a-worker.md). Lists and long quotes have a
 * separate worker, so that nothing waits for them.
 */
export function createDocuments(
  { house, readPicture, readFile, readLogo }: DocumentsOptions,
  startLane: (limitMs?: number) => DocumentLane = startDocumentLane,
) {
  const { name, contact, legal, timeZone, look } = house
  const { colors, wordmark } = look
  const documentHouse: DocumentHouse = { name, contact, legal, timeZone, look: { colors, wordmark } }
  const lane = startLane()
  const listLane = startLane(LIST_LIMIT_MS)
  const runInTurn = createWorkQueue(CONCURRENT_PICTURES_MAX)
  const open: Record<Kind, number> = { orders: 0, quotes: 0, tearsheets: 0, lists: 0, outlines: 0 }

  async function readPictures(
    widths: ReadonlyMap<string, number>,
    onPicture: () => void,
  ): Promise<DocumentPictures> {
    const read = await Promise.all(
      Array.from(widths, async ([url, width]) => {
        const bytes = await runInTurn(() => readPicture(url, width)).catch(() => null)
        onPicture()
        return [url, bytes] as const
      }),
    )
    return new Map(read.flatMap(([url, bytes]) => (bytes ? [[url, bytes] as const] : [])))
  }

  const make: MakeDocument = async (request, onPicture = () => {}) => {
    const kind = toKind(request)
    const isBusy = Object.values(open).reduce((sum, count) => sum + count) >= DOCUMENTS_MAX
    if (isBusy || open[kind] >= DOCUMENTS_PER_KIND_MAX[kind]) return refuse('documents-busy')
    open[kind] += 1
    try {
      const { cadFile, logo } = findFiles(request)
      const [pictures, cad, logoFile] = await Promise.all([
        readPictures(findPictures(request), onPicture),
        cadFile === null ? null : readFile(cadFile),
        logo === null ? null : readLogo(logo),
      ])
      const job = { request, house: documentHouse, pictures, cadFile: cad, logo: logoFile }
      return ok(await (isLong(request) ? listLane : lane).run(job))
    } finally {
      open[kind] -= 1
    }
  }
  return {
    make,
    async close() {
      await Promise.all([lane.close(), listLane.close()])
    },
  }
}

function toKind({ kind }: DocumentRequest): Kind {
  if (kind === 'list') return 'lists'
  if (kind === 'quote') return 'quotes'
  if (kind === 'outline') return 'outlines'
  return kind === 'tearsheet' ? 'tearsheets' : 'orders'
}

function isLong(request: DocumentRequest): boolean {
  if (request.kind === 'list') return true
  return request.kind === 'quote' && request.quote.offer.lines.length > USUAL_LINES_MAX
}

function findFiles(request: DocumentRequest): { cadFile: string | null; logo: string | null } {
  if (request.kind === 'tearsheet') return request.tearsheet
  if (request.kind === 'outline') return { cadFile: request.cadFile, logo: null }
  return { cadFile: null, logo: request.kind === 'list' ? request.list.logo : null }
}

function findPictures(request: DocumentRequest): ReadonlyMap<string, number> {
  if (request.kind === 'tearsheet') return tearsheetPictures(request.tearsheet)
  if (request.kind === 'outline') return new Map()
  if (request.kind === 'list') return request.format === 'pdf' ? findListPictures(request.list) : new Map()
  if (request.kind === 'quote') {
    const { lines } = request.quote.offer
    return new Map(lines.flatMap(({ picture }) => (picture ? [[picture, PICTURE_WIDTH]] : [])))
  }
  return new Map(findLines(request).flatMap(({ picture }) => (picture ? [[picture.url, PICTURE_WIDTH]] : [])))
}

function findLines(request: OrderDocumentRequest): Order['lines'] {
  const { order } = request
  if (request.kind !== 'packing-slip') return order.lines
  const items = order.shipments[request.shipment]?.lineItems ?? []
  return order.lines.filter(({ id }) => items.some(({ lineId }) => lineId === id))
}

/**
 * Returns the pictures of a tearsheet with their widths in pixels. A tearsheet without a drawing shows more of them.
 */
function tearsheetPictures({
  pictures: [first, ...others],
  cadFile,
  finishes,
}: Pick<Tearsheet, 'pictures' | 'cadFile' | 'finishes'>): ReadonlyMap<string, number> {
  const swatches = finishes.flatMap(({ picture, swatchColor }) =>
    picture !== null && swatchColor === null ? [picture] : [],
  )
  return new Map([
    ...swatches.map((url) => [url, WIDTHS.finish] as const),
    ...(cadFile === null ? others : []).map((url) => [url, WIDTHS.others] as const),
    ...(first === undefined ? [] : [[first, WIDTHS.first] as const]),
  ])
}
