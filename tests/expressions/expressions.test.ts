import { expect, test } from 'vitest'
import { findExpressions } from './find-expressions.ts'
import { slowText } from './slow-text.ts'

/** Everything that may read what comes from outside. */
const FOLDERS = ['app', 'clients', 'contracts', 'domain', 'server', 'services']

/** Expressions that are put together while the program runs, as they look then. */
const ASSEMBLED: Readonly<Record<string, RegExp>> = {
  'domain/order-number.ts': /^BTG-\d{2}(0[1-9]|1[0-2])-\d{6,}$/,
  'server/page-cache/page-lifetime.ts': /(?:^|[,\s])max-age=(\d+)/,
  'services/customer/graphql/wire-id.ts': /^gid:\/\/shopify\/Order\/([0-9a-f]{8}-[0-9a-f-]{27})(?:\?|$)/,
}

const { expressions, assembling } = findExpressions(FOLDERS)

test('every regular expression is linear: no text, however hostile, makes it slow', () => {
  expect(expressions.length).toBeGreaterThan(250)
  const slow = expressions.flatMap(({ pattern, flags, file }) => {
    const text = slowText(new RegExp(pattern, flags))
    return text === null ? [] : [`${file}: /${pattern}/${flags} over ${text}`]
  })
  expect(slow).toEqual([])
}, 120_000)

test('expressions that are put together are linear too, and known', () => {
  expect([...assembling].sort()).toEqual(Object.keys(ASSEMBLED))
  for (const expression of Object.values(ASSEMBLED)) expect(slowText(expression)).toBeNull()
})

test.each([
  [
    'what stopped the shop once: spaces of a numeric filter',
    /^\s*([^<>=!:]+?)\s*(<=|>=|!=|<|>|=)\s*(-?\d+)\s*$/,
  ],
  ['what stopped the shop once: dollars after a bracket', /\[([^\][=<>!&|"']*\$[^\][=<>!&|"']*)\]/g],
  ['spaces at the end', /\s+$/],
  ['a loop in a loop', /^(?:a+)+$/],
  ['two ways for one letter', /^(?:a|a)*$/],
  ['an end that never comes', /<a[^>]*>/],
  ['a word with parts', /[a-z]+(?:-[a-z]+)+/],
])('the test finds %s', (_, expression) => {
  expect(slowText(expression)).not.toBeNull()
})

test.each([[/^[a-z]+$/], [/^\d{2}-\d{4}$/], [/[^/]+$/y], [/^(?:[a-z]+-)*[a-z]+$/], [/ *,/y]])(
  'the test lets %s pass',
  (expression) => {
    expect(slowText(expression)).toBeNull()
  },
)
