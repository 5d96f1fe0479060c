import type { Shot } from '../../shot.ts'
import type { Look } from '../../views.ts'

/** How the pieces in the collection of lamps, mirrors and clocks are photographed alone. */
export const LIGHTS_LOOKS: Record<string, Look> = {}

/** The pictures of that collection, the ones the shop misses most first. */
export const LIGHTS_SHOTS: readonly Shot[] = []
