import { z } from 'zod'
import { teamItem } from './convention.ts'

/** Responses of `/services/team` (docs/decisions/0071-one-team-api-for-all-services.md). */

export const teamListResponse = z.object({ items: z.array(teamItem), total: z.number().int() })
export const teamItemResponse = z.object({ item: teamItem })

/** A refusal, with `current` for 409 `version-outdated`, and `fields` for 400 `request-malformed`. */
export const teamRefusal = z.object({
  code: z.string(),
  fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
  current: teamItem.optional(),
})
export type TeamRefusal = z.infer<typeof teamRefusal>
