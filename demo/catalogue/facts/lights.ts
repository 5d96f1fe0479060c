import type { PieceFacts } from './facts.ts'

/** What is known of the products in the collection of lamps, mirrors and clocks. */
export const lightsFacts = {} satisfies Record<string, PieceFacts>
