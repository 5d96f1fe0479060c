import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAttachmentsClient } from '#clients/platform/attachments-client.ts'
import { createTradeApplicationsClient } from '#clients/platform/trade-applications-client.ts'
import { ok, refuse } from '#domain/result.ts'
import { TRADE_STANDINGS, type TradeStanding } from '#domain/visitor/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { sampleApplication } from '#tests/support/samples/sample-application.ts'
import { SAMPLE_PDF } from '#tests/support/samples/sample-files.ts'
import { ATTACHMENT_HOURS, removeUnclaimed } from '../jobs.ts'
import { checkVatNumbers } from './check-vat-numbers.ts'
import { REJECTED_DAYS, removeOldApplications } from './remove-applications.ts'
import type { ApplicantAccount, VatResponse } from './trade-options.ts'

const database = await freshDatabase('platform', 'mail', 'files')
afterAll(() => database.close())
const NOW = new Date('2026-11-26T09:00:00Z')
const DAY_MS = 86_400_000
let now = NOW
/** Fakes of the accounts and companies of other services. */
const accounts = new Map<string, ApplicantAccount>()
const companies = new Map<string, { name: string; standing: TradeStanding }>()
let isCustomerServiceDown = false

const { platform, emails, problems, files } = openRequests(
  database,
  () => now,
  {},
  {
    accounts: {
      async create(account) {
        const known = accounts.get(account.id)
        if (account.password === 'password1') return refuse('password-common')
        if (known && known.password !== account.password) return refuse('email-registered')
        const isTaken = [...accounts.values()].some(
          ({ id, email }) => id !== account.id && email.toLowerCase() === account.email.toLowerCase(),
        )
        if (isTaken) return refuse('email-registered')
        accounts.set(account.id, account)
        return ok(`ticket of ${account.id}`)
      },
      async find(email) {
        const found = [...accounts.values()].find((one) => one.email.toLowerCase() === email.toLowerCase())
        return ok(found?.id ?? null)
      },
      isVerified: async () => false,
      async companyOf(accountId) {
        const company = companies.get(accountId)
        return ok(company ?? null)
      },
      async setCompany(accountId, { name, standing }) {
        if (isCustomerServiceDown) return refuse('account-unavailable')
        const known = companies.get(accountId)
        companies.set(accountId, { name, standing: standing ?? known?.standing ?? 'pending' })
        return ok(null)
      },
    },
  },
)
const reach = { baseUrl: 'http://platform.internal', fetch: platform.fetch, token: 'server' }
const report = problems.push.bind(problems)
const client = createTradeApplicationsClient({ ...reach, report })
const attachments = createAttachmentsClient({ ...reach, report })

let keys = 0
const newKey = () => {
  keys += 1
  return `the key of a form, number ${keys}`
}
const send = (changes: Parameters<typeof sampleApplication>[0] = {}, key = newKey()) =>
  client.send(sampleApplication(changes), key)
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const count = async () => (await rows('select from platform.trade_applications')).length

beforeEach(async () => {
  now = NOW
  isCustomerServiceDown = false
  accounts.clear()
  companies.clear()
  problems.length = 0
  await database.pool.query(
    `truncate platform.trade_applications cascade; truncate platform.request_attachments; truncate files.files cascade;
     truncate mail.outbox; truncate kernel.rate_limits`,
  )
})

// spec 3: trade application: every field, stored in its international form, with an account and a pending company
test('an application creates an account and a pending company, and is confirmed by email', async () => {
  const sent = await send()
  const [account] = accounts.values()
  expect(sent).toEqual(ok({ ticket: `ticket of ${account?.id}` }))
  expect(account).toMatchObject({ email: 'Adaeze@okaforlindt.example', language: 'de', network: 'network' })
  expect([...companies]).toEqual([[account?.id, { name: 'Okafor & Lindt Interiors', standing: 'pending' }]])
  const [stored] = await rows('select email, state, fields, decide_by from platform.trade_applications')
  expect(stored).toMatchObject({
    email: 'adaeze@okaforlindt.example',
    state: 'pending',
    fields: {
      website: 'https://okaforlindt.example/',
      vatNumber: 'DE136695976',
      phone: '+4940428280',
      postalCode: '20354',
    },
    // The second working day after Thursday.
    decide_by: new Date('2026-11-30T17:00:00Z'),
  })
  expect((await emails()).map(({ kind, to }) => [kind, to])).toEqual([
    ['account-trade-received', 'adaeze@okaforlindt.example'],
    ['account-trade-team', 'trade@house.example'],
  ])
  for (const { html, text } of await emails()) expect(html + text).not.toContain('Lindt')
})

test('an applicant who has signed in needs no password, and reads what became of it', async () => {
  expect(await send({ accountId: 'adaeze', password: null })).toEqual(ok({ ticket: null }))
  expect(accounts.size).toBe(0)
  expect(companies.get('adaeze')?.standing).toBe('pending')
  expect(await client.readOwn('adaeze')).toEqual(
    ok({
      receivedAt: NOW.toISOString(),
      email: 'adaeze@okaforlindt.example',
      company: 'Okafor & Lindt Interiors',
      isCertificateMissing: false,
      requestNumber: null,
    }),
  )
  expect(await client.readOwn('eve')).toEqual(ok(null))
})

// spec 8: trade application: pending, rejected and approved are refused alike
test.each(TRADE_STANDINGS)('a second application is refused alike while the first is %s', async (state) => {
  await send()
  await database.pool.query('update platform.trade_applications set state = $1', [state])
  const before = (await emails()).length
  const processed = refuse('trade-application-processed')
  expect(await send({ email: 'ADAEZE@okaforlindt.example' })).toEqual(processed)
  const [account] = accounts.keys()
  expect(await send({ accountId: account ?? '', password: null, email: 'new@okafor.example' })).toEqual(
    processed,
  )
  expect([await count(), (await emails()).length, accounts.size]).toEqual([1, before, 1])
})

test.each(TRADE_STANDINGS)(
  'an account whose company the house set itself as %s has applied',
  async (standing) => {
    const account = {
      id: 'giulia',
      email: 'giulia@house.example',
      password: 'x',
      language: 'it',
      network: null,
    }
    accounts.set('giulia', { ...account, language: 'it' })
    companies.set('giulia', { name: 'Studio', standing })
    expect(await send({ email: account.email })).toEqual(refuse('trade-application-processed'))
    expect(companies.get('giulia')).toEqual({ name: 'Studio', standing })
  },
)

// spec 8: trade application: an address with an account is sent to the trade team
test('an address with an account is sent to the trade team, and nothing is stored', async () => {
  accounts.set('anna', {
    id: 'anna',
    email: 'anna@example.com',
    password: 'x',
    language: 'it',
    network: null,
  })
  expect(await send({ email: 'Anna@example.com' })).toEqual(refuse('email-registered'))
  expect([await count(), companies.size]).toEqual([0, 0])
})

test('two identical applications at once are one, and both sign in', async () => {
  const key = newKey()
  const sent = await Promise.all(Array.from({ length: 4 }, () => send({}, key)))
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
  expect([sent[0]?.ok, await count(), accounts.size, (await emails()).length]).toEqual([true, 1, 1, 2])
})

test('two forms for one address at once make one application', async () => {
  const sent = await Promise.all([send(), send(), send()])
  expect(sent.filter(({ ok: is }) => is)).toHaveLength(1)
  expect([await count(), accounts.size]).toEqual([1, 1])
})

test('a repeated call signs in with the same password only, and another body is refused', async () => {
  const key = newKey()
  await send({}, key)
  expect(await send({}, key)).toMatchObject({ ok: true, value: { ticket: expect.any(String) } })
  expect(await send({ password: 'three white chairs' }, key)).toEqual(ok({ ticket: null }))
  expect(await send({ language: 'it' }, key)).toEqual(refuse('idempotency-key-reused'))
})

test('an application that broke off is completed by the next attempt', async () => {
  const key = newKey()
  isCustomerServiceDown = true
  expect(await send({}, key)).toEqual(refuse('platform-unavailable'))
  expect([accounts.size, await count()]).toEqual([1, 0])
  isCustomerServiceDown = false
  expect(await send({}, key)).toMatchObject({ ok: true })
  expect([accounts.size, await count(), companies.size]).toEqual([1, 1, 1])
})

test.each([
  [{ phone: '12' }, [{ path: 'phone', code: 'phone-invalid' }]],
  [{ phone: '040 4282800000000' }, [{ path: 'phone', code: 'phone-invalid' }]],
  [{ website: 'okaforlindt' }, [{ path: 'website', code: 'website-invalid' }]],
  [{ vatNumber: 'DE136695977' }, [{ path: 'vatNumber', code: 'vat-number-wrong' }]],
  [
    { postalCode: '1', city: '' },
    [
      { path: 'city', code: 'required' },
      { path: 'postalCode', code: 'postal-code-invalid' },
    ],
  ],
])('%j is refused at its field', async (fields, refused) => {
  const sent = await client.send(sampleApplication({}, fields), newKey())
  expect(sent).toEqual({ ok: false, code: 'trade-application-refused', fields: refused })
  expect(accounts.size).toBe(0)
})

test.each([
  ['seven77', 'password-too-short'],
  ['x'.repeat(26), 'password-too-long'],
  ['password1', 'password-common'],
])('the password %s is refused with %s', async (password, code) => {
  const fields = [{ path: 'password', code }]
  expect(await send({ password })).toEqual({ ok: false, code: 'trade-application-refused', fields })
  expect(await count()).toBe(0)
})

// spec 5: trade application: the express acceptance of the clause is required
test('without the express acceptance of the clause nothing is stored', async () => {
  const body = JSON.stringify({ ...sampleApplication(), clause: false })
  const headers = { authorization: 'Bearer server', 'idempotency-key': newKey() }
  const request = new Request('http://platform.internal/trade/applications', {
    method: 'POST',
    headers,
    body,
  })
  const response = await platform.fetch(request)
  expect([response.status, await response.json()]).toEqual([
    422,
    { code: 'trade-application-refused', fields: [{ path: 'clause', code: 'clause-not-accepted' }] },
  ])
})

test('only servers send applications', async () => {
  const request = new Request('http://platform.internal/trade/applications', {
    method: 'POST',
    headers: { authorization: 'Bearer adaeze', 'idempotency-key': newKey() },
    body: JSON.stringify(sampleApplication()),
  })
  expect((await platform.fetch(request)).status).toBe(401)
})

test('an eleventh attempt of a network within an hour has to wait, and reveals nothing', async () => {
  for (let attempt = 0; attempt < 10; attempt++) await send({ email: `a${attempt}@okafor.example` })
  const eleventh = await send({ email: 'a0@okafor.example' })
  expect(eleventh).toMatchObject({ ok: false, code: 'too-many-requests' })
  expect(await send({ email: 'b@okafor.example', network: 'another' })).toMatchObject({ ok: true })
})

async function upload() {
  const stored = await attachments.upload(
    { name: 'st-120.pdf', content: SAMPLE_PDF, network: null },
    `the key of a file ${newKey()}`,
  )
  if (!stored.ok) throw new Error(stored.code)
  return stored.value.id
}

test('a certificate stays with its application, and goes with it', async () => {
  const certificate = await upload()
  expect(await send({ certificate })).toMatchObject({ ok: true })
  const later = new Date(NOW.getTime() + (ATTACHMENT_HOURS + 1) * 3_600_000)
  await removeUnclaimed(database, files, later)
  expect(await rows('select id from files.files')).toEqual([{ id: certificate }])
  await database.pool.query(`update platform.trade_applications set state = 'rejected', decided_at = $1`, [
    NOW,
  ])
  const day = REJECTED_DAYS * DAY_MS
  await removeOldApplications(database, new Date(NOW.getTime() + day - 1))
  expect(await count()).toBe(1)
  await removeOldApplications(database, new Date(NOW.getTime() + day + 1))
  await removeUnclaimed(database, files, later)
  expect([await count(), await rows('select id from files.files')]).toEqual([0, []])
})

test('a certificate that is unknown, or of another application, refuses the application before anything is created', async () => {
  const certificate = await upload()
  await send({ certificate })
  for (const id of [certificate, crypto.randomUUID()])
    expect(await send({ email: 'b@okafor.example', certificate: id })).toEqual({
      ok: false,
      code: 'trade-application-refused',
      fields: [{ path: 'certificate', code: 'attachment-unknown' }],
    })
  expect([accounts.size, companies.size]).toEqual([1, 1])
})

// spec 3: trade application: a missing resale certificate refuses nothing, and is sent later
test('a certificate is added later, once, by the applicant alone', async () => {
  await send({ accountId: 'adaeze', password: null })
  const [certificate, another] = [await upload(), await upload()]
  expect(await client.addCertificate('eve', { certificate })).toEqual(refuse('application-not-found'))
  expect(await client.addCertificate('adaeze', { certificate: crypto.randomUUID() })).toEqual(
    refuse('attachment-unknown'),
  )
  expect(await client.addCertificate('adaeze', { certificate })).toEqual(ok(null))
  expect(await client.addCertificate('adaeze', { certificate: another })).toEqual(refuse('certificate-there'))
  expect(await rows('select id from platform.request_attachments where application_id is not null')).toEqual([
    { id: certificate },
  ])
})

// spec 3: trade application: VAT numbers are checked against VIES, for which nothing waits
test('what VIES says is stored for the team; while it is down nothing waits, and it is tried for four days', async () => {
  const called: unknown[] = []
  const answers: VatResponse[] = [
    { result: 'unreachable', name: null },
    { result: 'valid', name: 'Okafor & Lindt GmbH' },
  ]
  const check = {
    checkVatNumber: async (number: unknown) => {
      called.push(number)
      return answers.shift() ?? { result: 'unreachable' as const, name: null }
    },
  }
  const state = async () =>
    (await rows('select vat_result, vat_name, vat_check_due from platform.trade_applications'))[0]
  await send()
  await checkVatNumbers(database, check, NOW)
  expect(await state()).toMatchObject({ vat_result: 'unreachable' })
  await checkVatNumbers(database, check, new Date(NOW.getTime() + 60_000))
  expect(called).toEqual([{ country: 'DE', number: '136695976' }])
  await checkVatNumbers(database, check, new Date(NOW.getTime() + 31 * 60_000))
  expect(await state()).toEqual({ vat_result: 'valid', vat_name: 'Okafor & Lindt GmbH', vat_check_due: null })
  await database.pool.query('update platform.trade_applications set vat_check_due = $1', [NOW])
  await checkVatNumbers(database, check, new Date(NOW.getTime() + 4 * DAY_MS))
  expect(await state()).toMatchObject({ vat_result: 'unreachable', vat_check_due: null })
})
