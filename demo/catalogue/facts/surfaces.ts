import type { PieceFacts } from './facts.ts'

/** What is known of the products in the collection of tables, desks and storage. */
export const surfacesFacts = {} satisfies Record<string, PieceFacts>
