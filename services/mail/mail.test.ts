import { afterAll, afterEach, expect, test } from 'vitest'
import { startJobs } from '#services/kernel/jobs.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleMailRequest, sampleOrder } from '#tests/support/samples/sample-order.ts'
import {
  DELIVERY_JOB,
  deliverDueMail,
  deliveryJobs,
  MAX_ATTEMPTS,
  retryDelayMs,
} from './delivery/deliver-mail.ts'
import { createSmtpTransport } from './delivery/smtp-transport.ts'
import type { MailOptions } from './options.ts'
import { createMailService } from './service.ts'

const database = await freshDatabase('mail')
const server = await startMailServer()
const transport = createSmtpTransport(server.url)
afterAll(async () => {
  transport.close()
  await server.close()
  await database.close()
})
let now = new Date('2026-11-20T10:00:00Z')
const errors: unknown[] = []
const seal = createSeal(['a secret'], 'links in emails')
const options: MailOptions = {
  database,
  seal,
  showsPicture: () => true,
  showsLinks: false,
  clock: () => now,
  transport,
  house: SAMPLE_HOUSE,
  from: 'Sample House <orders@shop.example>',
  shopUrl: 'https://shop.example',
  onOutage: () => {},
  bounceSecret: 'bounces-of-tests',
  onBounce: async () => {},
  readToken: 'team',
  reportError: (error) => errors.push(error),
}
const service = createMailService(options)

afterEach(async () => {
  server.emails.length = 0
  server.refuseNext = 0
  await database.pool.query('truncate mail.outbox')
})

test('an email is sent to the mail server once, as HTML and text', async () => {
  await queue()
  await queue()
  expect(await deliverDueMail(options)).toBe(1)
  expect(await deliverDueMail(options)).toBe(0)
  expect(server.emails).toHaveLength(1)
  expect(server.emails[0]).toMatch(/^From: Sample House <orders@shop\.example>\r$/m)
  expect(server.emails[0]).toMatch(/^To: ada@example\.com\r$/m)
  expect(server.emails[0]).toContain('Subject: Your order BT-2611-000123')
  expect(server.emails[0]).toContain('text/plain')
  expect(server.emails[0]).toContain('text/html')
  expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1, lastError: null }])
})

test('an email that may not be sent yet waits, and can be withdrawn until it is sent', async () => {
  const held = { ...sampleMailRequest(), letter: 'held', notBefore: new Date(now.getTime() + 60_000) }
  await service.queueMail(database.db, held)
  expect(await deliverDueMail(options)).toBe(0)
  expect(await service.withdrawMail(database.db, 'held')).toBe(true)
  expect(await service.withdrawMail(database.db, 'held')).toBe(false)
  await service.queueMail(database.db, held)
  now = new Date(now.getTime() + 60_000)
  expect(await deliverDueMail(options)).toBe(1)
  expect(await service.withdrawMail(database.db, 'held')).toBe(false)
  expect(server.emails).toHaveLength(1)
})

test('an email omits a picture that cannot be shown', async () => {
  await createMailService({ ...options, showsPicture: () => false }).queueMail(
    database.db,
    sampleMailRequest(),
  )
  const { rows } = await database.pool.query<{ html: string }>('select html from mail.outbox')
  expect(rows[0]?.html).toContain('Lampada Luna')
  expect(rows[0]?.html).not.toContain('<img')
})

test('a rollback also removes the queued email', async () => {
  const work = database.db.transaction(async (tx) => {
    await service.queueMail(tx, sampleMailRequest())
    throw new Error('The order did not stand')
  })
  await expect(work).rejects.toThrow('did not stand')
  expect(await outbox()).toEqual([])
})

test('an email that is refused temporarily is retried with increasing delays', async () => {
  await queue()
  server.refuseNext = 1
  await deliverDueMail(options)
  expect(await outbox()).toMatchObject([
    { status: 'waiting', attempts: 1, lastError: expect.stringContaining('451') },
  ])
  expect(await deliverDueMail(options)).toBe(0)
  now = new Date(now.getTime() + retryDelayMs(1))
  expect(await deliverDueMail(options)).toBe(1)
  expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2 }])
  expect([retryDelayMs(1), retryDelayMs(2), retryDelayMs(20)]).toEqual([30_000, 60_000, 6 * 3_600_000])
})

test('after the last attempt an email is abandoned but can still be read', async () => {
  await queue()
  server.refuseNext = MAX_ATTEMPTS
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    await deliverDueMail(options)
    now = new Date(now.getTime() + retryDelayMs(attempt))
  }
  expect(await deliverDueMail(options)).toBe(0)
  expect(await outbox()).toMatchObject([{ status: 'failed', attempts: MAX_ATTEMPTS }])
})

test('several simultaneous deliveries send each email once', async () => {
  for (let index = 0; index < 30; index++) await queue(`order ${index}`)
  const taken = await Promise.all(Array.from({ length: 4 }, () => deliverDueMail(options)))
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(server.emails).toHaveLength(30)
})

test('an attempt that was lost with its process is repeated', async () => {
  await queue()
  const silent = { send: () => new Promise<void>(() => {}), close() {} }
  void deliverDueMail({ ...options, transport: silent })
  await expect.poll(outbox).toMatchObject([{ attempts: 1 }])
  expect(await deliverDueMail(options)).toBe(0)
  now = new Date(now.getTime() + 5 * 60_000)
  expect(await deliverDueMail(options)).toBe(1)
  expect(server.emails).toHaveLength(1)
})

test('in a demonstration without a mail server, emails remain readable in the outbox', async () => {
  await queue()
  await deliverDueMail({ ...options, transport: null, showsLinks: true })
  expect(await outbox()).toMatchObject([{ status: 'kept', to: 'ada@example.com' }])
})

// spec 1: emails: without a mail server they wait for a process that has one
test('in a real shop without a mail server emails wait, and a process that has one sends them', async () => {
  await queue()
  const { jobs = [] } = createMailService({ ...options, transport: null })
  expect(jobs.map(({ name }) => name)).not.toContain(DELIVERY_JOB)
  expect(await deliverDueMail({ ...options, transport: null })).toBe(0)
  expect(await outbox()).toMatchObject([{ status: 'waiting', attempts: 0 }])
  now = new Date(now.getTime() + 3 * 86_400_000)
  expect(await deliverDueMail(options)).toBe(1)
  expect(server.emails).toHaveLength(1)
})

test('an email whose link expired while it waited is not sent, but one that is still useful is', async () => {
  const url = 'https://shop.example/password/a-token'
  const shop = { name: 'Sample House', url: 'https://shop.example' }
  await service.queueMail(database.db, {
    kind: 'account-password',
    letter: 'account-password/1',
    to: 'ada@example.com',
    language: 'en',
    url,
    shop,
  })
  await queue()
  now = new Date(now.getTime() + 3_600_000)
  await deliverDueMail(options)
  expect(server.emails).toHaveLength(1)
  expect(server.emails[0]).toContain('Subject: Your order')
  const { rows } = await database.pool.query('select status, sealed_link from mail.outbox order by kind')
  expect(rows).toEqual([
    { status: 'dropped', sealed_link: null },
    { status: 'sent', sealed_link: null },
  ])
})

test('the start and the end of a mail server outage are each reported once', async () => {
  const outages: (string | null)[] = []
  const reasons = ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25', null]
  const flaky = {
    async send() {
      const reason = reasons.shift()
      if (reason) throw new Error(reason)
    },
    close() {},
  }
  for (const email of ['one', 'two', 'three']) await queue(email)
  const onOutage = (reason: string | null) => void outages.push(reason)
  const [delivery] = deliveryJobs({ ...options, transport: flaky, onOutage })
  for (let count = 0; count < 2; count += 1) {
    await delivery?.run(now)
    now = new Date(now.getTime() + retryDelayMs(1))
  }
  expect(outages).toEqual(['connect ECONNREFUSED 127.0.0.1:25', null])
})

test('a refusal of one recipient is no outage', async () => {
  const outages: (string | null)[] = []
  await queue()
  server.refuseNext = 1
  await deliverDueMail({ ...options, onOutage: (reason) => void outages.push(reason) })
  expect(outages).toEqual([null])
})

test('an email is sent as soon as its transaction is committed', async () => {
  const { stop } = await startJobs({
    database,
    clock: () => now,
    jobs: service.jobs ?? [],
    report: (error) => errors.push(error),
  })
  await queue()
  await expect.poll(() => server.emails.length).toBe(1)
  await stop()
  expect(errors).toEqual([])
})

test('only the team can read the outbox', async () => {
  await queue()
  expect((await service.fetch(new Request('http://mail.internal/outbox'))).status).toBe(401)
  const [email] = await outbox()
  const whole = await (await read(`/${email?.id}`)).json()
  expect(whole).toMatchObject({
    subject: 'Your order BT-2611-000123',
    text: expect.stringContaining('Lampada Luna'),
  })
  const shown = await read(`/${email?.id}/html`)
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  expect(await shown.text()).toContain('<!doctype html>')
  expect((await read(`/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await read('?before=yesterday')).status).toBe(400)
  expect(await (await read('?to=nobody@example.com')).json()).toEqual({ letters: [] })
  expect(await (await read(`?before=${now.toISOString()}`)).json()).toEqual({ letters: [] })
})

function queue(email = 'order 1'): Promise<void> {
  return service.queueMail(database.db, { ...sampleMailRequest(sampleOrder()), letter: email })
}

async function outbox(): Promise<Record<string, unknown>[]> {
  const { letters: emails } = (await (await read('')).json()) as { letters: Record<string, unknown>[] }
  return emails
}

function read(path: string): Promise<Response> {
  const headers = { authorization: 'Bearer team' }
  return service.fetch(new Request(`http://mail.internal/outbox${path}`, { headers }))
}
