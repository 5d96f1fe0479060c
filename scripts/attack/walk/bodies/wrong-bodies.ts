const DEEP = 5_000

type WrongBody = { readonly what: string; readonly body: string | Buffer }

/** Bodies that are invalid for every route. */
export const WRONG_BODIES: readonly [WrongBody, ...WrongBody[]] = [
  { what: 'nothing', body: '' },
  { what: 'no JSON', body: '{"a":' },
  { what: 'null', body: 'null' },
  { what: 'a number', body: '1e999' },
  { what: 'a list', body: '[[],{},null]' },
  { what: 'deep lists', body: '['.repeat(DEEP) + ']'.repeat(DEEP) },
  { what: 'deep objects', body: `${'{"query":'.repeat(DEEP)}1${'}'.repeat(DEEP)}` },
  {
    what: 'prototype keys',
    body: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1}',
  },
  { what: 'invalid UTF-8', body: Buffer.from('{"query":"\xff\xfe\x80"}', 'latin1') },
  { what: 'a byte order mark', body: '\ufeff{"query":"x"}' },
  { what: 'a key of 100,000 characters', body: `{"${'k'.repeat(100_000)}":1}` },
  { what: '50,000 keys', body: `{${Array.from({ length: 50_000 }, (_, n) => `"k${n}":${n}`).join(',')}}` },
  {
    what: 'huge numbers',
    body: '{"page":1e308,"hitsPerPage":-9007199254740993,"quantity":99999999999999999999}',
  },
]
