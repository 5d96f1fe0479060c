import { z } from 'zod'
import { teamItem } from './convention.ts'

/** A filter of a list that a member of the team has saved: `saved-filters`, of which everyone has their own. */
export const savedFilter = teamItem.extend({
  resource: z.string(),
  name: z.string(),
  filter: z.record(z.string(), z.unknown()),
})
export type SavedFilter = z.infer<typeof savedFilter>

/** Per person and list. */
export const SAVED_FILTERS_MAX = 50
