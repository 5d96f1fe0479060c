import { bedWords } from './seating-beds.ts'
import { benchWords } from './seating-benches.ts'
import { chairWords } from './seating-chairs.ts'
import { loungeWords } from './seating-lounge.ts'
import { ottomanWords } from './seating-ottomans.ts'
import { outdoorWords } from './seating-outdoor.ts'
import { sofaWords } from './seating-sofas.ts'
import type { PieceWords } from './words.ts'

/** The texts of all seating, beds and outdoor seats. */
export const seatingWords = {
  ...benchWords,
  ...ottomanWords,
  ...chairWords,
  ...sofaWords,
  ...loungeWords,
  ...bedWords,
  ...outdoorWords,
} satisfies Record<string, PieceWords>
