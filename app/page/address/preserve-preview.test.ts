import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Preview } from '#app/preview/preview.ts'
import { previewContext } from '#app/preview/preview.ts'
import { preservePreview } from './preserve-preview.ts'

const FRAMED: Preview = { view: 'draft', isFramed: true, date: null, audience: null, menu: null }
const IN_WINDOW: Preview = { ...FRAMED, isFramed: false }
const MENU = 'https://shop.example/about?menu-id=spring'
const PUBLISHED = 'https://shop.example/about?preview-view=published'

// spec 2: links of an editor's preview keep the menu and the previewed day
// spec 6: links keep what an editor previews
test.each([
  ['in the frame of what is published', FRAMED, PUBLISHED, '/artisans?page=2&preview-view=published'],
  ['in the frame of the draft', FRAMED, 'https://shop.example/about', null],
  ['in the window', IN_WINDOW, PUBLISHED, null],
  ['from another site', FRAMED, 'https://other.example/?preview-view=published', null],
  ['from nowhere', FRAMED, null, null],
  ['by a stranger', null, PUBLISHED, null],
  ['from a page with a menu of its own', IN_WINDOW, MENU, '/artisans?page=2&menu-id=spring'],
  [
    'from a page of another day',
    IN_WINDOW,
    'https://shop.example/about?preview-date=2027-05-01',
    '/artisans?page=2&preview-date=2027-05-01',
  ],
  ['by a stranger from such a page', null, MENU, null],
  [
    'with a menu, in the frame of what is published',
    FRAMED,
    `${MENU}&preview-view=published`,
    '/artisans?page=2&preview-view=published&menu-id=spring',
  ],
])('following a link %s', async (_, preview, referer, expected) => {
  const url = new URL('https://shop.example/artisans?page=2')
  const request = new Request(url, { headers: referer === null ? {} : { referer } })
  const context = new RouterContextProvider()
  context.set(previewContext, preview)
  const args = { request, url, context, params: {}, pattern: '/artisans' }
  const response = await follow(() => preservePreview(args as never, async () => new Response('page')))
  expect(response.headers.get('location')).toBe(expected)
})

async function follow(go: () => ReturnType<typeof preservePreview>): Promise<Response> {
  try {
    return (await go()) ?? new Response()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
