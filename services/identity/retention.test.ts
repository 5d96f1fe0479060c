import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { accounts, signInEvents } from './identity-tables.ts'
import { EVENT_DAYS, removeOldEvents } from './jobs.ts'

const DAY_MS = 86_400_000
const database = await freshDatabase('identity')
afterAll(() => database.close())
const now = new Date('2026-11-22T09:00:00Z')
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * DAY_MS - ms)

async function addAccount(): Promise<string> {
  const person = { email: `${randomUUID()}@example.com`, language: 'en' as const, createdAt: now }
  const [account] = await database.db.insert(accounts).values(person).returning()
  return account?.id ?? ''
}

test('events of an account are deleted after a year', async () => {
  const accountId = await addAccount()
  const times = [daysAgo(EVENT_DAYS, 1), daysAgo(EVENT_DAYS), now]
  await database.db
    .insert(signInEvents)
    .values(times.map((happenedAt) => ({ accountId, kind: 'signed-in' as const, happenedAt })))
  await removeOldEvents(database, now)
  const left = await database.db.select({ at: signInEvents.happenedAt }).from(signInEvents)
  expect(left.map(({ at }) => at)).toEqual([daysAgo(EVENT_DAYS), now])
})
