import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { machineFactsContext, noFacts, tellMachines } from '#app/page/machine-facts.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { ok, refuse } from '#domain/result.ts'
import { machineElements } from './machine-elements.server.ts'

const URL_ASKED = new URL('https://shop.example/de-at/x')
const PICTURE = { url: '/pictures/a.webp', alt: '', width: 800, height: 1000 }
const HERO = { ...PICTURE, url: '/pictures/hero.webp' }
const imageOf = (name: string) =>
  `<meta property="og:image" content="https://shop.example/images?url=%2Fpictures%2F${name}.webp&amp;w=1200&amp;q=75">`

function asking({ isContentThere = true } = {}): RouterContextProvider {
  const content = {
    getHome: async () =>
      isContentThere
        ? ok({ hero: { picture: HERO, overline: null, title: 't', emphasis: null, text: null, link: null } })
        : refuse('content-unavailable'),
  } as unknown as ContentClient
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(URL_ASKED))
  context.set(clientsContext, { content } as unknown as Clients)
  context.set(machineFactsContext, noFacts())
  return context
}

test('no text of a product ends the element that it stands in', async () => {
  const context = asking()
  tellMachines(context, [{ name: '</script><script>alert(1)</script>' }], {
    feed: { title: 'A "feed"', path: '/feeds/a.xml' },
    shared: { title: '"><script>', description: 'a < b & c', picture: PICTURE },
  })
  const head = (await machineElements(context, URL_ASKED))('')
  expect(head.match(/<\/script>/g)).toHaveLength(1)
  expect(head).toContain('title="A &quot;feed&quot;"')
  expect(head).toContain('content="&quot;>&lt;script>"')
  expect(head).toContain('content="a &lt; b &amp; c"')
})

test('a page is shared with its own picture, 1200 wide', async () => {
  const context = asking()
  tellMachines(context, [], { shared: { title: 'A', description: null, picture: PICTURE } })
  const head = (await machineElements(context, URL_ASKED))('')
  expect(head).toContain(imageOf('a'))
  expect(head).not.toContain('hero')
})

test('one that names its picture itself keeps it; one without a picture has that of the home page', async () => {
  const add = await machineElements(asking(), URL_ASKED)
  expect(add('<meta property="og:image" content="https://shop.example/b"/>')).toBe('')
  expect(add('<meta property="og:title" content="A"/>')).toBe(imageOf('hero'))
})

test('when the picture of the home page cannot be read, there is none', async () => {
  const add = await machineElements(asking({ isContentThere: false }), URL_ASKED)
  expect(add('')).toBe('')
})
