import { z } from 'zod'

const part = z.object({
  role: z.enum(['kind', 'quality', 'limit']),
  /** As typed. */
  text: z.string(),
  /** The search without it. */
  without: z.string(),
  /** Whether no piece of the result has it. */
  isDropped: z.boolean(),
})

/**
 * How a search was understood, in the field `reading` of its response. The hosted engine does not have it: there a search is compared
 * word by word, and nothing is said about it.
 */
export const queryReading = z.object({
  /** The kinds of pieces: `mirror` (`KIND_WORDS`). Empty if none is named. */
  kinds: z.array(z.string()),
  parts: z.array(part),
  /** How many pieces of the result are all that was searched for; they come first. The others are similar. */
  exactHits: z.int().nonnegative(),
})
export type QueryReading = z.infer<typeof queryReading>
