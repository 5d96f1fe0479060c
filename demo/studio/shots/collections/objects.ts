import type { Shot } from '../../shot.ts'
import type { Look } from '../../views.ts'

/** How the pieces in the collection of rugs, vases, objects and tableware are photographed alone. */
export const OBJECTS_LOOKS: Record<string, Look> = {}

/** The pictures of that collection, the ones the shop misses most first. */
export const OBJECTS_SHOTS: readonly Shot[] = []
