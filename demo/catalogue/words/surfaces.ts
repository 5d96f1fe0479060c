import { calamoWords } from './surfaces-calamo.ts'
import { stoneWords } from './surfaces-stone.ts'
import { trifoglioWords } from './surfaces-trifoglio.ts'
import type { PieceWords } from './words.ts'

/** What is said of the products in the collection of tables, desks and storage. */
export const surfacesWords = {
  ...stoneWords,
  ...trifoglioWords,
  ...calamoWords,
} satisfies Record<string, PieceWords>
