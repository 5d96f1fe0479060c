import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIST_INVITATION_DAYS, LIST_RESTORE_DAYS } from '#domain/list/list-limits.ts'
import { CONFIRMATION_DAYS } from '#domain/newsletter/subscription.ts'
import { COUNTED_DAYS } from '#domain/search/popular-searches.ts'
import { UPDATE_DAYS } from '#domain/updates/updates.ts'
import { type Core, openCore } from '#server/compose/core.ts'
import { scheduledJobs } from '#server/compose/scheduled-jobs.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { VISITOR_DAYS } from '#services/audience/identified-visitors.ts'
import { ENDED_DAYS } from '#services/audience/jobs.ts'
import { CHAT_DAYS } from '#services/chat/service.ts'
import { CART_DAYS, CHECKOUT_DAYS, IMPORT_DAYS } from '#services/commerce/jobs.ts'
import { EVENT_DAYS } from '#services/identity/jobs.ts'
import { EMAIL_DAYS } from '#services/mail/empty-emails.ts'
import { REPLY_DRAFT_DAYS, REQUEST_DAYS } from '#services/platform/requests/remove-requests.ts'
import { freshDatabase } from '#tests/support/database.ts'

const page = readFileSync('docs/retention.md', 'utf8')
const dataFolder = mkdtempSync(join(tmpdir(), 'retention-'))
const database = await freshDatabase()
let core: Core
beforeAll(async () => {
  core = await openCore(
    readConfiguration({ DATA_FOLDER: dataFolder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
  )
})
afterAll(async () => {
  await core.close()
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

test('the retention table lists every scheduled job of the whole shop, and no other', () => {
  const names = scheduledJobs(Object.values(core.services.embedded), core).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const listed = [...page.matchAll(/`([a-z]+: [^`]+)`/g)].map(([, name]) => name)
  expect(new Set(listed)).toEqual(new Set(names))
})

test.each(
  Object.entries({
    EVENT_DAYS,
    EMAIL_DAYS,
    COUNTED_DAYS,
    CART_DAYS,
    CHAT_DAYS,
    CHECKOUT_DAYS,
    IMPORT_DAYS,
    VISITOR_DAYS,
    CONFIRMATION_DAYS,
    ENDED_DAYS,
    REQUEST_DAYS,
    REPLY_DRAFT_DAYS,
    UPDATE_DAYS,
    LIST_RESTORE_DAYS,
    LIST_INVITATION_DAYS,
  }),
)('the period %s of %i days matches the table', (name, days) => {
  const row = page.split('\n').find((line) => line.includes(`\`${name}\``))
  expect(row).toContain(`: ${days} days`)
})
