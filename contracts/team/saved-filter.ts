import { z } from 'zod'
import { teamItem } from './convention.ts'

/** `saved-filters`: list filters that team members have saved, each of which only its owner can see. */
export const savedFilter = teamItem.extend({
  resource: z.string(),
  name: z.string(),
  filter: z.record(z.string(), z.unknown()),
})
export type SavedFilter = z.infer<typeof savedFilter>

/** Per person and list. */
export const SAVED_FILTERS_MAX = 50
