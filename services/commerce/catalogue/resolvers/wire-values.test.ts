import { expect, test } from 'vitest'
import { toPlainText } from './wire-values.ts'

test.each([
  ['<p>A <b>W</b>ooden chair</p>', null, 'A Wooden chair'],
  ['<p>One</p><p>Two</p>', null, 'One Two'],
  ['One<br>Two', null, 'One Two'],
  ['<ul><li>Oak</li><li>Ash</li></ul>', null, 'Oak Ash'],
  ['H<sub>2</sub>O, <a href="/x">see</a> <span>here</span>', null, 'H2O, see here'],
  ['<blockquote>Said</blockquote>so', null, 'Said so'],
  ['Tom &amp; Jerry&nbsp;&lt;3', null, 'Tom & Jerry <3'],
  ['<p>A long sentence</p>', 9, 'A long...'],
  ['', null, ''],
])('%s, at most %s characters, is "%s"', (html, truncateAt, text) => {
  expect(toPlainText(html, truncateAt)).toBe(text)
})
