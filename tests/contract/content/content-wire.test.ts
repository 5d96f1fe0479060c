import { ClientError } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedContent, startContent, TOKENS } from '../support/embedded-content.ts'
import { SIDES } from '../support/served.ts'

const documents = [
  { _id: 'vase', _type: 'post', title: { en: 'Vase', it: 'Vaso' }, author: { _ref: 'anna' }, number: 2 },
  { _id: 'lamp', _type: 'post', title: { en: 'Lamp' }, author: { _ref: 'anna' }, number: 1 },
  { _id: 'drafts.lamp', _type: 'post', title: { en: 'Lamp, draft' }, number: 1 },
  { _id: 'anna', _type: 'author', name: 'Anna' },
]
const TITLES = '*[_type == "post"] | order(number asc){"title": coalesce(title[$language], title.en)}.title'

describe.each(SIDES)('the official client %s', (side) => {
  let content: EmbeddedContent
  beforeAll(async () => {
    content = await startContent(side, documents)
  })
  afterAll(() => content.close())

  test('reads with parameters, an order, a slice and references', async () => {
    const client = content.official()
    expect(await client.fetch(TITLES, { language: 'it' })).toEqual(['Lamp', 'Vaso'])
    const query = '*[_type == "post"] | order(number desc)[$from...$to]{"id": _id, "by": author->name}'
    expect(await client.fetch(query, { from: 0, to: 1 })).toEqual([{ id: 'vase', by: 'Anna' }])
  })

  test('sends a long query by POST, with the same response', async () => {
    const ids = Array.from({ length: 1500 }, (_, index) => `document-${index}`)
    const query = '*[_id in $ids]._id'
    expect(await content.official().fetch(query, { ids: [...ids, 'vase'] })).toEqual(['vase'])
  })

  test('returns the unfiltered response on request', async () => {
    const response = await content.official().fetch('count(*)', {}, { filterResponse: false })
    expect(response).toEqual({
      query: 'count(*)',
      result: 3,
      ms: expect.any(Number),
      syncTags: ['s1:production'],
    })
  })

  test('reads drafts with the preview token only', async () => {
    const editor = content.official({ token: TOKENS.preview, perspective: 'drafts' })
    expect(await editor.fetch(TITLES, { language: 'en' })).toEqual(['Lamp, draft', 'Vase'])
    const stranger = content.official({ perspective: 'drafts' }).fetch(TITLES, { language: 'en' })
    await expect(stranger).rejects.toMatchObject({ statusCode: 401 })
  })

  test('reports the position of a syntax error in a query', async () => {
    const call = content.official().fetch('*[_type == "post"]{title')
    await expect(call).rejects.toThrow(ClientError)
    await expect(call).rejects.toThrow('GROQ query parse error:\n> 1 | *[_type == "post"]{title')
  })

  test('creates, patches and deletes documents, and reads its own changes', async () => {
    const editor = content.official({ token: TOKENS.write, perspective: 'raw' })
    const made = await editor.create({ _type: 'post', title: { en: 'Bowl' }, number: 3, tags: ['clay'] })
    await editor
      .patch(made._id)
      .set({ 'title.it': 'Ciotola' })
      .inc({ number: 1 })
      .append('tags', ['blue'])
      .commit()
    expect(await editor.getDocument(made._id)).toMatchObject({
      title: { en: 'Bowl', it: 'Ciotola' },
      number: 4,
      tags: ['clay', 'blue'],
    })
    const { results } = await editor.transaction().delete(made._id).createIfNotExists(made).commit()
    expect(results.map(({ operation }) => operation)).toEqual(['delete', 'create'])
    await editor.delete({ query: '*[_type == "post" && number > 2]' })
    expect(await editor.getDocuments([made._id, 'vase'])).toEqual([
      null,
      expect.objectContaining({ _id: 'vase' }),
    ])
  })

  test('cannot write without the write token', async () => {
    const viewer = content.official({ token: TOKENS.preview, perspective: 'raw' })
    await expect(viewer.delete('vase')).rejects.toMatchObject({ statusCode: 403 })
    const stale = content.official({ token: TOKENS.write, perspective: 'raw' })
    const call = stale
      .patch('vase', { set: { number: 9 } })
      .ifRevisionId('not-this-one')
      .commit()
    await expect(call).rejects.toMatchObject({ statusCode: 409 })
  })
})
