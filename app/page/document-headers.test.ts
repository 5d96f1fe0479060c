import { expect, test } from 'vitest'
import { addDocumentHeaders } from './document-headers.ts'

const matches = [{ route: { id: 'root' } }, { route: { id: 'page' } }] as Parameters<
  typeof addDocumentHeaders
>[1]['matches']

test('a document has the headers of its loader', () => {
  const headers = new Headers({ 'set-cookie': 'session=1' })
  const loaderHeaders = { page: new Headers({ 'Referrer-Policy': 'same-origin', 'Set-Cookie': 'other=1' }) }
  addDocumentHeaders(headers, { matches, loaderHeaders, actionHeaders: {} })
  expect([...headers]).toEqual([
    ['referrer-policy', 'same-origin'],
    ['set-cookie', 'session=1'],
  ])
})

test('precedence: a header already set, the innermost route, the action before the loader', () => {
  const headers = new Headers({ 'cache-control': 'public' })
  const loaderHeaders = {
    root: new Headers({ 'cache-control': 'no-cache', 'x-a': 'root', 'x-b': 'root' }),
    page: new Headers({ 'x-a': 'page', 'x-c': 'loader' }),
  }
  addDocumentHeaders(headers, {
    matches,
    loaderHeaders,
    actionHeaders: { page: new Headers({ 'x-c': 'action' }) },
  })
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'public',
    'x-a': 'page',
    'x-b': 'root',
    'x-c': 'action',
  })
})
