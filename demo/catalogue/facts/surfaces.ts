import type { PieceFacts } from './facts.ts'
import { alpineFacts } from './surfaces-alpine.ts'
import { cabinetFacts } from './surfaces-cabinet.ts'
import { forgeFacts } from './surfaces-forge.ts'
import { stoneFacts } from './surfaces-stone.ts'
import { studyFacts } from './surfaces-study.ts'

/** The data of all tables, desks and storage. */
export const surfacesFacts = {
  ...stoneFacts,
  ...cabinetFacts,
  ...studyFacts,
  ...alpineFacts,
  ...forgeFacts,
} satisfies Record<string, PieceFacts>
