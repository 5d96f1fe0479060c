import { afterAll, beforeEach, expect, test } from 'vitest'
import type { NewRequest, RequestPiece } from '#contracts/request.ts'
import { LIST_ITEMS_MAX } from '#domain/list/list-limits.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
// A Tuesday; in Rome it is 09:00. The house replies by 17:00.
const NOW = new Date('2026-11-24T08:00:00Z')
let now = NOW
const { client, emails, platform, threads } = openRequests(database, () => now)

beforeEach(async () => {
  now = NOW
  await database.pool.query(
    'truncate platform.requests cascade; truncate mail.outbox; truncate kernel.rate_limits',
  )
})

const createPieces = (count: number): RequestPiece[] =>
  Array.from({ length: count }, (_, index) => ({
    productId: `gid://shopify/Product/${index}`,
    variantId: `gid://shopify/ProductVariant/${index}`,
    slug: 'merla-dining-chair',
    title: `Merla ${index}`,
    variantTitle: 'Grüner Samt',
    artisan: 'Officina Brianza',
    sku: `OFBMER-${index}`,
    picture: 'https://shop.example/files/pictures/merla-upholstered-dining-chair-bottle-green.jpg',
    quantity: 6,
    section: 'Esszimmer',
  }))

const quote = (changes: Partial<NewRequest> = {}): NewRequest =>
  ({
    ...sampleRequest({ accountId: 'ada' }),
    kind: 'quote',
    pieces: createPieces(2),
    fields: {
      project: 'Casa Brera',
      street: '',
      city: 'Mailand',
      postalCode: '',
      zone: '',
      country: 'IT',
      dateNeeded: '2027-03-31',
      budget: '25000',
      currency: 'EUR',
      listId: 'a list',
      listName: 'Casa Brera, zweiter Stock',
      message: 'Der Aufzug ist 80 cm breit.',
    },
    ...changes,
  }) as NewRequest

const consultation = (changes: object = {}): NewRequest => ({
  ...sampleRequest({ accountId: null }),
  kind: 'consultation',
  fields: {
    projectType: 'hospitality',
    rooms: ['lobby', 'restaurant'],
    style: 'Warmes Holz, mehr auf winmoney.example',
    budget: '',
    currency: 'EUR',
    firstTime: '2026-11-25T10:00:00.000Z',
    secondTime: '2026-11-26T14:00:00.000Z',
    thirdTime: '',
    timeZone: 'America/New_York',
    meeting: 'visit',
    office: 'Mailand',
    phone: '',
    listId: '',
    listName: '',
    message: '',
    ...changes,
  },
})

test('a quote is promised like any reply, and both emails have the project and the pieces', async () => {
  expect(await client.send(quote(), 'key')).toMatchObject({
    ok: true,
    value: { replyBy: '2026-11-24T16:00:00.000Z' },
  })
  const [receipt, ofTeam] = await emails()
  const written = [
    [
      receipt,
      'Casa Brera, zweiter Stock',
      '6 × Merla 1, Grüner Samt',
      '25.000 €',
      '31. März 2027',
      'Italien',
    ],
    [ofTeam, 'Casa Brera, zweiter Stock', '6 × Merla 1, Grüner Samt', '€25,000', '31 March 2027', 'Italy'],
  ] as const
  for (const [email, ...texts] of written)
    for (const text of texts) expect(email?.text.replaceAll('\u00a0', ' ')).toContain(text)
  expect(ofTeam?.subject).toContain('Quote')
})

// spec 1: a quote for up to 500 pieces, which emails and lists shorten
test('a quote for a whole list is stored with all its pieces; the emails list the first', async () => {
  const sent = await client.send(quote({ pieces: createPieces(LIST_ITEMS_MAX) }), 'key')
  if (!sent.ok) throw new Error(sent.code)
  const [receipt] = await emails()
  expect(receipt?.text).toContain('Merla 39, ')
  expect(receipt?.text).not.toContain('Merla 40, ')
  expect(receipt?.text).toContain('und 460 weitere Stücke')
  const thread = await threads.ofCustomer('ada', sent.value.number).read()
  expect(thread).toMatchObject({ ok: true, value: { kind: 'quote', project: 'Casa Brera' } })
  expect(thread.ok && thread.value?.pieces).toHaveLength(LIST_ITEMS_MAX)
  const listed = await threads.list('ada', 1)
  expect(listed).toMatchObject({
    value: { requests: [{ project: 'Casa Brera', pieces: [{ title: 'Merla 0' }] }] },
  })
  expect(listed.ok && listed.value.requests[0]?.pieces).toHaveLength(1)
  const { requests } = await platform.customers.copy('ada')
  expect(requests[0]?.pieces.at(-1)).toMatchObject({ section: 'Esszimmer', quantity: 6 })
})

test('the requests of a list are those that were sent for it', async () => {
  await client.send(quote(), 'key')
  const { fields } = quote()
  await client.send(quote({ fields: { ...fields, listId: 'another' } } as never), 'other key')
  expect(await threads.list('ada', 1)).toMatchObject({ value: { total: 2 } })
  expect(await threads.list('ada', 1, { list: 'another' })).toMatchObject({
    value: { total: 1, requests: [{}] },
  })
  expect(await threads.list('ada', 1, { list: "' or true" })).toMatchObject({
    value: { total: 0, requests: [] },
  })
  expect(await threads.list('eve', 1, { list: 'another' })).toMatchObject({ value: { total: 0 } })
})

// spec 2: a project: the files of its requests (issue 20)
test('the requests of a list have their files in one place, without those of notes', async () => {
  const { fields } = quote()
  await client.send(quote({ fields: { ...fields, listId: 'another' } } as never), 'key')
  await client.send(quote(), 'other key')
  const attach = (name: string, condition: string) =>
    database.pool.query(
      `insert into platform.request_attachments (id, name, type, size_bytes, uploaded_at, message_id)
        select gen_random_uuid(), $1, 'application/pdf', 9, '2026-11-20 10:00Z', m.id
        from platform.request_messages m join platform.requests r on r.id = m.request_id where ${condition}`,
      [name],
    )
  await attach('plan.pdf', "r.fields->>'listId' = 'another'")
  await attach('other.pdf', "r.fields->>'listId' <> 'another'")
  const listed = await threads.list('ada', 1, { list: 'another' })
  const number = listed.ok && listed.value.requests[0]?.number
  expect(listed).toMatchObject({ value: { files: [{ name: 'plan.pdf', sizeBytes: 9, number }] } })
  await database.pool.query('update platform.request_messages set is_note = true')
  expect(await threads.list('ada', 1, { list: 'another' })).toMatchObject({ value: { files: [] } })
  expect(await threads.list('ada', 1)).toMatchObject({ value: { files: [] } })
})

test.each([
  ['without pieces', quote({ pieces: [] }), 'pieces'],
  ['with more than a list has', quote({ pieces: createPieces(LIST_ITEMS_MAX + 1) }), 'pieces'],
  [
    'at a time before the house has replied',
    consultation({ firstTime: '2026-11-24T14:00:00.000Z' }),
    'fields.firstTime',
  ],
  [
    'at a time that is not offered',
    consultation({ secondTime: '2026-11-25T10:30:00.000Z' }),
    'fields.secondTime',
  ],
  ['by phone without a number', consultation({ meeting: 'phone' }), 'fields.phone'],
])('a request %s is refused, and nothing is stored', async (_, request, path) => {
  expect(await client.send(request, 'key')).toMatchObject({
    ok: false,
    code: 'request-malformed',
    fields: [{ path }],
  })
  expect(await emails()).toEqual([])
})

test('a consultation is promised a reply that confirms one of its times, in words and in the time zone of the visitor', async () => {
  const sent = await client.send(consultation(), 'key')
  expect(sent).toMatchObject({ ok: true, value: { replyBy: '2026-11-24T16:00:00.000Z' } })
  const [receipt, ofTeam] = await emails()
  for (const written of [
    'Hotel und Gastronomie',
    'Lobby, Restaurant',
    'Mailand',
    'Mittwoch, 25. November um 05:00 Uhr (Nordamerikanische Ostküstenzeit)',
  ])
    expect(receipt?.text).toContain(written)
  expect(receipt?.text).not.toContain('winmoney')
  expect(ofTeam?.text).toContain('winmoney')
})

test('a consultation that is stored has the same receipt again after its times', async () => {
  const first = await client.send(consultation(), 'key')
  now = new Date('2026-12-24T08:00:00Z')
  expect(await client.send(consultation(), 'key')).toEqual(first)
})
