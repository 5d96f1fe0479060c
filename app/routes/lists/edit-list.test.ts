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
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { openLists } from '#tests/support/samples/sample-lists.ts'
import { action, loader } from './edit-list.tsx'
import * as address from './project-address.tsx'

const { client, database } = await openLists()
afterAll(() => database.close())
const LIST = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const anna = client.of('token-of-anna')
const PROJECT = { number: '2026-014', client: 'Clara Neri', startsOn: '2026-12-01', deliverBy: '2027-03-31' }
const ADDRESS = {
  firstName: 'Clara',
  lastName: 'Neri',
  line1: 'Via Solferino 11',
  city: 'Milano',
  zone: 'MI',
  postalCode: '20121',
  country: 'IT',
  phone: '+39 02 1234567',
}

beforeEach(async () => {
  await database.pool.query('truncate platform.lists cascade')
  await anna.create({ id: LIST, name: 'Villa Farini' })
})

function argsOf(body?: Record<string, string>) {
  const url = new URL(`https://shop.example/de-de/account/lists/${LIST}/edit`)
  const context = new RouterContextProvider()
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, { accessToken: 'token-of-anna' } as Session)
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  context.set(clientsContext, { lists: client } as unknown as Clients)
  const request = new Request(url, body && { method: 'POST', body: new URLSearchParams(body) })
  return { request, context, url, params: { listId: LIST } } as never
}
const send = (fields: Record<string, string>) =>
  action(argsOf({ name: 'Villa Farini', description: '', version: '1', ...fields }))

test('a list becomes a project by its form, and none once its details are emptied', async () => {
  expect(await send(PROJECT)).toMatchObject({ status: 303 })
  expect((await loader(argsOf())).data.list).toMatchObject({ project: PROJECT, version: 2 })
  const emptied = { number: '', client: ' ', startsOn: '', deliverBy: '' }
  expect(await send({ ...emptied, version: '2' })).toMatchObject({ status: 303 })
  expect(await anna.read(LIST)).toMatchObject({ value: { project: null } })
})

test('a form without an address leaves that of the project unchanged', async () => {
  await anna.change(LIST, { version: 1, changes: { project: { ...PROJECT, address: ADDRESS } } })
  await send({ ...PROJECT, client: 'C. Neri', version: '2' })
  expect(await anna.read(LIST)).toMatchObject({
    value: { project: { client: 'C. Neri', address: { line1: 'Via Solferino 11' } } },
  })
})

test.each([
  [{ deliverBy: '2026-11-01' }, 'deliverBy', 'dates-reversed'],
  [{ startsOn: 'tomorrow' }, 'startsOn', 'date-malformed'],
  [{ client: 'n'.repeat(121) }, 'client', 'too-long'],
])('a form with %o is shown again as it was entered, with the fault at %s', async (fault, field, code) => {
  const sent = { ...PROJECT, ...fault }
  expect(await send(sent)).toMatchObject({
    init: { status: 422 },
    data: { error: { [field]: [code] }, initialValue: sent },
  })
})

// spec 3: lists: the form of a project keeps what was entered, without JavaScript too (issue 20)
test('a project that was changed elsewhere is not overwritten, and nothing entered is lost', async () => {
  await send({ ...PROJECT, client: 'Someone else' })
  expect(await send(PROJECT)).toMatchObject({
    init: { status: 409 },
    data: { error: { '': ['version-outdated'] }, initialValue: PROJECT },
  })
  expect(await anna.read(LIST)).toMatchObject({ value: { project: { client: 'Someone else' } } })
})

// spec 5: a project: its address can be removed (issue 20)
test('the address of a project is removed, and with it the project if it was all there was', async () => {
  await send(PROJECT)
  const addressed = { ...PROJECT, address: ADDRESS }
  await anna.change(LIST, { version: 2, changes: { project: addressed } })
  const remove = (version: string) => address.action(argsOf({ remove: '1', version }))
  expect(await remove('2')).toMatchObject({ init: { status: 409 } })
  expect(await remove('3')).toMatchObject({ status: 303 })
  expect(await anna.read(LIST)).toMatchObject({ value: { project: { ...PROJECT, address: null } } })
  const bare = { number: '', client: '', startsOn: null, deliverBy: null, address: ADDRESS }
  await anna.change(LIST, { version: 4, changes: { project: bare } })
  const removed = (await remove('5')) as Response
  expect(removed.headers.get('location')).toBe(`/de-de/account/lists/${LIST}`)
  expect(await anna.read(LIST)).toMatchObject({ value: { project: null } })
})

// spec 5: a project: its address follows the rules of its country (issue 20)
test('the address of a project follows the rules of its country, and overwrites no change made elsewhere', async () => {
  await send(PROJECT)
  const fields = Object.fromEntries(
    Object.entries(ADDRESS).map(([name, value]) => [`address.${name}`, value]),
  )
  const save = (changes: Record<string, string>) =>
    address.action(argsOf({ ...fields, version: '2', ...changes }))
  expect(await save({ 'address.postalCode': '2012' })).toMatchObject({
    init: { status: 422 },
    data: { error: { 'address.postalCode': ['postal-code-invalid'] } },
  })
  expect(await save({ version: '1' })).toMatchObject({ init: { status: 409 }, data: { initialValue: {} } })
  expect(await save({})).toMatchObject({ status: 303 })
  const opened = await address.loader(argsOf())
  expect(opened.data).toMatchObject({ version: 3, known: { address: ADDRESS } })
  expect(await anna.read(LIST)).toMatchObject({ value: { project: PROJECT } })
})
