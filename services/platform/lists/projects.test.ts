import { afterAll, beforeEach, expect, test } from 'vitest'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'

const { database, client, service } = await openLists()
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate platform.lists cascade'))
const anna = client.of('token-of-anna')
const LIST = '6a3a8f86-6f0e-4b33-8f4e-000000000001'
const ADDRESS = {
  firstName: ' Clara ',
  lastName: 'Neri',
  line1: 'Via Solferino 11',
  city: 'Milano',
  zone: 'Milano',
  postalCode: '20121',
  country: 'IT',
  phone: '+39 02 1234567',
}
const PROJECT = {
  number: '2026-014',
  client: 'Clara Neri',
  address: ADDRESS,
  startsOn: '2026-12-01',
  deliverBy: '2027-03-31',
}

async function open() {
  const created = await anna.create({ id: LIST, name: 'Villa Farini' })
  if (!created.ok) throw new Error(created.code)
  return created.value
}
const change = (project: typeof PROJECT | object | null, version = 1) =>
  anna.change(LIST, { version, changes: { project: project === null ? null : { ...PROJECT, ...project } } })

// spec 3: lists: a project with client, address, dates and a number, changed by version (issue 20)
test('a list is a project while it has details, which are changed by version', async () => {
  expect(await open()).toMatchObject({ project: null, version: 1 })
  const address = { ...ADDRESS, firstName: 'Clara', zone: 'MI', line2: '', company: '' }
  const stored = { ...PROJECT, address }
  expect(await change({})).toMatchObject({ ok: true, value: { project: stored, version: 2, revision: 2 } })
  expect(await change({ client: 'Late' })).toMatchObject({
    code: 'version-outdated',
    current: { project: stored },
  })
  const renamed = await anna.change(LIST, { version: 2, changes: { name: 'Villa Farini II' } })
  expect(renamed).toMatchObject({ value: { project: stored } })
  const own = await anna.all()
  expect(own.ok && own.value.find(({ id }) => id === LIST)).toMatchObject({ project: stored })
  expect(await change(null, 3)).toMatchObject({ value: { project: null } })
})

test('a project may begin with nothing but a number', async () => {
  await open()
  const bare = { client: '', address: null, startsOn: null, deliverBy: null }
  expect(await change(bare)).toMatchObject({ value: { project: { ...bare, number: '2026-014' } } })
})

// spec 5: lists: fields of a project (issue 20)
test.each([
  [{ number: '7'.repeat(31) }, 'number', 'too-long'],
  [{ client: 'n'.repeat(121) }, 'client', 'too-long'],
  [{ startsOn: '2026-02-30' }, 'startsOn', 'date-malformed'],
  [{ deliverBy: '2026-11-30' }, 'deliverBy', 'dates-reversed'],
  [{ address: { ...ADDRESS, postalCode: '2012' } }, 'address.postalCode', 'postal-code-invalid'],
  [{ address: { ...ADDRESS, lastName: '' } }, 'address.lastName', 'required'],
  [{ address: { country: 'XX' } }, 'address.country', 'country-not-served'],
])('a project with %o is refused at %s: %s', async (error, path, code) => {
  await open()
  expect(await change(error)).toMatchObject({
    code: 'list-malformed',
    fields: [{ path: `changes.project.${path}`, code }],
  })
  expect(await anna.read(LIST)).toMatchObject({ value: { project: null, revision: 1 } })
})

test('the saved items are no project', async () => {
  expect(await anna.change('saved', { version: 1, changes: { project: PROJECT } })).toMatchObject({
    code: 'list-fixed',
  })
})

// spec 6: lists: the details of a project are for those who edit it (issue 20)
test('neither those with the link nor their copies have any detail of a project', async () => {
  await open()
  await change({})
  await anna.addItem(LIST, crypto.randomUUID(), { productId: product(1) })
  const shared = await anna.share(LIST, { hasPrices: true, from: 'Anna' })
  if (!shared.ok) throw new Error(shared.code)
  const { token } = shared.value
  const seen = JSON.stringify(await client.shared(token, { count: '1' }))
  expect(seen).toContain('Villa Farini')
  const ben = client.of('token-of-ben')
  const id = crypto.randomUUID()
  expect(await ben.copyShared({ id, token })).toMatchObject({ ok: true })
  const copy = await ben.read(id)
  expect(copy).toMatchObject({ value: { project: null } })
  for (const detail of ['Clara', '2026-014', 'Solferino', '2027-03-31']) {
    expect(seen).not.toContain(detail)
    expect(JSON.stringify(copy)).not.toContain(detail)
  }
})

test('the copy of the owner’s data has their projects', async () => {
  await open()
  await change({})
  const headers = { authorization: 'Bearer token-of-anna' }
  const response = await service.fetch(new Request('http://platform.internal/customer/data', { headers }))
  const lists = {
    lists: [{ name: 'Villa Farini', project: { client: 'Clara Neri', address: { city: 'Milano' } } }],
  }
  expect(await response.json()).toMatchObject(lists)
})
