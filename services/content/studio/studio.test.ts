import { createClient } from '@sanity/client'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import type { Role } from '#domain/team/roles.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { auditLog } from '#services/kernel/kernel-tables.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import { revisions } from '../documents/content-tables.ts'
import { importDocuments } from '../mutations/import-documents.ts'
import type { ContentService } from '../service.ts'

const now = new Date('2026-11-24T09:00:00Z')
let database: Database
let service: ContentService

beforeAll(async () => {
  database = await freshDatabase('content')
  service = openContent({
    database,
    clock: () => now,
    team: {
      authenticate: async (token) => {
        const role = token.split(' of ').at(-1) as Role
        if (!token.startsWith('token of ')) return refuse('unauthenticated')
        return ok({ accountId: `account of ${role}`, roles: [role], confirmedAt: now })
      },
      findColleagues: async (ids) =>
        ids.map((id) => ({ id, name: 'Ada', email: 'ada@house.example', roles: ['content'] })),
    },
  })
})
beforeEach(async () => {
  const post = { _id: 'post', _type: 'post', title: { en: 'A lamp' } }
  const other = { _id: 'other', _type: 'post', title: { en: 'Another' } }
  await importDocuments(database, [post, other], { now, existing: 'replace' })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

const BASE = 'http://content/team/v2025-02-19'

async function call(role: Role | null, path: string, body?: unknown) {
  const headers = role ? { authorization: `Bearer token of ${role}` } : {}
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await service.fetch(new Request(BASE + path, init))
  return { status: response.status, body: await response.json() }
}

/** Creates the official client as the Studio does. */
function createStudioClient(role: Role) {
  return createClient({
    projectId: 'house',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: 'http://content/team',
    useProjectHostname: false,
    useCdn: false,
    token: `token of ${role}`,
    perspective: 'raw',
    resolveFetch: () => (url, init) => service.fetch(new Request(url, init)),
  })
}

async function read(id: string) {
  return createStudioClient('content').getDocument(id)
}

async function clear(...ids: string[]) {
  const mutations = ids.map((id) => ({ delete: { id } }))
  const response = await service.fetch(
    new Request('http://content/v1/data/mutate/production', {
      method: 'POST',
      headers: { authorization: 'Bearer write-token' },
      body: JSON.stringify({ mutations }),
    }),
  )
  expect(response.status).toBe(200)
}

const PATHS = ['/users/me', '/data/query/production?query=*', '/data/listen/production?query=*']

describe('who may do what', () => {
  test.each(PATHS)('%s is for the team only', async (path) => {
    expect((await call(null, path)).status).toBe(401)
    const token = { headers: { authorization: 'Bearer write-token' } }
    expect((await service.fetch(new Request(BASE + path, token))).status).toBe(401)
  })

  test('an access token of the team is not valid for public calls', async () => {
    const headers = { authorization: 'Bearer token of admin' }
    const request = new Request('http://content/v1/data/query/production?query=*', { headers })
    expect((await service.fetch(request)).status).toBe(401)
  })

  test.each([
    ['content', 'editor', true],
    ['admin', 'administrator', true],
    ['orders', 'viewer', false],
    ['catalogue', 'viewer', false],
  ] as const)('%s is %s', async (role, name, mayEdit) => {
    const { body: me } = await call(role, '/users/me')
    expect(me).toMatchObject({ id: `account of ${role}`, name: 'Ada', roles: [{ name }] })
    const { body: grants } = await call(role, '/projects/house/datasets/production/acl')
    expect(grants[0].permissions.includes('update')).toBe(mayEdit)
    const status = mayEdit ? 200 : 403
    const patch = { set: { note: role } }
    const edit = {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.post',
      publishedId: 'post',
      patch,
    }
    expect((await call(role, '/data/actions/production', { actions: [edit] })).status).toBe(status)
    const mutations = [{ patch: { id: 'post', ...patch } }]
    expect((await call(role, '/data/mutate/production', { mutations })).status).toBe(status)
    expect((await call(role, '/data/query/production?query=count(*)&perspective=raw')).status).toBe(200)
  })
})

describe('the life of a document', () => {
  beforeEach(() => clear('drafts.post', 'drafts.new', 'new'))

  const publish = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.post',
    publishedId: 'post',
  } as const
  const typed = (patch: string) =>
    ({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.post',
      publishedId: 'post',
      patch: { diffMatchPatch: { 'title.en': patch } },
    }) as const

  test('a typed word becomes a draft, and published it replaces the document', async () => {
    const studio = createStudioClient('content')
    await studio.action(typed('@@ -1,6 +1,11 @@\n A lamp\n+ glow\n'))
    expect(await read('drafts.post')).toMatchObject({ title: { en: 'A lamp glow' } })
    expect(await read('post')).toMatchObject({ title: { en: 'A lamp' } })
    await studio.action(publish)
    expect(await read('drafts.post')).toBeUndefined()
    expect(await read('post')).toMatchObject({ title: { en: 'A lamp glow' } })
  })

  test('text beyond ASCII is changed at the right place', async () => {
    const studio = createStudioClient('content')
    await studio.createOrReplace({ _id: 'drafts.post', _type: 'post', title: { en: 'Für 🪑 Tische' } })
    await studio.action(
      typed('@@ -6,10 +6,10 @@\n %F0%9F%AA%91 \n-Tisch\n+Stühl\n e\n'.replace('ü', '%C3%BC')),
    )
    expect(await read('drafts.post')).toMatchObject({ title: { en: expect.stringContaining('🪑') } })
  })

  test('a new document whose draft is discarded', async () => {
    const studio = createStudioClient('content')
    await studio.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'new',
      attributes: { _id: 'drafts.new', _type: 'post' },
      ifExists: 'fail',
    })
    expect(await read('drafts.new')).toMatchObject({ _type: 'post' })
    const discard = { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.new' }
    expect((await call('content', '/data/actions/production', { actions: [discard] })).status).toBe(200)
    expect(await read('drafts.new')).toBeUndefined()
  })

  test('an unpublished document is a draft again', async () => {
    await createStudioClient('content').action({
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.post',
      publishedId: 'post',
    })
    expect(await read('post')).toBeUndefined()
    expect(await read('drafts.post')).toMatchObject({ title: { en: 'A lamp' } })
  })

  test('a version published meanwhile is not overwritten', async () => {
    await createStudioClient('content').action(typed('@@ -1,6 +1,7 @@\n A lamp\n+s\n'))
    const outdated = { ...publish, ifPublishedRevisionId: 'an older one' }
    const { status, body } = await call('content', '/data/actions/production', { actions: [outdated] })
    expect(status).toBe(409)
    expect(body.error.items[0].error.type).toBe('documentRevisionIDDoesNotMatchError')
  })

  test('several simultaneous edits create one state', async () => {
    const edit = (patch: object) => ({ ...typed(''), patch })
    const actions = [edit({ setIfMissing: { note: 'a' } }), edit({ set: { note: 'b' } })]
    const { body } = await call('content', '/data/actions/production', { actions })
    expect(await read('drafts.post')).toMatchObject({ note: 'b', _rev: body.transactionId })
    const states = await database.db
      .select()
      .from(revisions)
      .where(eq(revisions.transactionId, body.transactionId))
    expect(states).toHaveLength(1)
  })

  test('several actions are applied all or none', async () => {
    const missing = { ...publish, draftId: 'drafts.none', publishedId: 'none' }
    const edit = typed('@@ -1,6 +1,7 @@\n A lamp\n+s\n')
    expect((await call('content', '/data/actions/production', { actions: [edit, missing] })).status).toBe(404)
    expect(await read('drafts.post')).toBeUndefined()
  })

  test('a reference to a draft becomes strong when it is published, unless its field is weak', async () => {
    const reference = { _type: 'reference', _ref: 'other', _weak: true }
    await createStudioClient('content').createOrReplace({
      _id: 'drafts.post',
      _type: 'post',
      strong: { ...reference, _strengthenOnPublish: { type: 'post' } },
      weak: { ...reference, _strengthenOnPublish: { type: 'post', weak: true } },
    })
    await createStudioClient('content').action(publish)
    expect(await read('post')).toMatchObject({
      strong: { _type: 'reference', _ref: 'other' },
      weak: { _ref: 'other', _weak: true },
    })
    expect((await read('post'))?.strong).not.toHaveProperty('_weak')
  })

  test('the audit log names the document and who changed it, but none of its content', async () => {
    await createStudioClient('content').action(typed('@@ -1,6 +1,7 @@\n A lamp\n+s\n'))
    await createStudioClient('content').action(typed('@@ -1,7 +1,8 @@\n A lamps\n+.\n'))
    await createStudioClient('content').action(publish)
    const events = await database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(3)
    expect(events[0]).toMatchObject({
      accountId: 'account of content',
      resource: 'documents',
      objectId: 'post',
      action: 'publish',
      before: {},
      after: {},
    })
    expect(events.filter(({ action }) => action === 'edit').length).toBeLessThanOrEqual(1)
  })
})

describe('a document that another refers to', () => {
  beforeEach(async () => {
    await createStudioClient('content').createOrReplace({
      _id: 'post',
      _type: 'post',
      related: [{ _key: 'a', _type: 'reference', _ref: 'other' }],
    })
  })

  test('is not deleted', async () => {
    const mutations = [{ delete: { id: 'other' } }]
    const { status, body } = await call('content', '/data/mutate/production', { mutations })
    expect(status).toBe(409)
    expect(body.error.items[0]).toMatchObject({
      index: 0,
      error: { type: 'documentHasExistingReferencesError', id: 'other', referencingIDs: ['post'] },
    })
    expect(await read('other')).toBeDefined()
  })

  test.each([
    ['together with the other', [{ delete: { id: 'post' } }]],
    ['once the reference is removed', [{ patch: { id: 'post', unset: ['related'] } }]],
    ['once the reference is weak', [{ patch: { id: 'post', set: { 'related[0]._weak': true } } }]],
  ])('is deleted %s', async (_, first) => {
    const mutations = [...first, { delete: { id: 'other' } }]
    expect((await call('content', '/data/mutate/production', { mutations })).status).toBe(200)
  })
})

describe('who listens', () => {
  test('receives a change by someone else with everything needed to apply it', async () => {
    const events: Record<string, unknown>[] = []
    const opened = Promise.withResolvers<void>()
    const heard = Promise.withResolvers<void>()
    const listening = createStudioClient('orders')
      .listen(
        '*[_id == $id]',
        { id: 'drafts.post' },
        { includeResult: false, events: ['welcome', 'mutation'], effectFormat: 'mendoza' },
      )
      .subscribe({
        next(event) {
          if (event.type === 'welcome') return opened.resolve()
          events.push(event as unknown as Record<string, unknown>)
          return events.length === 3 ? heard.resolve() : undefined
        },
        error: heard.reject,
      })
    await clear('drafts.post')
    await opened.promise
    const editor = createStudioClient('content')
    const draft = { _id: 'drafts.post', _type: 'post', title: { en: 'A' } }
    const created = await editor.create(draft)
    await editor.createOrReplace({ _id: 'other', _type: 'post', title: { en: 'unheard' } })
    const patched = await editor.patch('drafts.post').set({ 'title.en': 'AB' }).commit()
    await editor.delete('drafts.post')
    await heard.promise
    listening.unsubscribe()
    expect(events).toMatchObject([
      {
        documentId: 'drafts.post',
        transition: 'appear',
        resultRev: created._rev,
        identity: 'account of content',
        mutations: [{ create: draft }],
      },
      {
        transition: 'update',
        previousRev: created._rev,
        resultRev: patched._rev,
        mutations: [{ patch: { set: { 'title.en': 'AB' } } }],
        effects: { apply: expect.arrayContaining(['AB', 'en']), revert: expect.arrayContaining(['A', 'en']) },
      },
      { transition: 'disappear', previousRev: patched._rev },
    ])
  })
})
