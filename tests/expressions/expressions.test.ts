import { expect, test } from 'vitest'
import { findExpressions } from './find-expressions.ts'
import { slowText } from './slow-text.ts'

/** All code that may read input from outside. */
const FOLDERS = ['app', 'clients', 'contracts', 'domain', 'server', 'services']

const { expressions, assembling } = findExpressions(FOLDERS)

test('every regular expression is linear: no hostile text makes it slow', () => {
  expect(expressions.length).toBeGreaterThan(250)
  const slow = expressions.flatMap(({ pattern, flags, file }) => {
    const text = slowText(new RegExp(pattern, flags))
    return text === null ? [] : [`${file}: /${pattern}/${flags} over ${text}`]
  })
  expect(slow).toEqual([])
}, 120_000)

test('no expression is assembled at run time, since only literals are tested', () => {
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
])('the test detects %s', (_, expression) => {
  expect(slowText(expression)).not.toBeNull()
})

test.each([[/^[a-z]+$/], [/^\d{2}-\d{4}$/], [/[^/]+$/y], [/^(?:[a-z]+-)*[a-z]+$/], [/ *,/y]])(
  'the test accepts %s',
  (expression) => {
    expect(slowText(expression)).toBeNull()
  },
)
