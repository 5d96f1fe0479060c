import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { teamItem } from './convention.ts'

/** `searches`: visitors' searches of the last 30 days, by day of the house. */
export const teamSearch = teamItem.extend({
  language: z.enum(LANGUAGES),
  term: z.string(),
  hasResults: z.boolean(),
  /** The sum over all days. */
  visitors: z.int(),
  lastDay: z.string(),
  /** Whether the team has handled it, and no one has searched for it since. */
  isDone: z.boolean(),
})
export type TeamSearch = z.infer<typeof teamSearch>

/** `synonyms`. `one-way` and `correction`: a search for `word` also finds `words`. */
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
