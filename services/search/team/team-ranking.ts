import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { LEARNED_INDEX } from '#contracts/search/learned-choices.ts'
import {
  RANKING_SETTINGS_ID,
  type RankingSettings,
  rankingSettings,
} from '#contracts/team/ranking-settings.ts'
import { ok } from '#domain/result.ts'
import { LEARNED_PLACES_DEFAULT } from '#domain/search/merchandising/learned-order.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { announceWrite } from '../store/index-catalogue.ts'
import type { LiveIndexes } from '../store/live-indexes.ts'
import { rankingTable } from '../store/search-tables.ts'

const roles = ['catalogue'] as const

/**
 * `ranking-settings`: how far searches learn from the choices of visitors. Takes effect immediately in all processes.
 */
export function teamRanking(indexes: LiveIndexes) {
  const find = async (db: Queryable): Promise<RankingSettings> => {
    const [row] = await db.select().from(rankingTable)
    const learned = (await indexes.list()).find(({ name }) => name === LEARNED_INDEX)
    return {
      id: RANKING_SETTINGS_ID,
      version: row?.version ?? 0,
      places: row?.places ?? LEARNED_PLACES_DEFAULT,
      learnedCount: Math.max(0, (learned?.entries ?? 0) - 1),
    }
  }
  return defineResource({
    name: 'ranking-settings',
    isPersonal: false,
    roles,
    filter: z.strictObject({}),
    sortable: ['id'],
    logged: ['places'],
    list: async (db) => ({ items: [await find(db)], total: 1 }),
    async find(db, id, lock) {
      if (id !== RANKING_SETTINGS_ID) return null
      if (lock) await lockRow(db)
      return find(db)
    },
    changes: defineChange<RankingSettings, Pick<RankingSettings, 'places'>>({
      roles,
      input: z.strictObject({ places: rankingSettings.shape.places }),
      async run(tx, _, { places }, { afterCommit }) {
        await tx
          .update(rankingTable)
          .set({ places, version: sql`${rankingTable.version} + 1` })
          .where(eq(rankingTable.id, RANKING_SETTINGS_ID))
        await announceWrite(tx)
        afterCommit(() => indexes.refreshAndAnnounce())
        return ok(true)
      },
    }),
  })
}

/** Locks the row of the settings. It is added if there is none yet, since there would be nothing to lock. */
async function lockRow(db: Queryable): Promise<void> {
  await db
    .insert(rankingTable)
    .values({ id: RANKING_SETTINGS_ID, places: LEARNED_PLACES_DEFAULT, version: 0 })
    .onConflictDoNothing()
  await db.select().from(rankingTable).where(eq(rankingTable.id, RANKING_SETTINGS_ID)).for('update')
}
