import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { teamItem } from './convention.ts'

/** What visitors searched for in the last 30 days: `searches`. Days are those of the house. */
export const teamSearch = teamItem.extend({
  language: z.enum(LANGUAGES),
  term: z.string(),
  hasResults: z.boolean(),
  /** Visitors by day, added up. */
  visitors: z.int(),
  lastDay: z.string(),
  /** The team has dealt with it, and no one has made it since. */
  isDone: z.boolean(),
})
export type TeamSearch = z.infer<typeof teamSearch>

/** Other names of things: `synonyms`. `one-way` and `correction`: a search for `word` also finds `words`. */
export const SYNONYM_KINDS = ['both-ways', 'one-way'] as const
export const teamSynonym = teamItem.extend({
  language: z.enum(LANGUAGES),
  kind: z.enum([...SYNONYM_KINDS, 'correction']),
  /** Null if all words find each other. */
  word: z.string().nullable(),
  words: z.array(z.string()),
  isRemoved: z.boolean(),
})
export type TeamSynonym = z.infer<typeof teamSynonym>
