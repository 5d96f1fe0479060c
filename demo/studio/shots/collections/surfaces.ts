import type { Shot } from '../../shot.ts'
import type { Look } from '../../views.ts'

/** How the pieces in the collection of tables, desks and storage are photographed alone. */
export const SURFACES_LOOKS: Record<string, Look> = {}

/** The pictures of that collection, the ones the shop misses most first. */
export const SURFACES_SHOTS: readonly Shot[] = []
