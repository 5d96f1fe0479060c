import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import { ok } from '#domain/result.ts'
import de from '#messages/desk/de.json' with { type: 'json' }
import en from '#messages/desk/en.json' with { type: 'json' }
import es from '#messages/desk/es.json' with { type: 'json' }
import fr from '#messages/desk/fr.json' with { type: 'json' }
import it from '#messages/desk/it.json' with { type: 'json' }
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { actionKeys, resourceKeys } from '../../../desk/sections/audit-log/message-keys.ts'
import { readConfiguration } from '../../settings/config.ts'
import { type Core, openCore } from '../core.ts'
import { createTeam } from './team-service.ts'

const MESSAGES: Record<string, object> = { de, en, es, fr, it }
const dataFolder = mkdtempSync(join(tmpdir(), 'audited-'))
const database = await freshDatabase()
const configuration = readConfiguration({
  DATA_FOLDER: dataFolder,
  DATABASE_URL: database.url,
  LOG_LEVEL: 'silent',
})
let core: Core
beforeAll(async () => {
  core = await openCore(configuration)
})
afterAll(async () => {
  await core.close()
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

type Listed = { resource: string; action: string }

/** The actions by which an administrator can filter the audit log of the whole shop. */
async function listAudited(): Promise<Listed[]> {
  const team = createTeam(
    { configuration, database, limiter: UNLIMITED, log: pino({ level: 'silent' }) },
    Object.values(core.services.embedded),
    async () => ok({ accountId: 'a', roles: ['admin'], confirmedAt: TEST_TIME }),
  )
  const headers = { authorization: 'Bearer a' }
  const request = new Request('http://team.internal/audit-actions?range=0-199', { headers })
  const { items } = (await (await team.fetch(request)).json()) as { items: Listed[] }
  return items
}

/** Written out in full, so that the test fails if a service logs more or fewer actions. */
const AUDITED: Record<string, readonly string[]> = {
  'category-orders': ['update'],
  chats: ['assign', 'close', 'reply', 'transcript', 'whisper'],
  'credit-accounts': ['change-terms', 'create', 'invoice-paid', 'remind'],
  customers: ['change-company', 'clear-bounce', 'data-copy', 'delete', 'send-password-link'],
  discounts: ['create', 'end', 'update'],
  documents: ['create', 'delete', 'discard', 'edit', 'publish', 'restore', 'unpublish'],
  emails: ['resend'],
  'newsletter-issues': ['create', 'delete', 'pause', 'resume', 'send', 'test', 'update'],
  orders: [
    'add-note',
    'cancel',
    'correct-address',
    'correct-parcel',
    'deliver',
    'export',
    'packing-slip',
    'pro-forma',
    'refund',
    'refund-transferred',
    'resend-email',
    'ship',
    'take-back',
    'transfer-received',
  ],
  people: ['create', 'remove', 'reset-second-factor', 'set-roles', 'update'],
  pictures: ['create'],
  'product-export': ['export'],
  'product-imports': ['apply', 'create'],
  products: ['create', 'set-stock', 'update'],
  quotes: ['comment', 'create', 'ordered', 'revise', 'send', 'update', 'withdraw'],
  'ranking-settings': ['update'],
  'reply-templates': ['create', 'remove', 'update'],
  requests: ['assign', 'close', 'merge', 'note', 'reopen', 'reply', 'split'],
  'saved-filters': ['create', 'remove', 'update'],
  'search-rules': ['create', 'remove', 'restore', 'turn-off', 'turn-on', 'update'],
  searches: ['mark-done'],
  'sent-records': ['limit-reached'],
  synonyms: ['create', 'remove', 'restore', 'update'],
  'subscriber-imports': ['create'],
  subscribers: ['erase', 'export', 'unsubscribe'],
  'trade-applications': ['approve', 'note', 'reject', 'request-more', 'undo'],
}

test('the shop’s audit log can be filtered by exactly the actions that its services log', async () => {
  const listed = Map.groupBy(await listAudited(), ({ resource }) => resource)
  const names = [...listed].map(([resource, of]) => [resource, of.map(({ action }) => action).toSorted()])
  expect(Object.fromEntries(names)).toEqual(AUDITED)
})

test.each(LANGUAGES)('everything that is logged has words: %s', async (language) => {
  const wordOf = (keys: readonly string[]) =>
    keys.map((key) => messageAt(MESSAGES[language], key)).find(Boolean)
  const wordless = (await listAudited()).flatMap(({ resource, action }) => [
    ...(wordOf(resourceKeys(resource)) ? [] : [resource]),
    ...(wordOf(actionKeys(resource, action)) ? [] : [`${resource}.${action}`]),
  ])
  expect(wordless).toEqual([])
})

function messageAt(messages: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], messages)
}
