import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PreviewLink } from '#app/preview/preview.ts'
import { previewContext, previewPassesContext } from '#app/preview/preview.ts'
import { createPreviewPasses } from '#server/http/preview-passes.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action, loader } from './preview.tsx'

const ORIGIN = 'https://shop.example'
const KEY = 'the key of the editors, of 32 characters'
const passes = createPreviewPasses(KEY, () => TEST_TIME.getTime())

type Outcome = { status: number; location: string | null; pass: string | null }

function outcomeOf(response: Awaited<ReturnType<typeof action>>): Outcome {
  const isRedirect = response instanceof Response
  const headers = new Headers(isRedirect ? response.headers : response.init?.headers)
  expect(headers.get('cache-control')).toBe('private, no-store')
  const pass = /^preview=([^;]+);.*HttpOnly/.exec(headers.get('set-cookie') ?? '')?.[1] ?? null
  return {
    status: (isRedirect ? response.status : response.init?.status) ?? 200,
    location: headers.get('location'),
    pass,
  }
}

function contextOf(isOpen = false) {
  const context = new RouterContextProvider()
  context.set(previewPassesContext, passes)
  if (isOpen)
    context.set(previewContext, { view: 'draft', isFramed: false, date: null, audience: null, menu: null })
  return context
}

function open(search: string | Partial<PreviewLink>, isOpen = false): Outcome {
  const url = new URL(`${ORIGIN}/preview?${new URLSearchParams(search)}`)
  const request = new Request(url)
  const args = { request, url, context: contextOf(isOpen), pattern: '/preview', params: {} }
  return outcomeOf(loader(args as Parameters<typeof loader>[0]))
}

async function say(key: string, to: string): Promise<Outcome> {
  const url = new URL(`${ORIGIN}/preview`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ key, to }) })
  const args = { request, url, context: contextOf(), pattern: '/preview', params: {} }
  return outcomeOf(await action(args as Parameters<typeof action>[0]))
}

test('a signed link opens the preview and redirects to its page', () => {
  const { status, location, pass } = open(passes.linkTo('/de-de/landing/milano?menu-id=spring'))
  expect([status, location]).toEqual([303, '/de-de/landing/milano?menu-id=spring'])
  expect(passes.acceptsPass(decodeURIComponent(pass ?? ''))).toBe(true)
})

// spec 6: preview: the switch leads to our own pages only
test.each([
  ['without a signature', { to: '/landing/milan' }, 200],
  ['for another page', { ...passes.linkTo('/landing/milan'), to: '/landing/london' }, 403],
  ['of last year', { ...passes.linkTo('/'), until: '1700000000' }, 403],
  ['of another house', createPreviewPasses('another', () => TEST_TIME.getTime()).linkTo('/'), 403],
])('a link %s opens nothing', (_, link, status) => {
  expect(open(link)).toEqual({ status, location: null, pass: null })
})

test('an editor already in preview is redirected, and never to another site', () => {
  expect(open({ to: '/about' }, true)).toEqual({ status: 303, location: '/about', pass: null })
  expect(open(passes.linkTo('https://evil.example/'))).toMatchObject({ location: '/' })
})

test('the key opens the preview', async () => {
  const { status, location, pass } = await say(` ${KEY} `, '/about')
  expect([status, location]).toEqual([303, '/about'])
  expect(passes.acceptsPass(decodeURIComponent(pass ?? ''))).toBe(true)
})

test.each(['', 'guessed', KEY.slice(1)])('the key %j opens nothing', async (key) => {
  expect(await say(key, '/about')).toEqual({ status: 403, location: null, pass: null })
})
