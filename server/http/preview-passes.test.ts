import { expect, test } from 'vitest'
import { readPreview } from '#app/preview/preview.ts'
import { PREVIEW_SECONDS } from '#app/visitor/cookies/preview-cookie.ts'
import { createPreviewPasses } from './preview-passes.ts'

const KEY = 'the key of the editors, of 32 characters'
const WEEK_SECONDS = 604_800
let nowMs = Date.parse('2026-11-21T09:00:00Z')
const passes = createPreviewPasses(KEY, () => nowMs)
const others = createPreviewPasses('the key of another house', () => nowMs)

test.each([
  [0, true],
  [PREVIEW_SECONDS - 1, true],
  [PREVIEW_SECONDS, false],
])('a pass of %i seconds ago admits: %s', (seconds, isGood) => {
  const pass = passes.issue()
  nowMs += seconds * 1000
  expect(passes.acceptsPass(pass)).toBe(isGood)
  nowMs -= seconds * 1000
})

test.each([
  [WEEK_SECONDS - 1, true],
  [WEEK_SECONDS, false],
])('a link of %i seconds ago opens: %s', (seconds, isGood) => {
  const link = passes.linkTo('/de-de/landing/milano')
  nowMs += seconds * 1000
  expect(passes.acceptsLink(link)).toBe(isGood)
  nowMs -= seconds * 1000
})

test('a link opens only the page that it was signed for', () => {
  const link = passes.linkTo('/landing/milan')
  expect(passes.acceptsLink({ ...link, to: '/landing/london' })).toBe(false)
  expect(passes.acceptsLink({ ...link, until: String(Number(link.until) + 1) })).toBe(false)
})

const [until = '', signature = ''] = passes.issue().split('.')
const { signature: ofLink, until: linkExpiry } = passes.linkTo('')

// spec 6: preview is opened by the key or a signed link, and ends
test.each([
  ['nothing', ''],
  ['a word', 'draft'],
  ['the key itself', KEY],
  ['a later end', `${Number(until) + 1}.${signature}`],
  ['no end', `.${signature}`],
  ['no signature', `${until}.`],
  ['the pass of another house', others.issue()],
  ['the signature of a link', `${linkExpiry}.${ofLink}`],
  ['an end that is no number', `${until}e9.${signature}`],
])('%s is no pass', (_, pass) => {
  const headers = { cookie: `preview=${encodeURIComponent(pass)}` }
  expect(readPreview(new Request('https://shop.example/?preview-view=draft', { headers }), passes)).toBeNull()
})

test.each([
  ['/', {}, { view: 'draft', isFramed: false, date: null, audience: null, menu: null }],
  [
    '/?preview-view=published',
    {},
    { view: 'published', isFramed: false, date: null, audience: null, menu: null },
  ],
  [
    '/?preview-view=other',
    { 'sec-fetch-dest': 'iframe' },
    { view: 'draft', isFramed: true, date: null, audience: null, menu: null },
  ],
  [
    '/?preview-audience=is_trade',
    {},
    { view: 'draft', isFramed: false, date: null, audience: 'is_trade', menu: null },
  ],
])('with a pass, %s with %j previews %j', (path, headers, preview) => {
  const request = new Request(`https://shop.example${path}`, {
    headers: { ...headers, cookie: `a=b; preview=${passes.issue()}` },
  })
  expect(readPreview(request, passes)).toEqual(preview)
})

test('only the key opens the preview', () => {
  expect([KEY, `${KEY} `, ''].map(passes.acceptsKey)).toEqual([true, false, false])
})
