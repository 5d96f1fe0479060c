import { z } from 'zod'

/** The purpose of a list that every customer has; null for their own. */
export const listPurpose = z.enum(['saved', 'saved-for-later'])
export type ListPurpose = z.infer<typeof listPurpose>

/** The id of a list of the customer: a UUID, or a purpose. */
export const listId = z.union([z.uuid(), listPurpose])
