import { z } from 'zod'
import { teamItem } from './convention.ts'

/** A collection of the commerce service: `collections`. Its title is that of the house's first language. */
export const teamCollection = teamItem.extend({
  title: z.string(),
  handle: z.string(),
  /** Includes products that are not public. */
  count: z.int(),
  /** Whether visitors see it; discounts apply either way. */
  isPublished: z.boolean(),
})
export type TeamCollection = z.infer<typeof teamCollection>
