import { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test } from 'vitest'
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
import { ok } from '#domain/result.ts'
import { eventually } from '#tests/support/eventually.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'
import * as invitation from './invitation.tsx'
import * as changes from './list-changes.ts'
import * as share from './share.tsx'

const { client, database, letters } = await openLists()
afterAll(() => database.close())
const LIST = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const TAB = '0d9f6679-7425-40de-944b-e07fc1f90ae7'
const anna = client.of('token-of-anna')

beforeEach(async () => {
  letters.length = 0
  await database.pool.query('truncate platform.lists cascade')
  await anna.create({ id: LIST, name: 'Casa Brera' })
})

type Call = {
  listId?: string
  account?: string | null
  token?: string
  body?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Calls a loader or an action of a page in German. Returns a redirect or a not-found response even if it was thrown.
 */
async function call<Result>(
  run: (args: never) => Promise<Result>,
  path: string,
  { listId = LIST, account = 'anna', token, body, signal }: Call = {},
) {
  const url = new URL(`https://shop.example/de-de${path}`)
  const context = new RouterContextProvider()
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, account ? ({ accessToken: `token-of-${account}` } as Session) : null)
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  context.set(clientsContext, {
    lists: client,
    customer: { getCustomer: async () => ok({ firstName: 'Anna', lastName: 'Rossi' }) },
  } as unknown as Clients)
  const sent = body && { method: 'POST', body: new URLSearchParams(body) }
  const request = new Request(url, { ...sent, ...(signal && { signal }) })
  const args = { request, context, url, params: { listId, token } }
  try {
    return await run(args as never)
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return thrown as Response
  }
}

const SHARE = `/account/lists/${LIST}/share`
const send = (body: Record<string, string>, account?: string) =>
  call(share.action, SHARE, { body, ...(account && { account }) })
async function shareView(account?: string) {
  const opened = await call(share.loader, SHARE, account ? { account } : {})
  if (opened instanceof Response) throw new Error(`The page is ${opened.status}`)
  return opened.data.view
}
const locationOf = (response: unknown) => (response as Response).headers.get('location')

/** Invites Ben, who joins. Returns the token of his invitation. */
async function joinAsBen(): Promise<string> {
  await send({ intent: 'invite', email: 'ben@example.com', from: 'Anna Rossi' })
  const token = letters.at(-1)?.url.split('/').at(-1) ?? ''
  const accept = { account: 'ben', token, body: { name: 'Ben Weiss' } }
  expect(locationOf(await call(invitation.action, `/lists/invitation/${token}`, accept))).toBe(
    `/de-de/account/lists/${LIST}`,
  )
  return token
}

// spec 6: lists: links and members are managed without JavaScript
test('the owner creates a link, changes what it shows, and revokes it', async () => {
  expect(await shareView()).toMatchObject({ link: null, isPrivate: true, from: 'Anna Rossi' })
  const created = await send({ intent: 'link', prices: 'without', from: 'Studio Rossi' })
  expect(locationOf(created)).toBe(`/de-de${SHARE}?done=link`)
  const { link, from } = await shareView()
  expect(link).toMatchObject({ hasPrices: false, openings: 0 })
  expect(link?.url).toMatch(/^https:\/\/shop\.example\/de-de\/lists\/shared\/[\w-]{32}\?open$/)
  expect(from).toBe('Studio Rossi')
  await send({ intent: 'link', prices: 'with', from: '' })
  expect((await shareView()).link).toMatchObject({ hasPrices: true, url: link?.url })
  await send({ intent: 'revoke' })
  expect(await shareView()).toMatchObject({ link: null, isPrivate: false })
})

test('someone is invited in the language of the page, accepts once, and leaves', async () => {
  const token = await joinAsBen()
  expect(letters).toMatchObject([{ to: 'ben@example.com', language: 'de', inviter: 'Anna Rossi' }])
  expect((await shareView()).members).toMatchObject([{ name: 'Ben Weiss', state: 'editor', isYou: false }])
  const again = await call(invitation.loader, `/lists/invitation/${token}`, { account: null, token })
  expect(again).toMatchObject({ data: { opened: { invitation: { isAccepted: true }, name: null } } })
  const { members, isOwn } = await shareView('ben')
  expect(isOwn).toBe(false)
  expect(JSON.stringify(members)).not.toContain('ben@example.com')
  const [you] = members
  expect(you?.isYou).toBe(true)
  expect(await send({ intent: 'link', prices: 'with', from: 'Ben' }, 'ben')).toMatchObject({
    init: { status: 422 },
    data: { errors: { form: 'list-unavailable' } },
  })
  expect(locationOf(await send({ intent: 'leave', member: you?.id ?? '' }, 'ben'))).toBe(
    '/de-de/account/lists',
  )
  expect((await shareView()).members).toEqual([])
})

test('an invitation without an address or a name is refused at its fields, with what was entered', async () => {
  expect(await send({ intent: 'invite', email: 'ben@', from: '' })).toMatchObject({
    init: { status: 422 },
    data: { typed: { email: 'ben@' }, errors: { email: 'email-malformed', from: 'required' } },
  })
})

test('a guest signs in before accepting and returns; one that was taken back says so', async () => {
  await send({ intent: 'invite', email: 'ben@example.com', from: 'Anna Rossi' })
  const token = letters.at(-1)?.url.split('/').at(-1) ?? ''
  const path = `/lists/invitation/${token}`
  expect(await call(invitation.loader, path, { account: null, token })).toMatchObject({
    data: { opened: { invitation: { listName: 'Casa Brera', from: 'Anna Rossi' }, name: null } },
  })
  const guest = await call(invitation.action, path, { account: null, token, body: { name: 'Ben' } })
  expect(locationOf(guest)).toBe(`/de-de/login?callback=${encodeURIComponent(`/de-de${path}`)}`)
  const unnamed = await call(invitation.action, path, { account: 'ben', token, body: { name: ' ' } })
  expect(unnamed).toMatchObject({ init: { status: 422 }, data: { field: 'required' } })
  const [member] = (await shareView()).members
  await send({ intent: 'remove', member: member?.id ?? '' })
  expect(await call(invitation.loader, path, { account: null, token })).toMatchObject({
    init: { status: 404 },
    data: { opened: null },
  })
})

test('the saved items have no page for sharing, and a list of someone else neither', async () => {
  for (const [listId, account] of [
    ['saved', 'anna'],
    [LIST, 'carla'],
  ] as const)
    expect(await call(share.loader, SHARE, { listId, account })).toMatchObject({ init: { status: 404 } })
})

test('those who edit a list are sent what the others change and write, and no one else is', async () => {
  await joinAsBen()
  const path = `/account/lists/${LIST}/changes`
  const leaving = new AbortController()
  const list = await anna.read(LIST)
  const revision = list.ok ? list.value.revision : 0
  const followed = await call(changes.loader, `${path}?tab=${TAB}&after=${revision}`, {
    signal: leaving.signal,
  })
  expect(followed.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  let text = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of followed.body ?? []) text += decoder.decode(chunk, { stream: true })
  })().catch(() => {})
  await eventually(() => expect(text).toContain('event: presence'))
  const itemId = crypto.randomUUID()
  await client.of('token-of-ben').addItem(LIST, itemId, { productId: product(1) })
  await eventually(() => expect(text).toContain(`"revision":${revision + 1},"by":"Ben Weiss"`))
  const present = { account: 'ben', body: { tab: crypto.randomUUID(), writing: itemId } }
  expect(await call(changes.action, path, present)).toMatchObject({ status: 204 })
  await eventually(() => expect(text).toContain(`{"name":"Ben Weiss","writingItemId":"${itemId}"}`))
  leaving.abort()
  await reading
  expect(await call(changes.loader, path, { account: 'carla' })).toMatchObject({ status: 404 })
  expect(await call(changes.action, path, { ...present, account: 'carla' })).toMatchObject({ status: 404 })
})
