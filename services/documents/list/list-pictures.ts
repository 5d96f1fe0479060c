import type { ListDocument, ListDocumentPiece } from '#contracts/list-document.ts'

/** Pixels, from the widths in which pictures are offered: at least 200 per inch at the printed width. */
const WIDTHS = { whole: 1080, piece: 360 } as const
/** A piece at least this many times as wide as it is high fills a picture across the page, without being cropped. */
const LEAD_RATIO = 2
/** Fewer pieces need no picture across the page. */
const LEAD_PIECES_MIN = 3

type Section = ListDocument['sections'][number]

/** The piece that opens a section with a picture across the page, if its first one is wide enough; null otherwise. */
export function leadOf({ pieces }: Section): ListDocumentPiece | null {
  const [first] = pieces
  if (!first?.picture || pieces.length < LEAD_PIECES_MIN) return null
  const { widthCm, heightCm } = first.dimensions
  return widthCm && heightCm && widthCm >= LEAD_RATIO * heightCm ? first : null
}

/** The pictures that a list shows, each with its width in pixels. */
export function listPictures({ cover, sections }: ListDocument): ReadonlyMap<string, number> {
  const pieces = sections.flatMap((section) => section.pieces)
  const whole = [cover, ...sections.map((section) => leadOf(section)?.picture)]
  return new Map([
    ...pieces.flatMap(({ picture }) => (picture === null ? [] : [[picture, WIDTHS.piece] as const])),
    ...whole.flatMap((picture) => (picture ? [[picture, WIDTHS.whole] as const] : [])),
  ])
}
