import { altinoWords } from './lights-altino.ts'
import { globesWords } from './lights-globes.ts'
import type { PieceWords } from './words.ts'

/** What is said of the products in the collection of lamps, mirrors and clocks. */
export const lightsWords = { ...altinoWords, ...globesWords } satisfies Record<string, PieceWords>
