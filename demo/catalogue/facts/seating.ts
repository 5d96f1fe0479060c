import type { PieceFacts } from './facts.ts'

/** What is known of the products in the collection of seating, beds and outdoor seats. */
export const seatingFacts = {} satisfies Record<string, PieceFacts>
