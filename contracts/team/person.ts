import { z } from 'zod'
import { ROLES } from '#domain/team/roles.ts'
import { teamItem } from './convention.ts'

/** `people`: members of the team. A removed person has no roles. */
export const teamPerson = teamItem.extend({
  email: z.string(),
  name: z.string().nullable(),
  roles: z.array(z.enum(ROLES)),
  /** ISO 8601, UTC. */
  addedAt: z.string(),
  hasSecondFactor: z.boolean(),
})
export type TeamPerson = z.infer<typeof teamPerson>
