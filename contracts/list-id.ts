import { z } from 'zod'

/** The purpose of a built-in list; null for lists that the customer created. */
export const listPurpose = z.enum(['saved', 'saved-for-later'])
export type ListPurpose = z.infer<typeof listPurpose>

/** A UUID, or a purpose. */
export const listId = z.union([z.uuid(), listPurpose])
