import { type Piece, piece } from '../piece.ts'
import { runOfBooks, type ShelfOfBooks } from '../pieces/books.ts'

const RUNS: Record<string, ShelfOfBooks> = {
  warm: { cloths: ['linen_rust', 'linen_flax', 'linen_clay', 'linen_white'], books: 9, seed: 4 },
  cool: { cloths: ['linen_olive', 'linen_flax', 'linen_slate'], books: 11, seed: 9 },
  few: { cloths: ['linen_flax', 'linen_rust', 'linen_slate'], books: 5, seed: 14 },
}

/** Shelf props for pictures, which are not for sale. */
export const SHELF_PROPS: readonly Piece[] = [piece('libri', RUNS, runOfBooks)]
