import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Database } from '#services/kernel/database/database.ts'
import { isUnstorable } from '#services/kernel/database/unstorable.ts'
import type { StaffCall } from '../content-call.ts'
import { readJson } from '../read-json.ts'
import { refuse } from '../wire-errors.ts'
import { preferences } from './preference-tables.ts'

export const PREFERENCES_BODY_MAX_BYTES = 65_536
const KEYS_PER_CALL_MAX = 100
/** The Studio has a key for each list and each time field. If there are too many, the oldest are removed. */
const KEYS_PER_MEMBER_MAX = 500
const PREFERENCE_DAYS = 365
const DAY_MS = 86_400_000

const key = z.string().min(1).max(256)
const pairs = z
  .array(z.object({ key, value: z.json() }))
  .min(1)
  .max(KEYS_PER_CALL_MAX)

/** `GET /users/me/keyvalue/{key,key,…}`: returns `[{ key, value }]` for existing keys. */
export async function servePreferences(context: Context, { options, author }: StaffCall): Promise<Response> {
  const keys = (context.req.param('keys') ?? '').split(',').slice(0, KEYS_PER_CALL_MAX)
  const found = await options.database.db
    .select({ key: preferences.key, value: preferences.value })
    .from(preferences)
    .where(and(eq(preferences.accountId, author), inArray(preferences.key, keys)))
  return context.json(found)
}

/** `PUT /users/me/keyvalue` with `[{ key, value }]`: stores values. Null removes a key. */
export async function storePreferences(context: Context, { options, author }: StaffCall): Promise<Response> {
  const body = pairs.safeParse(await readJson(context))
  if (!body.success) return refuse(context, 400, 'Bad Request', 'the body must be a list of keys and values')
  const chosen = [...new Map(body.data.map((pair) => [pair.key, pair])).values()]
  const rows = chosen
    .filter(({ value }) => value !== null)
    // Sort the keys, so that two windows of the same person cannot deadlock.
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map((pair) => ({ ...pair, accountId: author, storedAt: options.clock() }))
  const removed = chosen.filter(({ value }) => value === null).map((pair) => pair.key)
  try {
    await options.database.db.transaction(async (transaction) => {
      if (removed.length > 0) await transaction.delete(preferences).where(isOwnedBy(author, removed))
      if (rows.length === 0) return
      await transaction
        .insert(preferences)
        .values(rows)
        .onConflictDoUpdate({
          target: [preferences.accountId, preferences.key],
          set: { value: sql`excluded.value`, storedAt: sql`excluded.stored_at` },
        })
      const excess = await transaction
        .select({ key: preferences.key })
        .from(preferences)
        .where(eq(preferences.accountId, author))
        .orderBy(desc(preferences.storedAt), preferences.key)
        .offset(KEYS_PER_MEMBER_MAX)
      if (excess.length === 0) return
      await transaction.delete(preferences).where(
        isOwnedBy(
          author,
          excess.map((row) => row.key),
        ),
      )
    })
  } catch (error) {
    if (!isUnstorable(error)) throw error
    return refuse(context, 400, 'Bad Request', 'a value contains text that cannot be stored')
  }
  return context.json(chosen)
}

function isOwnedBy(accountId: string, keys: string[]) {
  return and(eq(preferences.accountId, accountId), inArray(preferences.key, keys))
}

export async function removeOldPreferences({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db
    .delete(preferences)
    .where(lt(preferences.storedAt, new Date(now.getTime() - PREFERENCE_DAYS * DAY_MS)))
}
