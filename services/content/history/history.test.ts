import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openContent } from '#tests/support/open-content.ts'
import { revisions } from '../documents/content-tables.ts'
import { importDocuments } from '../mutations/import-documents.ts'
import type { ContentService } from '../service.ts'
import { removeOldRevisions } from '../service.ts'

let now = new Date('2026-11-24T09:00:00Z')
let database: Database
let service: ContentService

beforeAll(async () => {
  database = await freshDatabase('content')
  service = openContent({
    database,
    clock: () => now,
    team: {
      authenticate: async (token) => ok({ accountId: token, roles: ['content'], confirmedAt: now }),
      findColleagues: async () => [],
    },
  })
  const post = {
    _id: 'post',
    _type: 'post',
    title: 'Imported',
    _rev: 'r0',
    _updatedAt: '2026-11-01T00:00:00Z',
  }
  await importDocuments(database, [post], { now, existing: 'replace' })
  await act('edit-1', { actionType: 'edit', draftId, publishedId: 'post', patch: { set: { title: 'One' } } })
  await act('edit-2', { actionType: 'edit', draftId, publishedId: 'post', patch: { set: { title: 'Two' } } })
  await act('publish', { actionType: 'publish', draftId, publishedId: 'post' })
  await act('unpublish', { actionType: 'unpublish', draftId, publishedId: 'post' })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

const draftId = 'drafts.post'

async function act(transactionId: string, { actionType, ...action }: Record<string, unknown>) {
  now = new Date(now.getTime() + 60_000)
  const actions = [{ ...action, actionType: `sanity.action.document.${actionType}` }]
  const body = JSON.stringify({ actions, transactionId })
  expect((await call('/data/actions/production', { method: 'POST', body })).status).toBe(200)
}

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: 'Bearer ada' }
  return service.fetch(new Request(`http://content/team/v2025-02-19${path}`, { ...init, headers }))
}

async function transactions(search: string) {
  const response = await call(`/data/history/production/transactions/post,${draftId}?${search}`)
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

describe('the history of a document', () => {
  test('has its transactions, their authors, and the state before', async () => {
    const found = await transactions('reverse=true&excludeContent=true')
    expect(found.map(({ id }) => id)).toEqual(['unpublish', 'publish', 'edit-2', 'edit-1', 'r0'])
    expect(found[0]).toMatchObject({ author: 'ada', documentIDs: [draftId, 'post'] })
    expect(found[0]).not.toHaveProperty('mutations')
  })

  test('is read in pages', async () => {
    const ids = async (search: string) => (await transactions(search)).map(({ id }) => id)
    expect(await ids('reverse=true&limit=2')).toEqual(['unpublish', 'publish'])
    expect(await ids('reverse=true&limit=2&toTransaction=publish')).toEqual(['publish', 'edit-2'])
    expect(await ids('fromTransaction=edit-2&toTransaction=publish')).toEqual(['edit-2', 'publish'])
  })

  test('leads from any state to the previous one', async () => {
    const found = await transactions('reverse=true&effectFormat=mendoza')
    let draft: unknown = { _id: draftId, _type: 'post', title: 'Two' }
    const titles: unknown[] = []
    for (const { effects } of found.filter(({ effects }) => effects[draftId]).slice(1)) {
      draft = applyPatch(draft as object | null, effects[draftId].revert)
      titles.push((draft as { title?: string } | null)?.title)
    }
    // Publishing removed the draft, so it exists again one step back.
    expect(titles).toEqual(['Two', 'One', undefined])
  })

  test.each([
    ['revision=edit-1', [{ _id: draftId, title: 'One' }]],
    ['revision=publish', [{ _id: 'post', title: 'Two' }]],
    ['lastRevision=true', [{ title: 'Two' }, { title: 'Two' }]],
    ['time=2026-11-24T09:02:30Z', [{ title: 'Imported' }, { title: 'Two' }]],
    ['time=2026-11-20T00:00:00Z', [{ title: 'Imported' }]],
  ])('%s', async (search, expected) => {
    const response = await call(`/data/history/production/documents/post,${draftId}?${search}`)
    const { documents } = (await response.json()) as { documents: object[] }
    expect(documents.slice(-expected.length)).toMatchObject(expected)
  })

  test('lists events without edits', async () => {
    const response = await call(`/data/history/production/events/documents/${draftId}?limit=100`)
    const { events, nextCursor } = (await response.json()) as {
      events: Record<string, object[]>
      nextCursor: string
    }
    expect(nextCursor).toBe('')
    expect(events[draftId]).toMatchObject([
      { type: 'unpublishDocument', id: 'unpublish', versionId: draftId },
      { type: 'publishDocumentVersion', id: 'publish', versionRevisionId: 'edit-2', author: 'ada' },
      { type: 'createDocumentVersion', id: 'edit-1', documentId: 'post' },
    ])
  })

  test('removes drafts after 30 days and published states after a year', async () => {
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
    const left = async () => (await database.db.select().from(revisions)).map(({ documentId }) => documentId)
    await removeOldRevisions(database, later(20))
    expect(await left()).toContain(draftId)
    await removeOldRevisions(database, later(31))
    expect(new Set(await left())).toEqual(new Set(['post']))
    await removeOldRevisions(database, later(366))
    expect(await left()).toEqual([])
  })
})
