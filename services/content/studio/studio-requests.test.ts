import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import { documents } from '../documents/content-tables.ts'
import type { ContentService } from '../service.ts'

/** These tests send the exact requests of the Studio, with complete URLs and bodies. */

const now = new Date('2026-11-24T09:00:00Z')
let database: Database
let service: ContentService

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
  await database.db.delete(documents)
  const mutations = [
    { create: { _id: 'living', _type: 'postType', title: { en: 'Living' } } },
    { create: { _id: 'notes', _type: 'postType', title: { en: 'Notes' } } },
    {
      create: {
        _id: 'post',
        _type: 'magazine',
        _createdAt: '2026-01-22T07:00:00.000Z',
        title: { en: 'Brass' },
        postType: { _type: 'reference', _ref: 'living' },
      },
    },
  ]
  expect((await post('data/mutate/production', { mutations })).status).toBe(200)
})
afterAll(async () => {
  await service.close()
  await database.close()
})

async function post(path: string, body: object | Uint8Array<ArrayBuffer>) {
  const isBytes = body instanceof Uint8Array
  const headers = {
    authorization: 'Bearer ada',
    'content-type': isBytes ? 'image/png' : 'application/json',
  }
  const response = await service.fetch(
    new Request(`http://content/team/v2025-02-19/${path}`, {
      method: 'POST',
      headers,
      body: isBytes ? body : JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

async function get(path: string) {
  const headers = { authorization: 'Bearer ada' }
  return service.fetch(new Request(`http://content/team/v2025-02-19/${path}`, { headers }))
}

const act = (tag: string, body: { actions: object[]; [setting: string]: unknown }) =>
  post(`data/actions/production?tag=sanity.studio.document.${tag}`, body)
const ids = { draftId: 'drafts.post', publishedId: 'post' }

/** Simulates typing, which is saved after every few characters. */
function type(patch: string, transactionId: string) {
  const edit = (part: object) => ({ actionType: 'sanity.action.document.edit', ...ids, patch: part })
  const actions = [
    edit({ unset: ['_empty_action_guard_pseudo_field_'] }),
    edit({ setIfMissing: { title: {} } }),
    edit({ diffMatchPatch: { 'title.en': patch } }),
  ]
  return act('commit', { actions, transactionId })
}

/** Returns the titles of the published document and of its draft. */
async function titles() {
  const response = await get('data/doc/production/post,drafts.post')
  const body = (await response.json()) as { documents: { _id: string; title: { en: string } }[] }
  const findTitle = (id: string) => body.documents.find(({ _id }) => _id === id)?.title.en ?? null
  return [findTitle('post'), findTitle('drafts.post')]
}

describe('a document', () => {
  test('is edited, and its changes are discarded', async () => {
    expect((await type('@@ -1,5 +1,6 @@\n Brass\n+,\n', 'typed-1')).status).toBe(200)
    expect((await type('@@ -1,6 +1,10 @@\n Brass,\n+ now\n', 'typed-2')).status).toBe(200)
    expect(await titles()).toEqual(['Brass', 'Brass, now'])
    const discard = { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.post' }
    expect((await act('discard-changes', { actions: [discard] })).status).toBe(200)
    expect(await titles()).toEqual(['Brass', null])
  })

  test('is published over its published version, and unpublished', async () => {
    const { body: before } = await act('commit', {
      actions: [
        { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { 'title.en': 'Bronze' } } },
      ],
      transactionId: 'bronze',
    })
    expect(before).toEqual({ transactionId: 'bronze' })
    const { documents: known } = (await (await get('data/doc/production/post')).json()) as {
      documents: { _rev: string }[]
    }
    const publish = {
      actionType: 'sanity.action.document.publish',
      ...ids,
      ifPublishedRevisionId: known[0]?._rev,
    }
    expect((await act('publish', { actions: [publish] })).status).toBe(200)
    expect(await titles()).toEqual(['Bronze', null])
    const unpublish = { actionType: 'sanity.action.document.unpublish', ...ids }
    const body = { actions: [unpublish], skipCrossDatasetReferenceValidation: true }
    expect((await act('unpublish', body)).status).toBe(200)
    expect(await titles()).toEqual([null, 'Bronze'])
  })

  test('is not unpublished while others refer to it', async () => {
    const unpublish = {
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.living',
      publishedId: 'living',
    }
    const body = { actions: [unpublish], skipCrossDatasetReferenceValidation: true }
    expect((await act('unpublish', body)).status).toBe(409)
  })

  test('is not deleted while others refer to it, and the refusal names them', async () => {
    const remove = (publishedId: string) =>
      act('delete', {
        actions: [{ actionType: 'sanity.action.document.delete', includeDrafts: [], publishedId }],
        skipCrossDatasetReferenceValidation: true,
      })
    const { status, body } = await remove('living')
    expect(status).toBe(409)
    expect(body.error).toMatchObject({
      description: expect.stringContaining('"post"'),
      items: [
        { error: { type: 'documentHasExistingReferencesError', id: 'living', referencingIDs: ['post'] } },
      ],
    })
    expect((await remove('notes')).status).toBe(200)
  })

  test('is reverted to an earlier state, which becomes its draft', async () => {
    await type('@@ -1,5 +1,6 @@\n Brass\n+!\n', 'typed')
    await act('publish', { actions: [{ actionType: 'sanity.action.document.publish', ...ids }] })
    expect(await titles()).toEqual(['Brass!', null])
    const earlier = await get('data/history/production/documents/drafts.post?revision=typed')
    const [state] = ((await earlier.json()) as { documents: { _rev: string; title: { en: string } }[] })
      .documents
    expect(state).toMatchObject({ _rev: 'typed', title: { en: 'Brass!' } })
    const attributes = {
      ...state,
      _id: 'drafts.post',
      title: { en: 'Brass' },
      _createdAt: '2026-01-22T07:00:00.000Z',
    }
    const revert = { actionType: 'sanity.action.document.replaceDraft', publishedId: 'post', attributes }
    expect((await post('data/actions/production?tag=sanity.studio', { actions: [revert] })).status).toBe(200)
    expect(await titles()).toEqual(['Brass!', 'Brass'])
  })
})

test('a picture is uploaded, served by the address of its id, and the same bytes are uploaded once', async () => {
  const picture = { create: { width: 80, height: 60, channels: 3, background: 'teal' } } as const
  const bytes = new Uint8Array(await sharp(picture).png().toBuffer())
  const upload = (name: string) =>
    post(`assets/images/production?tag=sanity.studio.asset.upload&filename=${name}`, bytes)
  const { status, body } = await upload('teal.png')
  expect(status).toBe(200)
  const { _id, url, originalFilename } = body.document
  expect([_id, originalFilename]).toEqual([
    expect.stringMatching(/^image-[0-9a-f]{40}-80x60-png$/),
    'teal.png',
  ])
  const name = `${_id.slice('image-'.length).replace(/-png$/, '')}.png`
  expect(url).toBe(`/services/content/images/house/production/${name}`)
  const served = await service.fetch(
    new Request(`http://content/images/house/production/${name}?w=40&h=40&fit=crop`),
  )
  const { width, height } = await sharp(await served.arrayBuffer()).metadata()
  expect([served.status, width, height]).toEqual([200, 40, 40])
  expect((await upload('again.png')).body.document._id).toBe(_id)
})
