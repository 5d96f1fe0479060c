import { expect, test } from 'vitest'
import { readViolatedDirectives } from './policy-reports.ts'

const violation = (effectiveDirective: unknown) => ({ type: 'csp-violation', body: { effectiveDirective } })

test.each<[unknown, string[]]>([
  [{ 'csp-report': { 'effective-directive': 'script-src-elem' } }, ['script-src-elem']],
  [{ 'csp-report': { 'violated-directive': "img-src 'self' data:" } }, ['img-src']],
  [{ 'csp-report': { 'effective-directive': 'anna@example.com' } }, ['other']],
  [{ 'csp-report': {} }, ['other']],
  [
    [violation('connect-src'), violation('__proto__')],
    ['connect-src', 'other'],
  ],
  [[{ type: 'deprecation', body: {} }, violation(7), null, violation('style-src-attr')], ['style-src-attr']],
  [Array.from({ length: 500 }, () => violation('img-src')), Array.from({ length: 20 }, () => 'img-src')],
  [{ 'csp-report': 'none' }, []],
  ['none', []],
  [null, []],
])('the reports of %j count as %j', (body, directives) => {
  expect(readViolatedDirectives(body)).toEqual(directives)
})
