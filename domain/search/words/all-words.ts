import { COLOR_WORDS } from './color-words.ts'
import { DECOR_KINDS } from './kinds/decor-kinds.ts'
import { LIGHTING_KINDS } from './kinds/lighting-kinds.ts'
import { SEATING_KINDS } from './kinds/seating-kinds.ts'
import { STORAGE_KINDS } from './kinds/storage-kinds.ts'
import { TABLE_KINDS } from './kinds/table-kinds.ts'
import { TABLEWARE_KINDS } from './kinds/tableware-kinds.ts'
import { MATERIAL_WORDS } from './material-words.ts'
import { OFFER_WORDS } from './offer-words.ts'
import { PAGE_WORDS } from './page-words.ts'
import { ROOM_WORDS } from './room-words.ts'
import { SEAT_WORDS } from './seat-words.ts'
import { SHAPE_WORDS, SIZE_WORDS } from './shape-words.ts'
import { STYLE_WORDS } from './style-words.ts'
import type { WordRow } from './word-row.ts'

export const KIND_WORDS: readonly WordRow[] = [
  ...SEATING_KINDS,
  ...TABLE_KINDS,
  ...STORAGE_KINDS,
  ...LIGHTING_KINDS,
  ...DECOR_KINDS,
  ...TABLEWARE_KINDS,
]

/** Qualities of a piece besides its kind. */
export const QUALITY_WORDS: readonly WordRow[] = [
  ...COLOR_WORDS,
  ...MATERIAL_WORDS,
  ...SHAPE_WORDS,
  ...SIZE_WORDS,
  ...ROOM_WORDS,
  ...STYLE_WORDS,
  ...OFFER_WORDS,
]

export const ALL_WORDS: readonly WordRow[] = [...KIND_WORDS, ...SEAT_WORDS, ...QUALITY_WORDS, ...PAGE_WORDS]
