import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { SamplesPage } from '#app/features/trade/samples/samples-page.tsx'
import type { SamplesView } from '#app/features/trade/samples/samples-view.ts'
import { MessagesContext } from '#app/i18n/messages/use-translations.ts'
import { toPageLocale } from '#app/i18n/page-locale.ts'
import { PageLocaleContext } from '#app/i18n/use-page-locale.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { SamplesClient } from '#clients/commerce/samples-client.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Role } from '#domain/visitor/roles.ts'
import de from '#messages/de.json' with { type: 'json' }
import { SAMPLE_ADDRESS } from '#tests/support/samples/sample-checkout.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import type { GuestSamplesView } from './guest-samples-form.ts'
import { GuestSamplesPage } from './guest-samples-page.tsx'
import { action, loader } from './samples.tsx'
import { action as confirmAction } from './samples-confirm.tsx'

const url = new URL('https://shop.example/de-de/account/samples?product=42')
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
const ADA = { accountId: 'ada', accessToken: 'token-of-ada', email: 'ada@studio.example' } as Session
const PICTURE = { url: '/pictures/walnut.webp', alt: 'In walnut', width: 800, height: 1000 }
const OFFER = {
  title: 'Nuvola-Sofa',
  handle: 'nuvola',
  options: [
    {
      name: 'Holz',
      finishes: [
        { id: 'Wood/Oak', name: 'Eiche', swatchColor: '#c8a878', picture: null },
        { id: 'Wood/Walnut', name: 'Nussbaum', swatchColor: null, picture: PICTURE },
      ],
    },
  ],
  allowance: { perYear: 12, left: 3, renewsOn: '2027-01-01' },
}
const PLACED = { orderId: 'b6b1a7a0', orderToken: 'signed' }
const OWN = { id: 'own', isDefault: true, address: SAMPLE_ADDRESS }
const OFFICE = { id: 'office', address: { ...SAMPLE_ADDRESS, line1: 'Alsterufer 4' } }

type Facts = {
  role?: Role
  offer?: Awaited<ReturnType<SamplesClient['read']>>
  ordered?: Awaited<ReturnType<SamplesClient['order']>>
  /** Why the request of a guest is refused. */
  requested?: 'too-many-requests' | 'samples-unavailable'
  addresses?: readonly (typeof OWN)[]
}

function open({
  role = 'trade-approved',
  offer = ok(OFFER),
  ordered = ok(PLACED),
  addresses = [OWN],
  requested,
}: Facts) {
  const order = vi.fn(async (_: string, __: unknown) => ordered)
  const read = vi.fn(async () => offer)
  const request = vi.fn(async () => (requested ? { ok: false, code: requested, fields: [] } : { ok: true }))
  const context = new RouterContextProvider()
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role })
  context.set(sealContext, seal)
  context.set(sessionContext, role === 'guest' ? null : ADA)
  context.set(clientsContext, {
    samples: { read, order, request },
    customer: {
      getCustomer: async () => refuse('customer-unavailable'),
      listAddresses: async () => ok(addresses),
    },
    company: { of: () => ({ read: async () => ok({ addresses: [OFFICE] }) }) },
    screens: null,
  } as unknown as Clients)
  return { context, order, read, request }
}

const shown = <View = SamplesView>(response: unknown) => response as { data: View; init: { status: number } }
const thrownOf = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown)

function load(facts: Facts = {}) {
  const { context, read } = open(facts)
  const args = { request: new Request(url), url, context, params: {} }
  return { read, response: thrownOf(Promise.resolve(loader(args as never))) }
}

async function send(entries: readonly [string, string][], facts: Facts = {}) {
  const { context, order, request: requested } = open(facts)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams([...entries]) })
  const response = await thrownOf(Promise.resolve(action({ request, url, context, params: {} } as never)))
  return { response, order, request: requested }
}
const KEY = crypto.randomUUID()
const FORM: [string, string][] = [
  ['key', KEY],
  ['finish', 'Wood/Walnut'],
  ['address', 'office'],
]

/** The page as text, with what is ticked. */
function readPage(view: SamplesView | GuestSamplesView) {
  const element = 'typed' in view ? <GuestSamplesPage view={view} /> : <SamplesPage view={view} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [url.pathname + url.search] })
  const html = renderToStaticMarkup(
    <PageLocaleContext value={toPageLocale(visitorOf(url, SAMPLE_HOUSE))}>
      <MessagesContext value={{ tag: 'de-DE', messages: de }}>
        <RouterProvider router={router} />
      </MessagesContext>
    </PageLocaleContext>,
  )
  const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input)
  const ticked = inputs.filter((input) => input.includes('checked=""'))
  return { html, ticked: ticked.map((input) => /value="([^"]*)"/.exec(input)?.[1]) }
}

// spec 6: samples: not while a trade application waits
test('who waits for the decision on a trade application is refused, and nothing is read for them', async () => {
  const role = 'trade-pending'
  const { response, read } = load({ role })
  expect(await response).toMatchObject({ data: { refusedRole: role }, init: { status: 403 } })
  const sent = await send(FORM, { role })
  expect(sent.response).toMatchObject({ data: { refusedRole: role } })
  expect([read.mock.calls, sent.order.mock.calls]).toEqual([[], []])
})

test('a guest is shown the form with an address, and may sign in to return to the piece', async () => {
  const { response, read } = load({ role: 'guest' })
  const { data, init } = shown<GuestSamplesView>(await response)
  expect([init.status, data.signInPath]).toEqual([
    200,
    expect.stringContaining(encodeURIComponent('/de-de/account/samples?product=42')),
  ])
  expect(read).toHaveBeenCalledWith(null, {
    productId: 'gid://shopify/Product/42',
    language: 'de',
    country: 'DE',
  })
  const { html } = readPage(data)
  for (const field of ['email', 'address.lastName', 'address.postalCode', 'address.country'])
    expect(html).toContain(`name="${field}"`)
  expect(html).toContain('bis zu 5 auf einmal, 10 im Jahr')
})

const GUEST_FORM: [string, string][] = [
  ...FORM.slice(0, 2),
  ['email', 'anna@example.com'],
  ...Object.entries(SAMPLE_ADDRESS).map(([name, value]): [string, string] => [`address.${name}`, value]),
]

test('a guest is led to their mailbox, and nothing is ordered', async () => {
  const { response, order, request } = await send(GUEST_FORM, { role: 'guest' })
  const { status, headers } = response as Response
  expect([status, headers.get('location')]).toEqual([303, '/de-de/account/samples/sent'])
  expect(order).not.toHaveBeenCalled()
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      key: KEY,
      email: 'anna@example.com',
      finishes: ['Wood/Walnut'],
      language: 'de',
    }),
  )
})

test('a form that a program filled in is accepted and dropped', async () => {
  const { response, request } = await send([...GUEST_FORM, ['website', 'https://spam.example']], {
    role: 'guest',
  })
  expect((response as Response).status).toBe(303)
  expect(request).not.toHaveBeenCalled()
})

// spec 6: samples of a guest: nothing that was typed is lost
test.each([
  ['no finish', GUEST_FORM.filter(([name]) => name !== 'finish'), {}, 422, 'mindestens eine Ausführung'],
  ['no email', GUEST_FORM.filter(([name]) => name !== 'email'), {}, 422, 'href="#samples-email"'],
  [
    'no city',
    GUEST_FORM.filter(([name]) => name !== 'address.city'),
    {},
    422,
    'href="#samples-address.city"',
  ],
  ['too many requests', GUEST_FORM, { requested: 'too-many-requests' }, 429, 'versuchen Sie es morgen'],
  ['a service that is down', GUEST_FORM, { requested: 'samples-unavailable' }, 503, 'Im Moment'],
] as const)('a guest who sends %s keeps all that was typed', async (_, form, facts, status, words) => {
  const { response } = await send([...form], { role: 'guest', ...facts })
  const { data, init } = shown<GuestSamplesView>(response)
  expect([init.status, data.key]).toEqual([status, KEY])
  const { html, ticked } = readPage(data)
  expect(html).toContain(words)
  expect(html).toContain('value="Byron"')
  expect(ticked).toEqual(form.filter(([name]) => name === 'finish').map(([, value]) => value))
})

test('without JavaScript a button shows the fields of another country, and nothing is sent', async () => {
  const moved = GUEST_FORM.map(([name, value]): [string, string] => [
    name,
    name === 'address.country' ? 'US' : value,
  ])
  const { response, request } = await send([...moved, ['show', '1']], { role: 'guest' })
  const { data, init } = shown<GuestSamplesView>(response)
  expect(init.status).toBe(200)
  expect(readPage(data).html).toContain('California')
  expect(request).not.toHaveBeenCalled()
})

test.each(['consumer', 'trade-rejected'] as const)(
  'a %s orders a few at a time, for themselves',
  async (role) => {
    const allowance = { perYear: 10, left: 5, renewsOn: '2027-01-01' }
    const { response } = load({ role, offer: ok({ ...OFFER, allowance }) })
    const { html } = readPage(shown(await response).data)
    expect(html).toContain('bis zu 5 auf einmal, 10 im Jahr')
    expect(html).not.toContain('Unternehmen')
    const sent = await send([...FORM.slice(0, 2), ['address', 'own']], { role })
    expect(sent.order).toHaveBeenCalledOnce()
  },
)

test('an approval that has just been withdrawn is refused too', async () => {
  expect(await load({ offer: refuse('not-approved') }).response).toMatchObject({ init: { status: 403 } })
})

test('the page has the finishes, what is left, and the addresses of client and company', async () => {
  const { read, response } = load()
  const { data, init } = shown(await response)
  expect(init).toMatchObject({ status: 200, headers: { 'Cache-Control': 'private, no-store' } })
  expect(read).toHaveBeenCalledWith('token-of-ada', {
    productId: 'gid://shopify/Product/42',
    language: 'de',
    country: 'DE',
  })
  const { html, ticked } = readPage(data)
  expect(html).toContain('Muster: Nuvola-Sofa')
  expect(html).toContain('noch 3 übrig')
  expect(html).toContain('Nussbaum')
  expect(html).toContain('fill="#c8a878"')
  expect(html).toContain(encodeURIComponent(PICTURE.url))
  expect(html).toContain('Alsterufer 4')
  expect(html).toContain('action="/de-de/account/samples?product=42"')
  expect(ticked).toEqual(['own'])
})

test('an order leads to its page', async () => {
  const { response, order } = await send(FORM)
  const { status, headers } = response as Response
  expect([status, headers.get('location')]).toEqual([303, '/de-de/orders/b6b1a7a0?token=signed'])
  expect(order).toHaveBeenCalledWith('token-of-ada', {
    key: KEY,
    productId: 'gid://shopify/Product/42',
    finishes: ['Wood/Walnut'],
    address: OFFICE.address,
    language: 'de',
  })
})

// spec 5: samples: nothing that was chosen is lost when an order is refused
test.each([
  ['no-finish', FORM.filter(([name]) => name !== 'finish'), {}, 422, 'mindestens eine Ausführung'],
  ['no-address', FORM.filter(([name]) => name !== 'address'), {}, 422, 'wählen Sie die Adresse'],
  ['allowance-used', FORM, { ordered: refuse('allowance-used') }, 422, 'wählen Sie weniger'],
  ['address-refused', FORM, { ordered: refuse('address-refused') }, 422, 'Diese Adresse ist unvollständig'],
  ['finish-unknown', FORM, { ordered: refuse('finish-unknown') }, 422, 'gibt es nicht mehr'],
  ['unavailable', FORM, { ordered: refuse('samples-unavailable') }, 503, 'Im Moment'],
] as const)(
  'an order that is refused as %s keeps all that was chosen',
  async (code, form, facts, status, words) => {
    const { data, init } = shown((await send([...form], facts)).response)
    expect([data.refusal, init.status, data.key]).toEqual([code, status, KEY])
    const { html, ticked } = readPage(data)
    expect(html).toContain(words)
    const chosen = form.filter(([name]) => name !== 'key').map(([, value]) => value)
    expect(ticked).toEqual(chosen)
  },
)

test('what was chosen can be sent again while the service cannot be reached', async () => {
  const down = { offer: refuse('samples-unavailable'), ordered: refuse('samples-unavailable') } as const
  expect(shown(await load(down).response).init.status).toBe(503)
  const { html } = readPage(shown((await send(FORM, down)).response).data)
  expect(html).toContain('value="Wood/Walnut"')
  expect(html).toContain(`value="${KEY}"`)
  expect(html).toContain('Noch einmal versuchen')
})

test.each([
  ['nothing to sample', { ...OFFER, options: [] }, 'keine Ausführung'],
  ['a used allowance', { ...OFFER, allowance: { ...OFFER.allowance, left: 0 } }, 'alle Muster dieses Jahres'],
])('with %s the page leads to the trade team, and has no form', async (_, offer, words) => {
  const { html } = readPage(shown(await load({ offer: ok(offer) }).response).data)
  expect(html).toContain(words)
  expect(html).toContain('/de-de/contact?topic=trade')
  expect(html).not.toContain('<form')
})

test('a client without an address is led to add one', async () => {
  const view = shown(await load().response).data
  const { html } = readPage({ ...view, addresses: [] })
  expect(html).toContain('/de-de/profile/addresses/new')
  expect(html).not.toContain('type="submit"')
})

test.each([
  ['link-expired', 404],
  ['too-many-requests', 429],
  ['samples-unavailable', 503],
] as const)('a link that orders samples and is refused with %s answers %d', async (code, status) => {
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(clientsContext, { samples: { confirm: async () => refuse(code) } } as unknown as Clients)
  const request = new Request(url, { method: 'POST' })
  const given = { request, url, params: { token: 'none' }, context, pattern: '' }
  const response = await confirmAction(given as unknown as Parameters<typeof confirmAction>[0])
  expect(response).toMatchObject({ init: { status } })
})
