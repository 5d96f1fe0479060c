import { expect, test } from 'vitest'
import { findProblems } from './problems.ts'
import type { Attack, AttackResponse } from './request.ts'

const TARGET = { host: '127.0.0.1', port: 1, publicOrigin: 'https://shop.example', tokens: null }
const ATTACK: Attack = { what: '', route: '', method: 'GET', path: '/' }
const PAGE = {
  'content-type': 'text/html',
  'content-security-policy': "script-src 'self'",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=1',
}
const DATA = { 'content-type': 'text/x-script' }
const redirectTo = (target: string) =>
  JSON.stringify([['SingleFetchRedirect', 1], { _2: 3, _4: 5 }, 'redirect', target, 'status', 302])

function problems(response: Partial<AttackResponse>): string[] {
  const complete = { status: 200, headers: PAGE, cookies: [], body: '', milliseconds: 1 }
  return findProblems(ATTACK, { ...complete, ...response }, TARGET)
}

test.each<[string, Partial<AttackResponse>]>([
  ['a page', { body: '<p>Lamps</p>' }],
  ['a redirect on our origin', { status: 303, headers: { location: '/login' } }],
  ['the same for the script of the router', { status: 202, headers: DATA, body: redirectTo('/login') }],
])('%s is right', (_, response) => {
  expect(problems(response)).toEqual([])
})

test.each<[string, Partial<AttackResponse>]>([
  ['redirects (302)', { status: 302, headers: { location: '//evil.example' } }],
  ['redirects (202)', { status: 202, headers: DATA, body: redirectTo('https://evil.example/') }],
  ['reveals internal details', { body: '<pre>at render (file:///app/x.ts:1:2)</pre>' }],
  ['reveals internal details', { body: '<p>relation &quot;orders&quot; does not exist</p>' }],
  ['reveals internal details', { headers: { 'content-type': 'application/json' }, body: '{"stack":"x"}' }],
  ['answers 500', { status: 500 }],
])('what %s is a fault', (problem, response) => {
  expect(problems(response).join()).toContain(problem)
})
