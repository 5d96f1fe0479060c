import { expect, test } from 'vitest'
import { findExpressions } from './find-expressions.ts'
import { slowText } from './slow-text.ts'

/** Everything that may read what comes from outside. */
const FOLDERS = ['app', 'clients', 'contracts', 'domain', 'server', 'services']

const { expressions, assembling } = findExpressions(FOLDERS)

test('every regular expression is linear: no text, however hostile, makes it slow', () => {
  expect(expressions.length).toBeGreaterThan(250)
  const slow = expressions.flatMap(({ pattern, flags, file }) => {
    const text = slowText(new RegExp(pattern, flags))
    return text === null ? [] : [`${file}: /${pattern}/${flags} over ${text}`]
  })
  expect(slow).toEqual([])
}, 120_000)

test('no expression is put together while the program runs: what is not written out is not tested', () => {
  expect(assembling).toEqual([])
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
  ['an end that never comes', /<[^>]*>/],
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
