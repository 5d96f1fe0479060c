import { expect, test } from 'vitest'
import { sanitizeDescription } from './sanitize-description.ts'

test.each([
  ['text in a div', '<div style="x">One</div><div>Two <b>bold</b></div>', '<p>One</p><p>Two <b>bold</b></p>'],
  [
    'divs around other blocks',
    '<div>\n<div>\n<p>One</p>\n</div><h3>Two</h3></div>',
    '<p>One</p>\n<h3>Two</h3>',
  ],
  ['a div in a list', '<ul><li><div>One</div></li></ul>', '<ul><li><p>One</p></li></ul>'],
  ['a list in a paragraph', '<p>One<ul><li>Two</li></ul></p>', '<p>One</p><ul><li>Two</li></ul>'],
  ['empty paragraphs', '<p> </p>\n<p>&nbsp;</p>\n<p>One</p><p></p>', '<p>One</p>'],
  ['a heading of the page', '<h1>One</h1>', '<h2>One</h2>'],
  ['a script', '<p>One<script>alert(1)</script></p><iframe src="//x.example"></iframe>', '<p>One</p>'],
  ['a broken end', '<p>One <b>two', '<p>One <b>two</b></p>'],
  ['signs', '<p>1 &lt; 2 &amp; "3"</p>', '<p>1 &lt; 2 &amp; "3"</p>'],
])('%s becomes valid markup, which stays as it is', (_, html, expected) => {
  const sanitized = sanitizeDescription(html)
  expect(sanitized).toBe(expected)
  expect(sanitizeDescription(sanitized)).toBe(sanitized)
})
