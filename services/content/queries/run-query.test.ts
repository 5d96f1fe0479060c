import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '../documents/document.ts'
import { createView } from '../documents/perspective.ts'
import { type QuerySettings, runQuery } from './run-query.ts'

const documents = Array.from({ length: 60 }, (_, index): ContentDocument => {
  const type = ['post', 'author', 'category'][index % 3] ?? 'post'
  return {
    _id: `${type}-${index}`,
    _type: type,
    _rev: 'one',
    _createdAt: '2026-01-01T00:00:00.000Z',
    _updatedAt: `2026-02-${String((index % 28) + 1).padStart(2, '0')}T00:00:00.000Z`,
    number: index,
    title: { en: `Title ${index}`, ...(index % 2 === 0 ? { it: `Titolo ${index}` } : {}) },
    author: { _ref: `author-${index + 1}` },
    tags: ['clay', 'wood', 'glass'].slice(0, index % 4),
  }
})
const view = createView(documents, 'published')
const settings: QuerySettings = {
  projectId: 'house',
  dataset: 'production',
  now: new Date('2026-11-21T09:00:00Z'),
}

const EQUAL_QUERIES: [query: string, params: Record<string, unknown>][] = [
  ['*[_type == "post"]{_id, number}', {}],
  ['*[_type == "post" && number > 20]{_id}', {}],
  ['*["post" == _type][0..2]._id', {}],
  ['*[_type in ["post", "author"] && number < 8]._id', {}],
  ['*[_type in $types]._id', { types: ['category', 'post'] }],
  ['*[_type == $type]._id', { type: 'author' }],
  ['*[_type == "post" || _type == "category"]._id', {}],
  ['*[_type == "post" || number == 1]._id', {}],
  ['*[_id == $id][0]', { id: 'post-3' }],
  ['*[_id in ["post-3", $other]]._id', { other: 'author-1' }],
  ['*[(_id == "post-0") && _type == "post"]._id', {}],
  ['*[_type == "post"][number > 30] | order(number desc)[$from...$to]{_id}', { from: 2, to: 5 }],
  ['*[_type == "post"] | order(number desc)[$page * 5...($page + 1) * 5]._id', { page: 2 }],
  ['*[_type == "post"]{"title": coalesce(title[$language], title.en)}', { language: 'it' }],
  ['*[_type == "post"]{"title": coalesce(title[$language], title.en)}', { language: 'fr' }],
  ['*[_type == "post"]{"by": author->title.en, "count": count(*[_type == "author"])}', {}],
  ['*[_type == "author"]{"posts": *[_type == "post" && author._ref == ^._id]._id}', {}],
  ['{"all": count(*), "posts": count(*[_type == "post"])}', {}],
  ['*[references("author-4")]._id', {}],
  ['*[_type == "post" && "clay" in tags] | order(_updatedAt desc)[0]{_id, "when": dateTime(_updatedAt)}', {}],
  [
    '*[_type == "post" && title.en match "Title 1*"] | score(number > 10) | order(_score desc, _id asc)._id',
    {},
  ],
  ['*[!(_type == "post")]._id', {}],
]

test.each(EQUAL_QUERIES)(
  'narrowed, %s has the same result as over the whole dataset',
  async (query, params) => {
    const tree = parse(query, { params })
    const value = await evaluate(tree, { dataset: view.all, params, timestamp: settings.now })
    const expected = JSON.stringify(await value.get())
    const outcomes = [runQuery(view, query, params, settings), runQuery(view, query, params, settings)]
    for (const outcome of outcomes) expect(outcome.ok && JSON.stringify(outcome.result)).toBe(expected)
    expect(expected).not.toBe('[]')
  },
)

describe('a query that cannot be answered', () => {
  test('that is malformed has a position', () => {
    const outcome = runQuery(view, '*[_type == ', {}, settings)
    expect(outcome).toMatchObject({ ok: false, code: 'query-malformed', start: 10, end: 11 })
  })

  test('with an unknown function has its name', () => {
    const outcome = runQuery(view, '*[_type == "post"]{"x": nowhere(1)}', {}, settings)
    expect(outcome).toMatchObject({ ok: false, code: 'query-malformed' })
    expect(outcome.ok || outcome.description).toContain('nowhere')
  })
})
