import { altinoWords } from './lights-altino.ts'
import { chandeliersWords } from './lights-chandeliers.ts'
import { clocksWords } from './lights-clocks.ts'
import { globesWords } from './lights-globes.ts'
import { mirrorsWords } from './lights-mirrors.ts'
import { standingWords } from './lights-standing.ts'
import { wallsWords } from './lights-walls.ts'
import type { PieceWords } from './words.ts'

/** The texts of all lamps, mirrors and clocks. */
export const lightsWords = {
  ...altinoWords,
  ...globesWords,
  ...chandeliersWords,
  ...standingWords,
  ...wallsWords,
  ...mirrorsWords,
  ...clocksWords,
} satisfies Record<string, PieceWords>
