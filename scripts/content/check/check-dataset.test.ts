import { loadDemoContent } from '@bottega/demo-house/loader/load-content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CONTENT,
  type EmbeddedContent,
  NOW,
  startContent,
  TOKENS,
} from '#tests/contract/support/embedded-content.ts'
import { toTarget } from '../content-target.ts'
import { checkDataset } from './check-dataset.ts'

let content: EmbeddedContent
beforeAll(async () => {
  content = await startContent('in process')
  await loadDemoContent(content.database, { now: NOW })
})
afterAll(() => content.close())

const target = () =>
  toTarget(
    {
      projectId: CONTENT.projectId,
      dataset: CONTENT.dataset,
      token: TOKENS.write,
      picturesFolders: ['demo/pictures'],
    },
    { baseUrl: 'http://content.internal', fetch: (request) => content.service.fetch(request) },
  )

// spec 3: what is in a content service is checked against the schemas, drafts too
test('the delivered content has no problems; an editor’s mistake in a draft is reported', async () => {
  const { documents, problems } = await checkDataset(target())
  expect(documents).toBeGreaterThan(100)
  expect(problems).toEqual([])
  const { client } = target()
  await client.create({ _id: 'drafts.about', _type: 'about', title: { en: 'Us' }, rows: [], colour: 'green' })
  const found = (await checkDataset(target())).problems.map(({ path, message }) => `${path}: ${message}`)
  expect(found).toContain('drafts.about.abstract: is missing')
  expect(found).toContain('drafts.about.rows: is less than 1')
  expect(found).toContain('drafts.about.colour: is not in the schema')
})
