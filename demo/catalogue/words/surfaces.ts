import { alpineWords } from './surfaces-alpine.ts'
import { calamoWords } from './surfaces-calamo.ts'
import { forgeWords } from './surfaces-forge.ts'
import { stoneWords } from './surfaces-stone.ts'
import { studyWords } from './surfaces-study.ts'
import { trifoglioWords } from './surfaces-trifoglio.ts'
import type { PieceWords } from './words.ts'

/** The texts of all tables, desks and storage. */
export const surfacesWords = {
  ...stoneWords,
  ...trifoglioWords,
  ...calamoWords,
  ...studyWords,
  ...alpineWords,
  ...forgeWords,
} satisfies Record<string, PieceWords>
