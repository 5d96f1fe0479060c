import type { PieceFacts } from './facts.ts'

/** What is known of the products in the collection of rugs, vases, objects and tableware. */
export const objectsFacts = {} satisfies Record<string, PieceFacts>
