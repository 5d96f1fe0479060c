import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAttachmentsClient } from '#clients/platform/attachments-client.ts'
import { createTradeApplicationsClient } from '#clients/platform/trade-applications-client.ts'
import { ok, refuse } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { sampleApplication } from '#tests/support/samples/sample-application.ts'
import { SAMPLE_PDF } from '#tests/support/samples/sample-files.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { SAMPLE_TRADE } from '#tests/support/samples/sample-trade.ts'

const database = await freshDatabase('platform', 'mail', 'files')
afterAll(() => database.close())
const NOW = new Date('2026-11-26T09:00:00Z')
let now = NOW
const standings: [string, TradeStanding | undefined][] = []
/** By account. */
const companies = new Map<string, { name: string; standing: TradeStanding }>()
let isCustomerServiceDown = false
const { platform, emails, threads, problems } = openRequests(
  database,
  () => now,
  {},
  {
    accounts: {
      ...SAMPLE_TRADE.accounts,
      isVerified: async (accountId) => accountId === 'adaeze',
      companyOf: async (accountId) => ok(companies.get(accountId) ?? null),
      async setCompany(accountId, { name, standing }) {
        if (isCustomerServiceDown) return refuse('account-unavailable')
        standings.push([accountId, standing])
        companies.set(accountId, { name, standing: standing ?? 'pending' })
        return ok(null)
      },
    },
  },
)
const { call, read } = sampleTeam(
  database,
  platform,
  (error) => {
    throw error
  },
  () => now,
)
const reach = { baseUrl: 'http://platform.internal', fetch: platform.fetch, token: 'server' }
const report = problems.push.bind(problems)
const client = createTradeApplicationsClient({ ...reach, report })
const attachments = createAttachmentsClient({ ...reach, report })
const role = 'trade'

beforeEach(async () => {
  now = NOW
  isCustomerServiceDown = false
  standings.length = 0
  companies.clear()
  await database.pool.query(
    `truncate platform.trade_applications cascade; truncate platform.requests cascade; truncate mail.outbox;
     truncate platform.request_attachments; truncate kernel.rate_limits`,
  )
})

type Sent = Parameters<typeof sampleApplication>
async function apply(accountId = 'adaeze', changes: Sent[0] = {}, fields: Sent[1] = {}) {
  const application = sampleApplication({ accountId, password: null, ...changes }, fields)
  const sent = await client.send(application, `the key of the form of ${accountId}`)
  if (!sent.ok) throw new Error(sent.code)
  const { rows } = await database.pool.query(
    'select id from platform.trade_applications where account_id = $1',
    [accountId],
  )
  const id: string = rows[0].id
  const open = async () => (await call(`/trade-applications/${id}`, { role })).body.item
  return {
    id,
    open,
    async act(action: string, input: object = {}) {
      const { version } = await open()
      later(1)
      return call(`/trade-applications/${id}/${action}`, { role, member: 'giulia', body: { version, input } })
    },
  }
}
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}
const kinds = async () =>
  (await emails()).map(({ kind }) => kind).filter((kind) => kind !== 'account-trade-team')

test('an approval sets the standing, and is emailed', async () => {
  const { act, open } = await apply()
  expect((await act('approve')).status).toBe(200)
  expect(standings).toEqual([
    ['adaeze', undefined],
    ['adaeze', 'approved'],
  ])
  expect(await open()).toMatchObject({
    state: 'approved',
    decidedAt: now.toISOString(),
    detail: {
      isEmailVerified: true,
      decisions: [{ decision: 'approve', accountId: 'giulia', reason: null, at: now.toISOString() }],
    },
  })
  expect(await kinds()).toEqual(['account-trade-received', 'account-trade-approved'])
  expect((await act('approve')).body).toMatchObject({ code: 'already-decided' })
})

// spec 4: a decision closes the conversation in which more was requested
test.each([
  ['approve', {}],
  ['reject', { reason: 'No work of theirs can be found.' }],
])('a decision closes the conversation in which more was requested: %s', async (action, input) => {
  const { act, open } = await apply()
  await act('request-more', { text: 'Please send us your certificate.' })
  expect((await open()).detail.request).toMatchObject({ state: 'waiting' })
  await act(action, input)
  expect((await open()).detail.request).toMatchObject({ state: 'closed' })
  await act('undo')
  expect((await open()).detail.request).toMatchObject({ state: 'closed' })
})

// spec 4: colleagues at the desk see who else has an application open
test('colleagues who have an application open see each other for half a minute', async () => {
  const { id } = await apply()
  const read = async (member: string, as: 'trade' | 'care' = role) =>
    call(`/trade-applications/${id}/reading`, { role: as, member, body: {} })
  expect((await read('giulia')).body).toEqual({ others: [] })
  later(20)
  expect((await read('marta')).body).toEqual({ others: ['giulia'] })
  later(15)
  expect((await read('marta')).body).toEqual({ others: [] })
  expect((await read('giulia')).body).toEqual({ others: ['marta'] })
  expect((await read('giulia', 'care')).status).toBe(403)
  const unknown = `/trade-applications/${crypto.randomUUID()}/reading`
  expect((await call(unknown, { role, member: 'giulia', body: {} })).status).toBe(404)
})

test('a decision leaves a company the name that the team has given it', async () => {
  const { act } = await apply()
  companies.set('adaeze', { name: 'Okafor Lindt Ltd', standing: 'pending' })
  await act('approve')
  expect(companies.get('adaeze')).toEqual({ name: 'Okafor Lindt Ltd', standing: 'approved' })
})

// spec 4: trade application: a decision sets the standing and is emailed, a rejection without its reason
test('the reason of a rejection is for the team alone', async () => {
  const { act, open } = await apply()
  const reason = 'No work of theirs can be found.'
  expect((await act('reject')).status).toBe(400)
  expect((await act('reject', { reason })).status).toBe(200)
  expect(await open()).toMatchObject({ state: 'rejected', detail: { decisions: [{ reason }] } })
  expect(standings.at(-1)).toEqual(['adaeze', 'rejected'])
  const all = JSON.stringify([await emails(), await client.readOwn('adaeze')])
  expect(all).toContain('account-trade-rejected')
  expect(all).not.toContain(reason)
})

test('a decision is taken back, and emails no one', async () => {
  const { act, open } = await apply()
  expect((await act('undo')).body).toMatchObject({ code: 'not-decided' })
  await act('approve')
  const before = await kinds()
  expect((await act('undo')).status).toBe(200)
  expect(await open()).toMatchObject({ state: 'pending', decidedAt: null })
  expect(standings.at(-1)).toEqual(['adaeze', 'pending'])
  expect(await kinds()).toEqual(before)
  await act('reject', { reason: 'A mistake.' })
  expect((await act('approve')).status).toBe(200)
  const decisions = (await open()).detail.decisions.map(({ decision }: { decision: string }) => decision)
  expect(decisions).toEqual(['approve', 'undo', 'reject', 'approve'])
})

test('a decision that cannot take effect is not stored', async () => {
  const { act, open } = await apply()
  isCustomerServiceDown = true
  expect((await act('approve')).body).toMatchObject({ code: 'account-unavailable' })
  expect(await open()).toMatchObject({ state: 'pending', version: 1, detail: { decisions: [] } })
  expect(await kinds()).toEqual(['account-trade-received'])
})

test('what else is needed is a letter in the account, to which the applicant replies', async () => {
  const { act, open } = await apply()
  expect((await act('request-more', { text: 'Please send us your certificate.' })).status).toBe(200)
  const { request } = (await open()).detail
  expect(await client.readOwn('adaeze')).toMatchObject({ value: { requestNumber: request.number } })
  const thread = threads.ofCustomer('adaeze', request.number)
  expect(await thread.read()).toMatchObject({
    value: {
      topic: 'trade',
      state: 'waiting',
      messages: [{ isFromHouse: true, member: 'Giulia', text: 'Please send us your certificate.' }],
    },
  })
  const [replyEmail] = (await emails()).filter(({ kind }) => kind === 'request-reply')
  expect(replyEmail?.text).toContain(`/de-de/profile/requests/${request.number}`)
  expect(await open()).toMatchObject({ waitsForApplicant: true })
  await thread.reply({ text: 'Here it is.', attachments: [] }, 'a reply')
  expect(await open()).toMatchObject({ waitsForApplicant: false, detail: { request: { state: 'new' } } })
  await act('request-more', { text: 'And the second page?' })
  expect((await open()).detail.request).toEqual({ ...request, state: 'waiting' })
})

test('notes are for the team', async () => {
  const { act, open } = await apply()
  await act('note', { text: 'Met them in Milan.' })
  expect((await open()).detail.notes).toEqual([
    { id: expect.any(String), accountId: 'giulia', text: 'Met them in Milan.', at: now.toISOString() },
  ])
})

test('the team sees all of an application, and others that may be of the same studio', async () => {
  const certificate = await attachments.upload(
    { name: 'st-120.pdf', content: SAMPLE_PDF, network: null },
    'the key of a certificate',
  )
  if (!certificate.ok) throw new Error(certificate.code)
  await apply('tom', { email: 'tom@okaforlindt.example' }, { website: '@okafor.lindt', vatNumber: '' })
  await apply(
    'eve',
    { email: 'eve@other.example' },
    { company: 'Other', website: 'other.example', phone: '030 1234567', vatNumber: '' },
  )
  later(1)
  const { id, open } = await apply('adaeze', { certificate: certificate.value.id })
  expect(await open()).toMatchObject({
    company: 'Okafor & Lindt Interiors',
    name: 'Adaeze Okafor',
    certificate: 'sent',
    detail: {
      addressLines: ['Adaeze Okafor', 'Okafor & Lindt Interiors', 'Alsterufer 4', '20354 Hamburg'],
      websiteUrl: 'https://okaforlindt.example/',
      certificateFile: certificate.value,
      vatCheck: { result: null, checkedAt: null, name: null },
      similar: [
        { name: 'Adaeze Okafor', email: 'tom@okaforlindt.example', because: ['company', 'phone', 'domain'] },
      ],
    },
  })
  const file = await read(`/trade-applications/${id}/certificate`, { role })
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(file.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(SAMPLE_PDF)
  expect((await call('/trade-applications/x/certificate', { role })).status).toBe(404)
})

test('the queue is filtered by state, by what is late and by words', async () => {
  const { act } = await apply()
  await apply(
    'ben',
    { email: 'ben@studio.example' },
    {
      company: 'Studio Ben',
      country: 'US',
      zone: 'NY',
      postalCode: '11217',
      city: 'Brooklyn',
      phone: '(718) 555-0161',
      vatNumber: '',
    },
  )
  const found = async (filter: object) => {
    const { body } = await call(filtered('/trade-applications', filter), { role })
    return [body.total, body.items.map(({ company }: { company: string }) => company)]
  }
  expect(await found({ text: 'ben' })).toEqual([1, ['Studio Ben']])
  expect(await found({ state: 'late' })).toEqual([0, []])
  later(5 * 86_400)
  await act('approve')
  expect(await found({ state: 'late' })).toEqual([1, ['Studio Ben']])
  expect(await found({ state: 'approved' })).toEqual([1, ['Okafor & Lindt Interiors']])
  const { body } = await call(filtered('/trade-applications', { state: 'pending' }), { role })
  expect(body.items[0]).toMatchObject({ certificate: 'missing', detail: null })
})

test('the team sees whose turn it is, and what it has to decide waits for it', async () => {
  const { id, act } = await apply()
  later(60)
  const second = await apply('ben', { email: 'ben@studio.example' }, { company: 'Studio Ben', vatNumber: '' })
  const found = async (filter: object) =>
    (await call(`${filtered('/trade-applications', filter)}&sort=receivedAt`, { role })).body.items.map(
      (item: { id: string }) => item.id,
    )
  const tasks = async () => (await call('/waiting', { role })).body.items
  const [task] = await tasks()
  expect(task).toMatchObject({
    task: 'applications-waiting',
    count: 2,
    since: NOW.toISOString(),
    first: [{ text: 'Okafor & Lindt Interiors' }, { text: 'Adaeze Okafor' }],
  })
  expect(await found(task.filter)).toEqual([id, second.id])
  expect(await found({ accountId: 'ben' })).toEqual([second.id])
  await act('request-more', { text: 'Please send us your certificate.' })
  expect(await found({ state: 'waiting' })).toEqual([second.id])
  expect(await found({ state: 'more-requested' })).toEqual([id])
  expect(await found({ state: 'pending' })).toEqual([id, second.id])

  later(5 * 86_400)
  // An application is not late while the applicant has to send something.
  expect(await tasks()).toMatchObject([
    { task: 'applications-late', count: 1, isLate: true, first: [{ text: 'Studio Ben' }, {}] },
    { task: 'applications-waiting', count: 1 },
  ])
  expect(await found((await tasks())[0].filter)).toEqual([second.id])
  await act('approve')
  await second.act('reject', { reason: 'No work of theirs.' })
  expect(await found({ state: 'decided' })).toEqual([id, second.id])
  expect(await tasks()).toEqual([])
})

test.each(['care', 'content', 'orders', 'catalogue'])('%s decides nothing', async (other) => {
  const { id } = await apply()
  expect((await call(`/trade-applications/${id}`, { role: other })).status).toBe(403)
  const body = { version: 1, input: {} }
  expect((await call(`/trade-applications/${id}/approve`, { role: other, body })).status).toBe(403)
})

test('the copy of a customer’s data has their application without the notes of the team, and it goes with the account', async () => {
  const { act } = await apply()
  await act('reject', { reason: 'No work of theirs.' })
  const copy = await platform.customers.copy('adaeze')
  expect(copy.tradeApplication).toMatchObject({ email: 'adaeze@okaforlindt.example', certificate: null })
  expect(JSON.stringify(copy)).not.toContain('No work')
  await database.db.transaction((tx) => platform.customers.remove(tx, 'adaeze'))
  expect((await platform.customers.copy('adaeze')).tradeApplication).toBeNull()
})
