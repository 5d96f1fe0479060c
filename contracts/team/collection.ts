import { z } from 'zod'
import { teamItem } from './convention.ts'

/** `collections`: a collection of the commerce service. Its title is in the house's first language. */
export const teamCollection = teamItem.extend({
  title: z.string(),
  handle: z.string(),
  /** Includes products that are not public. */
  count: z.int(),
  /** Whether visitors see it; discounts apply to it either way. */
  isPublished: z.boolean(),
})
export type TeamCollection = z.infer<typeof teamCollection>
