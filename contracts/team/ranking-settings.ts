import { z } from 'zod'
import { LEARNED_PLACES_MAX } from '#domain/search/merchandising/learned-order.ts'
import { teamItem } from './convention.ts'

/** How far the ranking of searches may learn: `ranking-settings`, of which there is one. */
export const RANKING_SETTINGS_ID = 'ranking'
export const rankingSettings = teamItem.extend({
  /** By how many places a piece may move because visitors chose it; 0 turns learning off. */
  places: z.int().min(0).max(LEARNED_PLACES_MAX),
  /** Of how many searches something was learned. */
  learnedCount: z.int(),
})
export type RankingSettings = z.infer<typeof rankingSettings>
