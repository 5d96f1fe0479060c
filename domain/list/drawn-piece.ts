import type { OutlinePath } from '../product/outline-path.ts'
import type { Dimensions } from '../product/product-attributes.ts'

/** From where pieces are drawn. */
export const PIECE_VIEWS = ['front', 'side', 'above'] as const
export type PieceViewName = (typeof PIECE_VIEWS)[number]

/** A piece from one side, with its measures in centimeters as they are written beside it. */
export type DrawnPieceView = {
  readonly widthMm: number
  readonly heightMm: number
  readonly widthCm: number
  readonly heightCm: number
  /** Null for a plain box of its dimensions. */
  readonly drawing: Pick<OutlinePath, 'width' | 'height' | 'path'> | null
}
/** Null for a view of unknown size. */
export type DrawnPiece = Readonly<Record<PieceViewName, DrawnPieceView | null>>

/** A stated measure that differs less from the drawn one is the same. */
const SAME_MM = 2
/** A piece this much lower than wide, such as a rug, shows itself from above only. */
const FLAT = 0.05

/** A piece as its CAD drawing shows it; where that has no such view, as a box of its stated dimensions. */
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
      widthCm: statedCm(widthMm, acrossCm),
      heightCm: statedCm(heightMm, upCm),
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

/** The stated measure where it was drawn, so that both agree, and otherwise that of the drawing. */
export function statedCm(drawnMm: number, knownCm: number | null): number {
  return knownCm !== null && Math.abs(knownCm * 10 - drawnMm) <= SAME_MM ? knownCm : drawnMm / 10
}

/** The view that is shown first: from the front, unless all pieces of known size are flat. */
export function firstView(pieces: readonly DrawnPiece[]): PieceViewName {
  const known = pieces.filter(({ front }) => front !== null)
  return known.length > 0 && known.every(isFlat) ? 'above' : 'front'
}

/** The view that a picture of a piece corresponds to: from the front, and of a flat one from above. */
export function pictureView(piece: DrawnPiece): DrawnPieceView | null {
  return isFlat(piece) ? piece.above : piece.front
}

function isFlat({ front, above }: DrawnPiece): boolean {
  return front !== null && above !== null && front.heightMm < front.widthMm * FLAT
}
