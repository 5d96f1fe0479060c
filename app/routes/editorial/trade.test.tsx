import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { MessagesContext } from '#app/i18n/messages/use-translations.ts'
import { toPageLocale } from '#app/i18n/page-locale.ts'
import { PageLocaleContext } from '#app/i18n/use-page-locale.ts'
import { clockContext } from '#app/page/clock.ts'
import { blankPage, pageContext } from '#app/page/page.server.ts'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { refuse } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/visitor/roles.ts'
import de from '#messages/de.json' with { type: 'json' }
import { startContent } from '#tests/contract/support/embedded-content.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import TradeRoute, { loader } from './trade.tsx'

const point = (title: string) => ({ _key: title, title: { en: title }, text: { en: `About ${title}` } })
const DOCUMENT = {
  _id: 'trade-program',
  _type: 'tradeProgram',
  title: { en: 'The program', de: 'Das Programm' },
  action: { en: 'Apply', de: 'Bewerben' },
  benefits: { title: { en: 'What you get' }, points: [point('Prices'), { _key: 'broken' }] },
  steps: { title: { en: 'How it works' }, points: [] },
  questions: { title: { en: 'Questions' }, points: [point('Who can join?')] },
  excludedCountries: ['CH'],
}
const service = await startContent('in process', [DOCUMENT])
const content = service.client()
afterAll(() => service.close())

/** The page as a visitor with this role gets it, with its metadata and structured data. */
async function open(role: Role, path = '/de-de/trade') {
  const url = new URL(`https://shop.example${path}`)
  const visitor = { ...visitorOf(url, SAMPLE_HOUSE), role }
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  const page = { page: blankPage() }
  context.set(pageContext, page)
  context.set(visitorContext, visitor)
  context.set(houseContext, SAMPLE_HOUSE)
  const search = { findProducts: async () => refuse('search-failed') }
  context.set(clientsContext, { content, search } as unknown as Clients)
  const loaderData = await loader({ context, url } as unknown as Parameters<typeof loader>[0])
  const props = { loaderData } as unknown as Parameters<typeof TradeRoute>[0]
  const router = createMemoryRouter([{ path: '*', element: <TradeRoute {...props} /> }], {
    initialEntries: [path],
  })
  const html = renderToStaticMarkup(
    <PageLocaleContext value={toPageLocale(visitor)}>
      <MessagesContext value={{ tag: 'de-DE', messages: de }}>
        <RouterProvider router={router} />
      </MessagesContext>
    </PageLocaleContext>,
  )
  return { html, page: page.page }
}

const APPLY = 'href="/de-de/trade/apply"'
const SIGN_IN = 'href="/de-de/login?callback=%2Fde-de%2Ftrade"'

// spec 2: /trade leads to the application and to the trade terms
test('guests and consumers are led to the application and to the terms, guests to the sign-in too', async () => {
  const guest = await open('guest')
  expect(guest.html).toContain(APPLY)
  expect(guest.html).toContain(SIGN_IN)
  expect(guest.html).toContain('href="/de-de/terms-conditions-trade"')
  const consumer = await open('consumer')
  expect(consumer.html).toContain(APPLY)
  expect(consumer.html).not.toContain(SIGN_IN)
})

// spec 4: /trade: a trade client reads the standing of their application
test.each(['pending', 'approved', 'rejected'] as const)(
  'a trade client reads that the application is %s, and is not led to another one',
  async (standing) => {
    const { html } = await open(`trade-${standing}`)
    expect(html).toContain(de.trade.standing[standing].title)
    expect(html).not.toContain(APPLY)
    expect(html).not.toContain(SIGN_IN)
  },
)

// spec 2: /trade: the Trade Program, written by editors
test('questions are read without a script, and by search engines; what is broken or empty is left out', async () => {
  const { html, page } = await open('guest')
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Who can join\?/)
  expect(html).toContain('About Prices')
  expect(html).not.toContain('How it works')
  expect(page.structuredData[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Who can join?', acceptedAnswer: { text: 'About Who can join?' } }],
  })
  expect(service.problems[0]).toMatchObject({ kind: 'content-broken', what: 'trade-program, benefits' })
})

test('where the program is not offered there is no page', async () => {
  for (const role of ROLES)
    await expect(open(role, '/de-ch/trade')).rejects.toMatchObject({ init: { status: 404 } })
})
