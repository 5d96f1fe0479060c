import { z } from 'zod'

const part = z.object({
  role: z.enum(['kind', 'quality', 'limit']),
  text: z.string(),
  /** The search without this part. */
  without: z.string(),
  /** Whether no result has it. */
  isDropped: z.boolean(),
})

/**
 * The understood search, in the field `reading` of its response. The hosted engine lacks it: it compares word by word.
 */
export const queryReading = z.object({
  /** `mirror` (`KIND_WORDS`). Empty if no kind is named. */
  kinds: z.array(z.string()),
  parts: z.array(part),
  /** The number of exact results, which come first. The others are similar. */
  exactHits: z.int().nonnegative(),
})
export type QueryReading = z.infer<typeof queryReading>
