import { afterAll, beforeEach, expect, test } from 'vitest'
import { LIST_MEMBERS_MAX } from '#domain/list/list-limits.ts'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'

const { database, client, service, letters, move, jobs } = await openLists()
afterAll(() => database.close())
const LIST = '6a3a8f86-6f0e-4b33-8f4e-000000000001'
const [anna, ben, carla] = ['anna', 'ben', 'carla'].map((name) => client.of(`token-of-${name}`))
if (!anna || !ben || !carla) throw new Error('Someone is missing')
beforeEach(async () => {
  letters.length = 0
  await database.pool.query('truncate platform.lists cascade')
  await anna.create({ id: LIST, name: 'Casa Brera' })
})
const newId = () => crypto.randomUUID()
const TO_BEN = { email: 'ben@example.com', language: 'de', country: 'DE', from: 'Anna Rossi' } as const
const opening = { count: '1' }

async function createToken(link: { hasPrices: boolean; from?: string }) {
  const shared = await anna?.share(LIST, link)
  if (!shared?.ok) throw new Error(shared?.code)
  return shared.value.token
}
/** Invites someone, and returns the token of the email. */
async function inviteBy(email: string = TO_BEN.email) {
  const sent = await anna?.invite(LIST, { ...TO_BEN, email })
  if (!sent?.ok) throw new Error(sent?.code)
  return { ...sent.value, token: letters.at(-1)?.url.split('/').at(-1) ?? '' }
}
async function joinAsBen() {
  const invited = await inviteBy()
  await ben?.accept(invited.token, { name: 'Ben Weiss' })
  return invited
}

// spec 6: anyone with a list link can view a shared list
test('anyone with its link sees a list, with a note for clients and without those for its editors', async () => {
  const id = newId()
  await anna.addItem(LIST, id, { productId: product(1), note: 'Too dear', clientNote: 'In oak' })
  const token = await createToken({ hasPrices: false, from: 'Anna Rossi' })
  const shared = await client.shared(token, opening)
  expect(shared).toMatchObject({
    ok: true,
    value: {
      name: 'Casa Brera',
      ownerName: 'Anna Rossi',
      hasPrices: false,
      items: [{ id, clientNote: 'In oak' }],
    },
  })
  expect(JSON.stringify(shared)).not.toContain('Too dear')
  expect(await anna.read(LIST)).toMatchObject({ value: { isPrivate: false, link: { token, openings: 1 } } })
  expect(await createToken({ hasPrices: true })).toBe(token)
  expect(await client.shared(token)).toMatchObject({ value: { hasPrices: true } })
  const { rows } = await database.pool.query('select * from platform.list_links')
  expect(JSON.stringify(rows)).not.toContain(token)
})

// spec 6: lists: a revoked link opens nothing
test.each([
  ['revoked', () => anna.unshare(LIST)],
  ['private', () => anna.change(LIST, { version: 2, changes: { isPrivate: true } })],
  ['removed', () => anna.remove(LIST)],
  ['removed and restored', async () => [await anna.remove(LIST), await anna.restore(LIST)]],
])('the link of a list that is %s opens nothing, and never does again', async (_, close) => {
  const token = await createToken({ hasPrices: true })
  await close()
  expect(await client.shared(token, opening)).toMatchObject({ code: 'list-not-found' })
  await anna.restore(LIST)
  expect(await createToken({ hasPrices: true })).not.toBe(token)
  expect(await client.shared(token, opening)).toMatchObject({ code: 'list-not-found' })
})

test('only servers open links and invitations, and a guess opens nothing', async () => {
  const token = await createToken({ hasPrices: true })
  for (const path of [`/lists/shared/${token}`, '/lists/invitations/guess']) {
    const headers = { authorization: 'Bearer token-of-anna' }
    const response = await service.fetch(new Request(`http://platform.internal${path}`, { headers }))
    expect(response.status).toBe(401)
  }
  expect(await client.shared('guess', opening)).toMatchObject({ code: 'list-not-found' })
  expect(await client.invitation('guess')).toMatchObject({ code: 'invitation-not-found' })
})

test('the saved items cannot be shared', async () => {
  expect(await anna.share('saved', { hasPrices: true })).toMatchObject({ code: 'list-fixed' })
  expect(await anna.invite('saved', TO_BEN)).toMatchObject({ code: 'list-fixed' })
})

// spec 6: lists: others are invited by email address to edit together
test('someone who is invited by email joins, and edits the list until they are removed', async () => {
  const { token, memberId } = await inviteBy()
  expect(letters).toMatchObject([
    { kind: 'account-list-invitation', to: 'ben@example.com', language: 'de', inviter: 'Anna Rossi' },
  ])
  expect(letters[0]?.url).toBe(`https://shop.example/de-de/lists/invitation/${token}`)
  expect(await ben.read(LIST)).toMatchObject({ code: 'list-not-found' })
  expect(await client.invitation(token)).toEqual({
    ok: true,
    value: { listName: 'Casa Brera', from: 'Anna Rossi', isAccepted: false },
  })
  expect(await ben.accept(token, { name: 'Ben Weiss' })).toEqual({ ok: true, value: { listId: LIST } })
  expect(await ben.accept(token, { name: 'Ben Weiss' })).toMatchObject({ ok: true })
  expect(await carla.accept(token, { name: 'Carla' })).toMatchObject({ code: 'invitation-not-found' })

  await ben.addItem(LIST, newId(), { productId: product(1) })
  const member = { id: memberId, name: 'Ben Weiss', state: 'editor' }
  expect(await anna.read(LIST)).toMatchObject({
    value: { members: [{ ...member, email: 'ben@example.com' }] },
  })
  expect(await ben.read(LIST)).toMatchObject({
    value: { isOwn: false, ownerName: 'Anna Rossi', members: [{ ...member, email: null }], items: [{}] },
  })
  expect(await ben.all()).toMatchObject({
    value: expect.arrayContaining([expect.objectContaining({ id: LIST })]),
  })
  for (const refusal of [
    ben.share(LIST, { hasPrices: true }),
    ben.invite(LIST, TO_BEN),
    ben.remove(LIST),
    ben.change(LIST, { version: 1, changes: { isPrivate: true } }),
  ])
    expect(await refusal).toMatchObject({ code: 'list-not-yours' })
  await anna.removeMember(LIST, memberId)
  expect(await ben.read(LIST)).toMatchObject({ code: 'list-not-found' })
  expect(await client.invitation(token)).toMatchObject({ code: 'invitation-not-found' })
})

test('members may remove themselves, and no one else', async () => {
  const { memberId } = await joinAsBen()
  const invited = await inviteBy('carla@example.com')
  expect(await ben.removeMember(LIST, invited.memberId)).toMatchObject({ code: 'list-not-yours' })
  expect(await ben.removeMember(LIST, memberId)).toMatchObject({ ok: true })
  expect(await ben.read(LIST)).toMatchObject({ code: 'list-not-found' })
})

test('an invitation that is sent again has another link, and none is longer valid than 30 days', async () => {
  const { token, memberId } = await inviteBy()
  const again = await inviteBy('Ben@Example.com')
  expect(again.memberId).toBe(memberId)
  expect(await client.invitation(token)).toMatchObject({ code: 'invitation-not-found' })
  move(31)
  expect(await ben.accept(again.token, { name: 'Ben' })).toMatchObject({ code: 'invitation-not-found' })
  await jobs()
  expect(await anna.read(LIST)).toMatchObject({ value: { members: [] } })
})

test('someone who joins by two addresses is one member', async () => {
  await joinAsBen()
  const { token } = await inviteBy('ben@other.example')
  expect(await ben.accept(token, { name: 'Benjamin' })).toMatchObject({ ok: true })
  expect(await anna.read(LIST)).toMatchObject({ value: { members: [{ name: 'Ben Weiss' }] } })
})

test('a list has at most 20 members, and an address is not flooded', async () => {
  await database.pool.query(
    `insert into platform.list_members (list_id, email, token_hash, invited_at)
     select $1, number || '@example.com', 'hash ' || number, '2026-11-20 10:00Z' from generate_series(1, $2::int) number`,
    [LIST, LIST_MEMBERS_MAX - 1],
  )
  const sent = await Promise.all(
    ['a@example.com', 'b@example.com'].map((email) => anna.invite(LIST, { ...TO_BEN, email })),
  )
  expect(sent.map((invited) => (invited.ok ? 'sent' : invited.code)).toSorted()).toEqual([
    'members-full',
    'sent',
  ])
})

test.each([
  ['email', 'email-malformed', { ...TO_BEN, email: 'ben' }],
  ['country', 'list-malformed', { ...TO_BEN, country: 'XX' }],
  ['from', 'required', { ...TO_BEN, from: ' ' }],
])('an invitation whose %s is %s is refused', async (path, code, body) => {
  expect(await anna.invite(LIST, body as typeof TO_BEN)).toMatchObject({
    code: 'list-malformed',
    fields: [{ path, code }],
  })
})

test('a deleted account leaves the lists of others', async () => {
  await joinAsBen()
  const request = new Request('http://platform.internal/customer/data', {
    method: 'DELETE',
    headers: { authorization: 'Bearer token-of-ben' },
  })
  expect((await service.fetch(request)).status).toBe(204)
  expect(await anna.read(LIST)).toMatchObject({ value: { members: [] } })
})
