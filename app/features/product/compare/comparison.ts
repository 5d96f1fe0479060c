import type { DrawnOutline } from '#contracts/outline.ts'
import { idNumber } from '#domain/ids.ts'
import { type CommonScale, commonScale, type Extent, pictureFrame } from '#domain/list/common-scale.ts'
import {
  type DrawnPiece,
  drawPiece,
  firstView,
  PIECE_VIEWS,
  type PieceViewName,
  pictureView,
} from '#domain/list/drawn-piece.ts'
import type { Units } from '#domain/market/market.ts'
import type { Picture } from '#domain/product/product.ts'
import type { LoadedPiece } from '../list-files/load-list-pieces.server.ts'
import { variantPath } from '../paths.ts'
import { type ProductView, picturesOf, type VariantView } from '../view/product-view.ts'

/** Contains only what the product page would show this visitor. */
export type ComparedPieceView = {
  /** Identifies the piece in the URL. */
  readonly reference: string
  readonly path: string
  readonly title: string
  /** The language of the piece's texts if it is not that of the page; otherwise null. */
  readonly textLanguage: ProductView['textLanguage']
  readonly artisan: string
  readonly picture: Picture | null
  /** The frame of the picture at the common scale; null if the size of the piece is unknown. */
  readonly frame: Extent | null
  readonly drawn: DrawnPiece
  readonly variant: VariantView
  /** References of all variants; empty if there is no choice. */
  readonly finishes: readonly { readonly reference: string; readonly title: string }[]
  readonly choices: string
  readonly details: ProductView['details']
  /** Whether the piece can be added to the bag in the visitor's country. */
  readonly canAdd: boolean
}

export type Comparison = {
  readonly pieces: readonly ComparedPieceView[]
  /** The number of pieces that are not shown to this visitor, or no longer sold. */
  readonly gone: number
  readonly view: PieceViewName
  /** Null if no piece has a known size. */
  readonly scale: CommonScale | null
}

type PieceToCompare = {
  readonly reference: string
  readonly piece: LoadedPiece | null
  readonly outline: DrawnOutline | null
}

/** `view` is the view in the URL, which may be invalid. */
export function toComparison(
  requested: readonly PieceToCompare[],
  { units, view }: { units: Units; view: string | null },
): Comparison {
  const pieces = requested.flatMap(({ reference, piece, outline }) =>
    piece ? [toPieceView(reference, piece, outline)] : [],
  )
  const drawings = pieces.flatMap(({ drawn }) => PIECE_VIEWS.flatMap((name) => drawn[name] ?? []))
  const pictures = pieces.flatMap(({ frame }) => frame ?? [])
  return {
    pieces,
    gone: requested.length - pieces.length,
    view: PIECE_VIEWS.find((name) => name === view) ?? firstView(pieces.map(({ drawn }) => drawn)),
    scale: commonScale({ drawings, pictures }, units),
  }
}

function toPieceView(
  reference: string,
  { product, variant }: LoadedPiece,
  outline: DrawnOutline | null,
): ComparedPieceView {
  const { variants, options, details, delivery } = product
  const drawn = drawPiece(outline, details.dimensions)
  const shown = pictureView(drawn)
  const hasChoice = variants.length > 1
  return {
    reference,
    path: hasChoice ? variantPath(product, variant.number) : product.path,
    title: product.title,
    textLanguage: product.textLanguage,
    artisan: product.artisan,
    picture: picturesOf(product.pictures, variant)[0] ?? null,
    frame: shown && pictureFrame(shown),
    drawn,
    variant,
    finishes: hasChoice
      ? variants.map((one) => ({
          reference: `${idNumber(product.id)}-${one.number}`,
          title: variantTitle(one),
        }))
      : [],
    choices: options.flatMap(({ values }) => values.map(({ name }) => name)).join(', '),
    details,
    canAdd: variant.canBuy && delivery.cost !== null && variant.price.amountMinor > 0,
  }
}

/** Joins the values of a variant's options: 'Olive linen, oak'. */
export function variantTitle({ selectedOptions }: Pick<VariantView, 'selectedOptions'>): string {
  return selectedOptions.map(({ value }) => value).join(', ')
}
