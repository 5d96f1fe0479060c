import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ticketCookie } from '#app/features/account/sign-in/ticket-cookie.server.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loader } from './sign-in.tsx'

const url = new URL('https://shop.example/de-de/sign-in/uid')
const OPENED = ok({ emailHint: null, state: 'state', isForDesk: false, passkey: null })
const SESSION = { accountId: 'a', email: 'a@example.com', idToken: 'i', accessToken: 'a', expiresAt: 0 }
const CLEARED = 'sign_in_ticket=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly'

async function open(
  cookie: string,
  signInWithTicket: (uid: string, ticket: string) => Promise<unknown>,
  { session = null, opened = OPENED }: { session?: typeof SESSION | null; opened?: typeof OPENED } = {},
) {
  const context = new RouterContextProvider()
  context.set(sessionContext, session)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  const screens = { forVisitor: () => ({ openInteraction: async () => opened, signInWithTicket }) }
  context.set(clientsContext, { screens } as unknown as Clients)
  const args = { request: new Request(url, { headers: { cookie } }), url, context, params: { uid: 'uid' } }
  return loader(args as unknown as Parameters<typeof loader>[0])
}
const [withTicket = ''] = ticketCookie('a ticket', true).split(';', 1)

test('the browser of a new applicant is signed in by its ticket, which is then cleared', async () => {
  const use = vi.fn(async () => ok({ redirectTo: '/authentication/oauth/authorize/uid', device: 'device' }))
  const response = (await open(withTicket, use)) as Response
  expect(use).toHaveBeenCalledWith('uid', 'a ticket')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/authentication/oauth/authorize/uid',
  ])
  expect(response.headers.getSetCookie()).toEqual([CLEARED, expect.stringMatching(/^device=device;/)])
})

test('with a ticket that is no longer valid the page is shown as usual', async () => {
  const response = (await open(withTicket, async () => refuse('link-expired'))) as Response
  expect([response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
    url.pathname,
    [CLEARED],
  ])
  const use = vi.fn()
  expect(await open('', use)).toMatchObject({ data: { screen: { step: 'start' } } })
  expect(use).not.toHaveBeenCalled()
})

test('someone who is signed in at the shop has nothing left to do there, but gives the password for the desk', async () => {
  const shop = await open('', vi.fn(), { session: SESSION }).catch((response: Response) => response)
  expect((shop as Response).headers.get('location')).toBe('/de-de')
  const opened = ok({ ...OPENED.value, isForDesk: true })
  const page = await open('', vi.fn(), { session: SESSION, opened })
  expect(page).toMatchObject({ data: { screen: { step: 'start' } } })
})
