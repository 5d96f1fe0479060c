import type { PieceSpec } from './spec.ts'
import { alpineSpecs } from './surfaces-alpine.ts'
import { cabinetSpecs } from './surfaces-cabinet.ts'
import { forgeSpecs } from './surfaces-forge.ts'
import { stoneSpecs } from './surfaces-stone.ts'
import { studySpecs } from './surfaces-study.ts'

/** The data of all tables, desks and storage. */
export const surfacesSpecs = {
  ...stoneSpecs,
  ...cabinetSpecs,
  ...studySpecs,
  ...alpineSpecs,
  ...forgeSpecs,
} satisfies Record<string, PieceSpec>
