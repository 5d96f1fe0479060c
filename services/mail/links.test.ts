import { afterAll, afterEach, expect, test } from 'vitest'
import type { AccountMailRequest, MailRequest } from '#contracts/mail.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleMailRequest } from '#tests/support/samples/sample-order.ts'
import { deliverDueMail, MAX_ATTEMPTS } from './delivery/deliver-mail.ts'
import { EMAIL_DAYS, emptyOldEmails } from './empty-emails.ts'
import type { MailOptions } from './options.ts'
import { createMailService } from './service.ts'

const DAY_MS = 86_400_000
const database = await freshDatabase('mail')
afterAll(() => database.close())
let now = new Date('2026-11-20T10:00:00Z')
const sent: { to: string; html: string; text: string }[] = []
let isRefusing = false
const options: MailOptions = {
  database,
  clock: () => now,
  seal: createSeal(['a secret'], 'links in emails'),
  transport: {
    async send(mail) {
      if (isRefusing) throw new Error(`451 <${mail.to}> later`)
      sent.push(mail)
    },
    close() {},
  },
  showsPicture: () => true,
  showsLinks: false,
  house: SAMPLE_HOUSE,
  from: 'Sample House <orders@shop.example>',
  shopUrl: 'https://shop.example',
  onOutage: () => {},
  bounceSecret: 'bounces-of-tests',
  onBounce: async () => {},
  readToken: 'team',
  reportError: (error) => console.error(error),
}
const demonstration: MailOptions = { ...options, transport: null, showsLinks: true }
const realWithoutServer: MailOptions = { ...options, transport: null }

const RESET: AccountMailRequest = {
  kind: 'account-password',
  letter: 'account-password/1',
  to: 'Ada@Example.com',
  language: 'en',
  url: 'https://shop.example/password/secret-token?a=1&b=2',
  shop: { name: 'Sample House', url: 'https://shop.example' },
}

afterEach(async () => {
  sent.length = 0
  isRefusing = false
  await database.pool.query('truncate mail.outbox')
})

function queue(request: MailRequest): Promise<void> {
  return createMailService(options).queueMail(database.db, request)
}

async function stored(): Promise<Record<string, unknown>[]> {
  return (await database.pool.query('select * from mail.outbox order by kind')).rows
}

/** Returns the content of the only email as the team sees it. */
async function readByTeam(given: MailOptions): Promise<{ json: string; html: string }> {
  const service = createMailService(given)
  const read = async (path: string) => {
    const headers = { authorization: 'Bearer team' }
    return (await service.fetch(new Request(`http://mail.internal/outbox${path}`, { headers }))).text()
  }
  const [row] = await stored()
  return { json: await read(`/${row?.id}`), html: await read(`/${row?.id}/html`) }
}

test.each<[string, MailRequest, string]>([
  ['of an order', sampleMailRequest(), 'token=signed'],
  ['to set a password', RESET, 'secret-token'],
])('the link %s is stored as a reference, and whole in what is sent', async (_, request, secret) => {
  await queue(request)
  expect(JSON.stringify(await stored())).not.toContain(secret)
  await deliverDueMail(options)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.html).toContain(secret)
  expect(sent[0]?.text).toContain(secret)
  expect(JSON.stringify(sent)).not.toContain('link.invalid')
  expect(await stored()).toMatchObject([{ status: 'sent', sealed_link: null }])
})

test('a link with several parameters is complete in HTML and text', async () => {
  await queue(RESET)
  await deliverDueMail(options)
  expect(sent[0]?.text).toContain(RESET.url)
  expect(sent[0]?.html).toContain(RESET.url.replace('&', '&amp;'))
})

test.each([
  ['before it is sent', options, false],
  ['without a mail server', realWithoutServer, true],
])('the team of a real shop never reads a live link: %s', async (_, given, delivers) => {
  await queue(RESET)
  if (delivers) await deliverDueMail(given)
  const { json, html } = await readByTeam(given)
  expect(json + html).not.toContain('secret-token')
  expect(json).toContain('https://link.invalid/')
  if (delivers) expect(await stored()).toMatchObject([{ status: 'waiting' }])
})

test('in a demonstration without a mail server the outbox shows links', async () => {
  await queue(RESET)
  await deliverDueMail(demonstration)
  const { json, html } = await readByTeam(demonstration)
  expect(JSON.parse(json)).toMatchObject({ status: 'kept', text: expect.stringContaining(RESET.url) })
  expect(html).toContain('/password/secret-token?a=1&amp;b=2')
  expect(json).not.toContain('sealedLink')
})

test('an email that is abandoned because its link has expired loses the link', async () => {
  await queue(RESET)
  isRefusing = true
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await deliverDueMail(options)
    now = new Date(now.getTime() + DAY_MS)
  }
  expect(await stored()).toMatchObject([
    { status: 'dropped', sealed_link: null, last_error: '451 <…@…> later' },
  ])
})

test('an email that waited during a secret rotation is sent, but one whose secret was removed is abandoned', async () => {
  await queue(RESET)
  const unknown = { ...options, seal: createSeal(['new'], 'links in emails') }
  const rotated = { ...options, seal: createSeal(['new', 'a secret'], 'links in emails') }
  await deliverDueMail(rotated)
  expect(sent[0]?.text).toContain(RESET.url)
  await queue({ ...RESET, letter: 'account-password/2' })
  await deliverDueMail(unknown)
  expect(sent).toHaveLength(1)
  expect(await stored()).toContainEqual(
    expect.objectContaining({ status: 'failed', last_error: 'no secret decrypts the link' }),
  )
})

test.each([
  ['sent', ['sent', 'sent']],
  ['given up', ['dropped', 'failed']],
])('an email of a release that sealed no links loses its link when it is %s', async (end, statuses) => {
  await queue(RESET)
  await queue(sampleMailRequest())
  await database.pool.query(
    `update mail.outbox set sealed_link = null,
       html = replace(html, 'https://link.invalid/', $1), text = replace(text, 'https://link.invalid/', $1)`,
    ['https://shop.example/password/plain-secret?a=1&amp;token=plain-token'],
  )
  isRefusing = end === 'given up'
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await deliverDueMail(options)
    now = new Date(now.getTime() + DAY_MS)
  }
  if (end === 'sent')
    expect(JSON.stringify(sent)).toContain('/password/plain-secret?a=1&amp;token=plain-token')
  expect((await stored()).map(({ status }) => status)).toEqual(statuses)
  expect(JSON.stringify(await stored())).not.toMatch(/plain-(secret|token)/)
})

test('after 30 days all personal data is removed from an email', async () => {
  const accountId = crypto.randomUUID()
  await queue({ ...RESET, letter: `account-password/x-${accountId}` })
  await deliverDueMail(options)
  await emptyOldEmails(database, new Date(now.getTime() + EMAIL_DAYS * DAY_MS))
  expect(await stored()).toMatchObject([{ to_address: 'Ada@Example.com', emptied_at: null }])
  const later = new Date(now.getTime() + EMAIL_DAYS * DAY_MS + 1)
  await emptyOldEmails(database, later)
  const content = { to_address: '', subject: '', html: '', text: '' }
  expect(await stored()).toMatchObject([
    { ...content, kind: 'account-password', status: 'sent', created_at: now, emptied_at: later },
  ])
  expect(JSON.stringify(await stored())).not.toContain(accountId)
})

test('deleting an account empties its sent emails and drops unsent ones, except confirmations of orders', async () => {
  const { forgetAccount } = createMailService(options)
  const accountId = crypto.randomUUID()
  await queue({ ...RESET, letter: 'sent' })
  await deliverDueMail(options)
  await queue({ ...RESET, letter: 'waiting' })
  await queue({ ...RESET, letter: 'of another', to: 'ben@example.com' })
  await queue(sampleMailRequest())
  await queue({ ...RESET, letter: `account-email-change/x-${accountId}`, to: 'new@example.com' })
  await forgetAccount(database.db, { accountId, email: 'ada@example.com' })
  const { rows } = await database.pool.query<{ letter: string; status: string; to: string }>(
    'select letter, status, to_address as to from mail.outbox',
  )
  const emptied = rows.filter(({ letter }) => letter.startsWith('emptied/'))
  expect(emptied.map(({ status, to }) => [status, to]).toSorted()).toEqual([
    ['dropped', ''],
    ['dropped', ''],
    ['sent', ''],
  ])
  expect(rows.filter((row) => !emptied.includes(row))).toEqual(
    expect.arrayContaining([
      { letter: 'of another', status: 'waiting', to: 'ben@example.com' },
      expect.objectContaining({ status: 'waiting', to: 'ada@example.com' }),
    ]),
  )
  expect(JSON.stringify(await stored())).not.toContain(accountId)
})

test('deleting an account with an unverified address removes only the emails about it', async () => {
  const { forgetAccount } = createMailService(options)
  const accountId = crypto.randomUUID()
  await queue({ ...RESET, letter: 'of the owner of the address' })
  await queue({ ...RESET, letter: `account-verification/x-${accountId}` })
  await forgetAccount(database.db, { accountId, email: null })
  const { rows } = await database.pool.query(
    'select to_address as to, status from mail.outbox order by status',
  )
  expect(rows).toEqual([
    { to: '', status: 'dropped' },
    { to: 'Ada@Example.com', status: 'waiting' },
  ])
})

test('an email to a guest about their request has a secret link and a reply address, also when it is sent again', async () => {
  const url = 'https://shop.example/requests/thread/secret-token'
  await queue({
    kind: 'request-reply',
    letter: 'request-reply 1 1',
    to: 'ada@example.com',
    language: 'en',
    shop: RESET.shop,
    request: {
      number: 'R-26-000001',
      kind: 'contact',
      topic: 'press',
      replyBy: null,
      phone: '+39 02',
      call: null,
    },
    reply: 'You wrote: https://link.invalid/',
    link: { url, isSecret: true },
    replyTo: 'replies+r-26-000001-x@in.shop.example',
  })
  const [waiting] = await stored()
  expect(`${waiting?.html} ${waiting?.text}`).not.toContain('secret-token')
  isRefusing = true
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await deliverDueMail(options)
    now = new Date(now.getTime() + DAY_MS)
  }
  isRefusing = false
  await database.pool.query(`update mail.outbox set status = 'waiting', attempts = 0, next_attempt_at = $1`, [
    now,
  ])
  await deliverDueMail(options)
  expect(sent).toMatchObject([{ replyTo: 'replies+r-26-000001-x@in.shop.example' }])
  expect(sent[0]?.text.split(url)).toHaveLength(2)
  expect((await stored())[0]).toMatchObject({ status: 'sent', sealed_link: null })
})
