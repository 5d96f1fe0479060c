import { afterAll, beforeEach, expect, test } from 'vitest'
import type { CompanyAccount } from '#contracts/company-account.ts'
import { COMPANY_PEOPLE_MAX } from '#domain/company/company-members.ts'
import { emailOf, openCompanies } from '#tests/support/samples/sample-companies.ts'
import { SAMPLE_COMPANY_TOKEN } from '#tests/support/samples/sample-customer.ts'

const {
  database,
  service,
  letters: emails,
  move,
  clock,
  reset,
  decide,
  lastToken,
  ...world
} = await openCompanies()
afterAll(() => database.close())
beforeEach(reset)

type Reply = { code: string; id: string; fields: unknown[]; locationId: string } & CompanyAccount
const send = world.send<Reply>
const read = (name: string) => send(name, 'GET', '/company')
const LOCALE = { language: 'de', country: 'AT' }
const invite = (email: string, by = 'anna') => {
  move(1)
  return send(by, 'POST', '/company/invitations', { email, ...LOCALE })
}
const accept = (name: string, token: string) => send(name, 'POST', `/invitations/company/${token}/acceptance`)
async function join(name: string) {
  await invite(emailOf(name))
  await accept(name, lastToken())
}
async function findId(name: string): Promise<string> {
  return (await read('anna')).members?.find(({ email }) => email === emailOf(name))?.id ?? ''
}

// spec 3: a colleague is invited by email and joins with that address
test('a colleague who is invited by email joins, and buys for the company until they leave', async () => {
  expect(await invite('Ben@Example.com')).toMatchObject({ status: 201 })
  expect(emails).toMatchObject([
    {
      kind: 'account-company-invitation',
      to: 'Ben@Example.com',
      language: 'de',
      inviter: 'anna@example.com',
      company: 'Studio Conti',
    },
  ])
  const token = lastToken()
  expect(emails[0]?.url).toBe(`https://shop.example/de-at/company/invitation/${token}`)
  const { rows } = await database.pool.query('select * from customer.company_invitations')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await read('ben')).toMatchObject({ status: 404, code: 'company-not-found' })
  expect(await send('ben', 'GET', `/invitations/company/${token}`)).toEqual({
    status: 200,
    companyName: 'Studio Conti',
    isMember: false,
    refusal: null,
  })

  expect(await accept('ben', token)).toEqual({ status: 204 })
  expect(await read('ben')).toMatchObject({
    name: 'Studio Conti',
    standing: 'approved',
    role: 'member',
    members: [
      { email: 'anna@example.com', role: 'owner', isYou: false },
      { email: 'ben@example.com', role: 'member', isYou: true },
    ],
    invitations: [],
  })
  expect(await send(SAMPLE_COMPANY_TOKEN, 'GET', '/companies/ben')).toMatchObject({
    standing: 'approved',
    role: 'member',
    locationId: (await send(SAMPLE_COMPANY_TOKEN, 'GET', '/companies/anna')).locationId,
  })
  expect(await accept('carla', token)).toMatchObject({ code: 'invitation-not-found' })
  expect(await send('ben', 'DELETE', `/company/members/${await findId('ben')}`)).toEqual({ status: 204 })
  expect(await read('ben')).toMatchObject({ code: 'company-not-found' })
})

test('inviting someone twice sends one email; sending it again replaces its link', async () => {
  const [first, second] = await Promise.all([invite('ben@example.com'), invite('ben@example.com')])
  expect([first.status, second.status].toSorted()).toEqual([200, 201])
  expect(first.id).toBe(second.id)
  expect(emails).toHaveLength(1)
  const token = lastToken()
  expect(await send('anna', 'POST', `/company/invitations/${first.id}/email`, LOCALE)).toMatchObject({
    status: 200,
    id: first.id,
  })
  expect(emails).toHaveLength(2)
  expect(await accept('ben', token)).toMatchObject({ code: 'invitation-not-found' })
  expect(await accept('ben', lastToken())).toEqual({ status: 204 })
  expect(await invite('ben@example.com')).toMatchObject({ status: 409, code: 'already-member' })
})

test('a revoked or two-week-old invitation cannot be used, and an old one can be sent again', async () => {
  const { id } = await invite('ben@example.com')
  expect((await read('anna')).invitations).toMatchObject([{ id, email: 'ben@example.com' }])
  move(14 * 86_400_000)
  expect(await accept('ben', lastToken())).toMatchObject({ status: 404, code: 'invitation-not-found' })
  expect(await read('anna')).toMatchObject({ invitations: [] })
  expect(await invite('ben@example.com')).toMatchObject({ status: 201, id })
  await send('anna', 'DELETE', `/company/invitations/${id}`)
  expect(await send('anna', 'DELETE', `/company/invitations/${id}`)).toEqual({ status: 204 })
  expect(await accept('ben', lastToken())).toMatchObject({ code: 'invitation-not-found' })
  await invite('ben@example.com')
  move(15 * 86_400_000)
  await service.jobs?.[0]?.run(clock())
  expect((await database.pool.query('select * from customer.company_invitations')).rowCount).toBe(0)
})

test.each([
  ['carla', 'invitation-for-other'],
  ['unverified', 'email-unverified'],
  ['dora', 'other-company'],
])('%s cannot accept an invitation: %s', async (name, code) => {
  await decide('dora', 'pending')
  await invite(name === 'carla' ? 'ben@example.com' : emailOf(name))
  const token = lastToken()
  expect(await send(name, 'GET', `/invitations/company/${token}`)).toMatchObject({ refusal: code })
  expect(await accept(name, token)).toMatchObject({ status: 409, code })
  expect((await read('anna')).members).toHaveLength(1)
})

test('members read and buy; only owners invite and change', async () => {
  await join('ben')
  const anna = await findId('anna')
  const { id } = await invite('carla@example.com')
  expect(await read('ben')).toMatchObject({ invitations: [] })
  for (const refusal of [
    invite('dora@example.com', 'ben'),
    send('ben', 'POST', `/company/invitations/${id}/email`, LOCALE),
    send('ben', 'DELETE', `/company/invitations/${id}`),
    send('ben', 'PUT', `/company/members/${await findId('ben')}`, { role: 'owner' }),
    send('ben', 'DELETE', `/company/members/${anna}`),
    send('ben', 'POST', '/company/addresses', { address: PARMA, isDefault: false }),
    send('ben', 'DELETE', `/company/addresses/${anna}`),
    send('ben', 'PUT', '/company/tax-number', { taxNumber: 'IT1' }),
  ])
    expect(await refusal).toMatchObject({ status: 403, code: 'owner-only' })
  for (const stranger of ['carla', 'unverified'])
    expect(await invite('dora@example.com', stranger)).toMatchObject({
      status: 404,
      code: 'company-not-found',
    })
  expect(await read('guess')).toEqual({ status: 401, code: 'unauthorized' })
})

// spec 3: company: people, owners and members; the last owner stays
test('a company always has an owner, even if two leave simultaneously', async () => {
  await join('ben')
  const [anna, ben] = [await findId('anna'), await findId('ben')]
  const leave = (name: string, id: string) => send(name, 'DELETE', `/company/members/${id}`)
  expect(await leave('anna', anna)).toMatchObject({ status: 409, code: 'last-owner' })
  expect(await send('anna', 'PUT', `/company/members/${anna}`, { role: 'member' })).toMatchObject({
    code: 'last-owner',
  })
  expect(await send('anna', 'PUT', `/company/members/${ben}`, { role: 'owner' })).toEqual({ status: 204 })
  const left = await Promise.all([leave('anna', anna), leave('ben', ben)])
  expect(left.map(({ status }) => status).toSorted()).toEqual([204, 409])
})

test('someone who was removed can no longer read anything about the company', async () => {
  await join('ben')
  const ben = await findId('ben')
  expect(await send('anna', 'DELETE', `/company/members/${ben}`)).toEqual({ status: 204 })
  expect(await send('anna', 'DELETE', `/company/members/${ben}`)).toEqual({ status: 204 })
  expect(await read('ben')).toMatchObject({ status: 404 })
  expect(await send('ben', 'DELETE', `/company/members/${ben}`)).toMatchObject({ status: 404 })
})

test.each(['pending', 'rejected'])('a company that is %s invites no one', async (standing) => {
  await decide('anna', standing)
  expect(await invite('ben@example.com')).toMatchObject({ status: 409, code: 'company-not-approved' })
  expect(emails).toEqual([])
})

test('a company has at most 50 people, including invited ones, and an address is not flooded', async () => {
  await database.pool.query(
    `insert into customer.company_invitations (company_id, email, token_hash, invited_at, expires_at)
     select id, number || '@example.com', 'hash ' || number, '2026-11-20 10:00Z', '2026-11-21 10:00Z'
     from customer.companies, generate_series(1, $1::int) number`,
    [COMPANY_PEOPLE_MAX - 2],
  )
  const sent = await Promise.all([invite('a@example.com'), invite('b@example.com')])
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409])
  await database.pool.query(`delete from customer.company_invitations where token_hash like 'hash %'`)
  const { id } = await invite('c@example.com')
  const again = async () => (await send('anna', 'POST', `/company/invitations/${id}/email`, LOCALE)).status
  const statuses = []
  for (let sending = 0; sending < 5; sending++) statuses.push(await again())
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test.each([
  [{ email: 'ben', ...LOCALE }, 'email', 'email-malformed'],
  [{ email: 'ben@example.com', language: 'de', country: 'XX' }, 'country', 'company-malformed'],
])('the invitation %j is refused', async (body, field, code) => {
  expect(await send('anna', 'POST', '/company/invitations', body)).toMatchObject({
    status: 422,
    code: 'company-malformed',
    fields: [{ field, code }],
  })
})

const PARMA = {
  firstName: 'Anna',
  lastName: 'Conti',
  company: 'Studio Conti',
  line1: 'Via Garibaldi 1',
  city: 'Parma',
  zone: 'PR',
  postalCode: '43121',
  country: 'IT',
  phone: '+39 0521 123456',
}

// spec 3: a company's addresses, by the rules of their country
test('a company’s addresses follow the rules of their country, and every member can read them', async () => {
  await join('ben')
  const save = (address: object, isDefault = false, id?: string) =>
    send('anna', id ? 'PUT' : 'POST', `/company/addresses${id ? `/${id}` : ''}`, { address, isDefault })
  expect(await save({ ...PARMA, postalCode: 'x' })).toMatchObject({
    status: 422,
    code: 'address-refused',
    fields: [{ field: 'postalCode', code: 'postal-code-invalid' }],
  })
  const first = await save(PARMA)
  const second = await save({ ...PARMA, line1: 'Via Roma 2' }, true)
  await save({ ...PARMA, line1: 'Via Verdi 3' }, false, first.id)
  const lines = async () =>
    (await read('ben')).addresses?.map(({ address, isDefault }) => [address.line1, isDefault])
  expect(await lines()).toEqual([
    ['Via Roma 2', true],
    ['Via Verdi 3', false],
  ])
  await send('anna', 'DELETE', `/company/addresses/${second.id}`)
  expect(await lines()).toEqual([['Via Verdi 3', true]])
  expect(await save(PARMA, false, second.id)).toMatchObject({ status: 404, code: 'address-not-found' })
})

test('a company’s VAT number is checked by its country’s rules', async () => {
  await send('anna', 'POST', '/company/addresses', { address: PARMA, isDefault: true })
  const change = (taxNumber: string) => send('anna', 'PUT', '/company/tax-number', { taxNumber })
  for (const [taxNumber, code] of [
    ['0123', 'vat-number-malformed'],
    ['00743110158', 'vat-number-wrong'],
  ] as const)
    expect(await change(taxNumber)).toMatchObject({ status: 422, fields: [{ field: 'taxNumber', code }] })
  expect(await change('0074 3110 157')).toEqual({ status: 204 })
  expect(await read('anna')).toMatchObject({ taxNumber: 'IT00743110157' })
})

test('changing the tax number ends a tax exemption', async () => {
  const exemption = { isExempt: true, decidedBy: 'Carla' }
  await send(SAMPLE_COMPANY_TOKEN, 'PATCH', '/companies/anna', { taxNumber: 'US-1', exemption })
  expect(await read('anna')).toMatchObject({ taxNumber: 'US-1', isTaxExempt: true })
  expect(await send('anna', 'PUT', '/company/tax-number', { taxNumber: 'US-2' })).toEqual({ status: 204 })
  expect(await read('anna')).toMatchObject({ taxNumber: 'US-2', isTaxExempt: false })
  expect(await send('anna', 'PUT', '/company/tax-number', { taxNumber: 'x'.repeat(31) })).toMatchObject({
    status: 422,
    fields: [{ field: 'taxNumber', code: 'too-long' }],
  })
})

const mailed = () => emails.map(({ kind, to, change, inviter }) => [kind, to, change, inviter])

// spec 3: people of a company learn of what changes in it
test('owners are emailed when someone joins or leaves, and a removed person is emailed too', async () => {
  await join('ben')
  expect(mailed().at(-1)).toEqual(['account-company-people', emailOf('anna'), 'joined', emailOf('ben')])
  expect(emails.at(-1)).toMatchObject({ language: 'it', url: 'https://shop.example/it-it/profile/company' })
  await join('cleo')
  emails.length = 0
  await send('anna', 'DELETE', `/company/members/${await findId('ben')}`)
  await send('cleo', 'DELETE', `/company/members/${await findId('cleo')}`)
  expect(mailed()).toEqual([
    ['account-company-removed', emailOf('ben'), undefined, undefined],
    ['account-company-people', emailOf('anna'), 'left', emailOf('cleo')],
  ])
})

test('owners are emailed about tax changes, except the one who made them, and only after approval', async () => {
  await join('ben')
  await send('anna', 'PUT', `/company/members/${await findId('ben')}`, { role: 'owner' })
  emails.length = 0
  const house = (change: object) => send(SAMPLE_COMPANY_TOKEN, 'PATCH', '/companies/anna', change)
  await house({ taxNumber: 'US-1', exemption: { isExempt: true, decidedBy: 'Carla' } })
  expect(mailed().map(([, to, change]) => [to, change])).toEqual([
    [emailOf('anna'), 'exempt'],
    [emailOf('ben'), 'exempt'],
  ])
  emails.length = 0
  await house({ name: 'Studio Conti & Co.' })
  await send('ben', 'PUT', '/company/tax-number', { taxNumber: 'US-2' })
  await send('ben', 'PUT', '/company/tax-number', { taxNumber: 'US-2' })
  await send('ben', 'PUT', '/company/tax-number', { taxNumber: 'US-3' })
  expect(mailed().map(([, to, change]) => [to, change])).toEqual([
    [emailOf('anna'), 'taxed'],
    [emailOf('anna'), 'number'],
  ])
  emails.length = 0
  await decide('anna', 'pending')
  await house({ taxNumber: 'US-4' })
  expect(emails).toEqual([])
})
