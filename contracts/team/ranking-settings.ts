import { z } from 'zod'
import { LEARNED_PLACES_MAX } from '#domain/search/merchandising/learned-order.ts'
import { teamItem } from './convention.ts'

/** `ranking-settings`: how far search ranking may learn from visitors. There is only one item. */
export const RANKING_SETTINGS_ID = 'ranking'
export const rankingSettings = teamItem.extend({
  /** The maximum places by which a piece may move; 0 turns learning off. */
  places: z.int().min(0).max(LEARNED_PLACES_MAX),
  /** The number of searches with learned scores. */
  learnedCount: z.int(),
})
export type RankingSettings = z.infer<typeof rankingSettings>
