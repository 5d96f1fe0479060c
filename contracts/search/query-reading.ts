import { z } from 'zod'

const part = z.object({
  role: z.enum(['kind', 'quality', 'limit']),
  text: z.string(),
  /** The search without this part. */
  without: z.string(),
  /** Whether no result matches it. */
  isDropped: z.boolean(),
})

/**
 * How a search was understood, in the field `reading` of its response. The hosted engine has none, since it compares
 * word by word.
 */
export const queryReading = z.object({
  /** Such as `mirror` (`KIND_WORDS`). Empty if no kind is named. */
  kinds: z.array(z.string()),
  parts: z.array(part),
  /** The number of exact results, which come first. The others are similar pieces. */
  exactHits: z.int().nonnegative(),
})
export type QueryReading = z.infer<typeof queryReading>
