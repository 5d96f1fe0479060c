import { expect, test } from 'vitest'
import { changeAt, parsePath } from './patch.ts'

const document = {
  title: { en: 'Vase', it: 'Vaso' },
  rows: [
    { _key: 'a', price: 1 },
    { _key: 'b', price: 2 },
  ],
}

test.each([
  ['title.it', { ...document, title: { en: 'Vase', it: 'new' } }],
  ["title['it']", { ...document, title: { en: 'Vase', it: 'new' } }],
  ['seo.title.en', { ...document, seo: { title: { en: 'new' } } }],
  ['rows[0]', { ...document, rows: ['new', document.rows[1]] }],
  ['rows[-1].price', { ...document, rows: [document.rows[0], { _key: 'b', price: 'new' }] }],
  ['rows[_key=="b"].price', { ...document, rows: [document.rows[0], { _key: 'b', price: 'new' }] }],
  ['rows[price == 1].price', { ...document, rows: [{ _key: 'a', price: 'new' }, document.rows[1]] }],
  ['rows[_key=="none"].price', document],
  ['title.en.deeper', document],
])('a change at %s', (path, expected) => {
  expect(changeAt(document, parsePath(path) ?? [], () => 'new')).toEqual(expected)
})

test.each([
  ['title.it', { ...document, title: { en: 'Vase' } }],
  ['rows[_key=="a"]', { ...document, rows: [document.rows[1]] }],
  ['missing.attribute', document],
])('what is taken away at %s', (path, expected) => {
  expect(changeAt(document, parsePath(path) ?? [], () => undefined)).toEqual(expected)
})

test.each(['', '.title', 'rows[', 'rows[*]', 'rows[0:2]', 'a..b', 'title en'])(
  '%j is not a path we read',
  (path) => {
    expect(parsePath(path)).toBeNull()
  },
)

test('a path that is deeper than any document is refused', () => {
  expect(parsePath(`a${'.a'.repeat(500)}`)).toHaveLength(501)
  expect(parsePath(`a${'.a'.repeat(100_000)}`)).toBeNull()
})
