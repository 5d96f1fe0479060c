import type { ListDocument, ListDocumentPiece } from '#contracts/list-document.ts'

/** In pixels, chosen from the available widths: at least 200 per inch at the printed width. */
const WIDTHS = { wide: 1080, piece: 360 } as const
/** A piece with at least this aspect ratio fills a full-width picture without being cropped. */
const LEAD_RATIO = 2
/** Sections with fewer pieces have no full-width picture. */
const LEAD_PIECES_MIN = 3

type Section = ListDocument['sections'][number]

/** Returns the first piece of a section if it is wide enough for a full-width picture, otherwise null. */
export function findLeadPiece({ pieces }: Section): ListDocumentPiece | null {
  const [first] = pieces
  if (!first?.picture || pieces.length < LEAD_PIECES_MIN) return null
  const { widthCm, heightCm } = first.dimensions
  return widthCm && heightCm && widthCm >= LEAD_RATIO * heightCm ? first : null
}

/** Returns the pictures of a list with their widths in pixels. */
export function findListPictures({ cover, sections }: ListDocument): ReadonlyMap<string, number> {
  const pieces = sections.flatMap((section) => section.pieces)
  const wide = [cover, ...sections.map((section) => findLeadPiece(section)?.picture)]
  return new Map([
    ...pieces.flatMap(({ picture }) => (picture === null ? [] : [[picture, WIDTHS.piece] as const])),
    ...wide.flatMap((picture) => (picture ? [[picture, WIDTHS.wide] as const] : [])),
  ])
}
