import type { Shot } from '../../shot.ts'
import type { Look } from '../../views.ts'

/** How the pieces in the collection of seating, beds and outdoor seats are photographed alone. */
export const SEATING_LOOKS: Record<string, Look> = {}

/** The pictures of that collection, the ones the shop misses most first. */
export const SEATING_SHOTS: readonly Shot[] = []
