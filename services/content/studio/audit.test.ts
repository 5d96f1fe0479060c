import { asc, gt, max } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { auditLog } from '#services/kernel/kernel-tables.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import { documents } from '../documents/content-tables.ts'
import type { ContentService } from '../service.ts'

const now = new Date('2026-11-24T09:00:00Z')
let database: Database
let service: ContentService
let editor = 0

beforeAll(async () => {
  database = await freshDatabase('content')
  service = openContent({
    database,
    clock: () => now,
    team: {
      authenticate: async (accountId) => ok({ accountId, roles: ['content'], confirmedAt: now }),
      findColleagues: async () => [],
    },
  })
})
beforeEach(async () => {
  // An edit is logged once an hour per person.
  editor += 1
  await database.db.delete(documents)
  await mutate([
    { create: { _id: 'home', _type: 'page' } },
    { create: { _id: 'drafts.home', _type: 'page' } },
  ])
  editor += 1
})
afterAll(async () => {
  await service.close()
  await database.close()
})

async function send(path: string, body: object): Promise<number> {
  const headers = { authorization: `Bearer editor-${editor}` }
  const request = new Request(`http://content/team/v1/data/${path}/production`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await service.fetch(request)).status
}
const mutate = (mutations: object[]) => send('mutate', { mutations })
const act = (kind: string, fields: object) =>
  send('actions', { actions: [{ actionType: `sanity.action.document.${kind}`, ...fields }] })

/** Returns the new audit log entries and the current documents. */
async function readChanges(change: () => Promise<number>) {
  const [last] = await database.db.select({ id: max(auditLog.id) }).from(auditLog)
  const status = await change()
  const logged = await database.db
    .select()
    .from(auditLog)
    .where(gt(auditLog.id, last?.id ?? 0))
    .orderBy(asc(auditLog.id))
  const present = await database.db.select({ id: documents.id }).from(documents).orderBy(documents.id)
  return {
    status,
    logged: logged.map(({ action, objectId }) => `${action} ${objectId}`),
    present: present.map(({ id }) => id),
  }
}

const edited = { set: { title: 'x' } }
const attributes = { _type: 'page' }

test.each<[string, string, object]>([
  ['deletes another document', 'delete', { publishedId: 'nothing', includeDrafts: ['home'] }],
  ['deletes the draft of another', 'delete', { publishedId: 'nothing', includeDrafts: ['drafts.home'] }],
  ['edits a published document', 'edit', { draftId: 'home', publishedId: 'home', patch: edited }],
  ['edits one under the name of another', 'edit', { draftId: 'home', publishedId: 'x', patch: edited }],
  ['edits the draft of another', 'edit', { draftId: 'drafts.home', publishedId: 'x', patch: edited }],
  ['discards a published document', 'discard', { draftId: 'home' }],
  ['discards it as a version', 'version.discard', { versionId: 'home' }],
  ['publishes the draft of another', 'publish', { draftId: 'drafts.home', publishedId: 'x' }],
  ['unpublishes into another', 'unpublish', { draftId: 'drafts.x', publishedId: 'home' }],
  ['creates another', 'create', { publishedId: 'x', attributes: { ...attributes, _id: 'drafts.y' } }],
  ['creates a published one', 'create', { publishedId: 'x', attributes: { ...attributes, _id: 'x' } }],
  ['replaces the draft of a draft', 'replaceDraft', { publishedId: 'drafts.home', attributes }],
])('an action that %s is refused', async (_, kind, fields) => {
  expect(await readChanges(() => act(kind, fields))).toEqual({
    status: 400,
    logged: [],
    present: ['drafts.home', 'home'],
  })
})

test.each<[string, object, string[], string[]]>([
  ['delete', { publishedId: 'home', includeDrafts: ['drafts.home'] }, ['delete home'], []],
  ['delete', { publishedId: 'nothing' }, [], ['drafts.home', 'home']],
  ['discard', { draftId: 'drafts.home' }, ['discard home'], ['home']],
  ['version.discard', { versionId: 'versions.spring.home' }, [], ['drafts.home', 'home']],
  ['publish', { draftId: 'drafts.home', publishedId: 'home' }, ['publish home'], ['home']],
  ['unpublish', { draftId: 'drafts.home', publishedId: 'home' }, ['unpublish home'], ['drafts.home']],
  [
    'edit',
    { draftId: 'drafts.home', publishedId: 'home', patch: edited },
    ['edit home'],
    ['drafts.home', 'home'],
  ],
  ['replaceDraft', { publishedId: 'home', attributes }, ['restore home'], ['drafts.home', 'home']],
])('%s of %j is logged as what it changed', async (kind, fields, logged, present) => {
  expect(await readChanges(() => act(kind, fields))).toEqual({ status: 200, logged, present })
})

test('a mutation is logged with the document that it creates, even without an id of its own', async () => {
  const { logged, present } = await readChanges(() => mutate([{ create: attributes }]))
  const made = present.filter((id) => !id.endsWith('home'))
  expect(logged).toEqual([`create ${made[0]}`])
  const others = [{ createIfNotExists: { ...attributes, _id: 'home' } }, { delete: { id: 'nothing' } }]
  expect((await readChanges(() => mutate(others))).logged).toEqual([])
  const byQuery = [{ patch: { query: '*[_id == "home"]', ...edited } }]
  expect((await readChanges(() => mutate(byQuery))).logged).toEqual(['edit home'])
})
