import type { PieceFacts } from './facts.ts'
import { cabinetFacts } from './surfaces-cabinet.ts'
import { stoneFacts } from './surfaces-stone.ts'

/** What is known of the products in the collection of tables, desks and storage. */
export const surfacesFacts = { ...stoneFacts, ...cabinetFacts } satisfies Record<string, PieceFacts>
