import type { OutlinePath } from '../product/outline-path.ts'
import type { Dimensions } from '../product/product-attributes.ts'

export const PIECE_VIEWS = ['front', 'side', 'above'] as const
export type PieceViewName = (typeof PIECE_VIEWS)[number]

/** A view of a piece, with the dimensions in centimeters shown beside it. */
export type DrawnPieceView = {
  readonly widthMm: number
  readonly heightMm: number
  readonly widthCm: number
  readonly heightCm: number
  /** Null to draw a box of its dimensions. */
  readonly drawing: Pick<OutlinePath, 'width' | 'height' | 'path'> | null
}
/** A view of unknown size is null. */
export type DrawnPiece = Readonly<Record<PieceViewName, DrawnPieceView | null>>

/** Stated and drawn dimensions that differ by less than this count as equal. */
const TOLERANCE_MM = 2
/** A piece lower than this share of its width, such as a rug, is shown only from above. */
const FLAT_RATIO_MAX = 0.05

/** Draws a piece from its CAD drawing; a view missing there becomes a box of the stated dimensions. */
export function drawPiece(
  outline: { readonly [View in 'front' | 'side' | 'plan']: OutlinePath | null } | null,
  { widthCm, depthCm, heightCm }: Dimensions,
): DrawnPiece {
  return {
    front: drawView(outline?.front ?? null, widthCm, heightCm),
    side: drawView(outline?.side ?? null, depthCm, heightCm),
    above: drawView(outline?.plan ?? null, widthCm, depthCm),
  }
}

function drawView(
  drawn: OutlinePath | null,
  acrossCm: number | null,
  upCm: number | null,
): DrawnPieceView | null {
  if (drawn) {
    const { widthMm, heightMm, width, height, path } = drawn
    return {
      widthMm,
      heightMm,
      widthCm: reconcileLength(widthMm, acrossCm),
      heightCm: reconcileLength(heightMm, upCm),
      drawing: { width, height, path },
    }
  }
  if (!acrossCm || !upCm) return null
  return {
    widthMm: acrossCm * 10,
    heightMm: upCm * 10,
    widthCm: acrossCm,
    heightCm: upCm,
    drawing: null,
  }
}

/** The stated dimension if the drawing agrees with it, otherwise the drawn one. */
export function reconcileLength(drawnMm: number, statedCm: number | null): number {
  return statedCm !== null && Math.abs(statedCm * 10 - drawnMm) <= TOLERANCE_MM ? statedCm : drawnMm / 10
}

/** The front, unless all pieces of known size are flat. */
export function firstView(pieces: readonly DrawnPiece[]): PieceViewName {
  const known = pieces.filter(({ front }) => front !== null)
  return known.length > 0 && known.every(isFlat) ? 'above' : 'front'
}

/** The view that matches a piece's picture: the front, or from above for a flat piece. */
export function pictureView(piece: DrawnPiece): DrawnPieceView | null {
  return isFlat(piece) ? piece.above : piece.front
}

function isFlat({ front, above }: DrawnPiece): boolean {
  return front !== null && above !== null && front.heightMm < front.widthMm * FLAT_RATIO_MAX
}
