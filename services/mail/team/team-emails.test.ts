import { afterAll, expect, test } from 'vitest'
import type { MailRequest } from '#contracts/mail.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleMailRequest } from '#tests/support/samples/sample-order.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { clearHardBounces, recordBounce } from '../bounces/record-bounce.ts'
import { deliverDueMail, MAX_ATTEMPTS } from '../delivery/deliver-mail.ts'
import { emptyOldEmails } from '../empty-emails.ts'
import type { MailOptions } from '../options.ts'
import { createMailService } from '../service.ts'
import { EMAIL_SAMPLES } from './email-samples.ts'
import { waitingEmails } from './waiting-emails.ts'

const DAY_MS = 86_400_000
const database = await freshDatabase('mail')
afterAll(() => database.close())
let now = new Date('2026-11-20T10:00:00Z')
const sent: { subject: string; text: string }[] = []
let isRefusing = false
const options: MailOptions = {
  database,
  clock: () => now,
  seal: createSeal(['a secret'], 'links in emails'),
  transport: {
    async send(mail) {
      if (isRefusing) throw new Error('451 later')
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
const mail = createMailService(options)
const { call, read, routes } = sampleTeam(database, mail, undefined, options.clock)

const RESET: MailRequest = {
  kind: 'account-password',
  letter: 'account-password/1',
  to: 'Ada@Example.com',
  language: 'en',
  url: 'https://shop.example/password/secret-token',
  shop: { name: 'Sample House', url: 'https://shop.example' },
}
const CONFIRMATION = sampleMailRequest()
const orderId = 'order' in CONFIRMATION ? CONFIRMATION.order.id : ''
await mail.queueMail(database.db, RESET)
await mail.queueMail(database.db, { ...CONFIRMATION, letter: `order-confirmation ${orderId}` })

const list = async (filter: object = {}) => (await call(filtered('/emails', filter))).body
const find = async (kind: string) => (await list({ kind })).items[0]

const SAMPLE = 'order-shipped'

/** The roles for each route. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /emails': ['orders', 'care', 'admin'],
  'GET /emails/:id': ['orders', 'care', 'admin'],
  'GET /emails/:id/history': ['orders', 'care', 'admin'],
  'POST /emails/:id/resend': ['orders', 'care', 'admin'],
  'GET /emails/:id/html': ['orders', 'care', 'admin'],
  'GET /email-samples': ['orders', 'care', 'content', 'admin'],
  'GET /email-samples/:id': ['orders', 'care', 'content', 'admin'],
  'GET /email-samples/:id/html': ['orders', 'care', 'content', 'admin'],
}

test('every route for emails is only open to its roles', async () => {
  expect(routes).toEqual(Object.keys(MATRIX))
  const { id } = await find('account-password')
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method = '', route = ''] = name.split(' ')
    for (const role of ROLES) {
      const request = method === 'POST' ? { role, body: {} } : { role }
      const { status } = await call(route.replace(':id', route.startsWith('/emails') ? id : SAMPLE), request)
      expect([name, role, status]).toEqual([
        name,
        role,
        roles.includes(role) ? (method === 'POST' ? 400 : 200) : 403,
      ])
    }
    expect((await call(route.replace(':id', id), { role: 'a customer' })).status).toBe(401)
  }
})

test('the team finds emails by status, kind, order, date and text', async () => {
  const kinds: [object, string[]][] = [
    [{}, ['account-password', 'order-confirmation']],
    [{ status: 'waiting' }, ['account-password', 'order-confirmation']],
    [{ status: 'sent' }, []],
    [{ kind: 'account-password' }, ['account-password']],
    [{ order: orderId }, ['order-confirmation']],
    [{ order: crypto.randomUUID() }, []],
    [{ from: '2026-11-20T10:00:00Z' }, ['account-password', 'order-confirmation']],
    [{ to: '2026-11-20T10:00:00Z' }, []],
    [{ text: 'set your password' }, ['account-password']],
    [{ text: 'ADA@' }, ['account-password', 'order-confirmation']],
    [{ text: '%' }, []],
  ]
  for (const [filter, found] of kinds) {
    const { items, total } = await list(filter)
    const kinds = items.map(({ kind }: { kind: string }) => kind).toSorted()
    expect([filter, kinds, total]).toEqual([filter, found, found.length])
  }
})

test('the content of an email is only in its detail, without its link', async () => {
  const listed = await find('account-password')
  expect(listed.content).toBeNull()
  const { item } = (await call(`/emails/${listed.id}`)).body
  expect(item.content.text).toContain('https://link.invalid/')
  expect(JSON.stringify(item)).not.toContain('secret-token')
  expect((await call('/emails/unknown')).status).toBe(404)
})

test('the HTML of an email is shown under a policy that runs no script and loads only our pictures', async () => {
  const { id } = await find('account-password')
  const response = await read(`/emails/${id}/html`)
  const html = await response.text()
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = response.headers.get('content-security-policy')?.split('; ')
  expect(policy).toEqual([
    "default-src 'none'",
    "img-src 'self'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ])
  expect(html).toContain('https://link.invalid/')
  expect(html).not.toContain('secret-token')
  expect((await read('/emails/unknown/html')).status).toBe(404)
})

// spec 1: the desk shows every email, light or dark
test('every email of the shop is listed with its subject and can be shown in any language and in dark mode', async () => {
  const { items, total } = (await call(`${filtered('/email-samples', { language: 'de' })}&range=0-99`)).body
  expect(total).toBe(EMAIL_SAMPLES.size)
  expect(items).toContainEqual(
    expect.objectContaining({ id: 'quote-sent', group: 'quote', recipient: 'customer', contents: null }),
  )
  expect((await call(filtered('/email-samples', { group: 'chat' }))).body.total).toBe(1)
  const { item } = (await call('/email-samples/order-shipped')).body
  expect(item.contents.it.text).toContain('JD014600003889')
  const shown = async (query: string) => (await read(`/email-samples/order-shipped/html?${query}`)).text()
  expect(await shown('language=fr&scheme=dark')).toMatch(/<html lang="fr">.*@media all\{\.ground/)
  expect(await shown('language=fr')).toContain('@media not all{.ground')
  expect((await read('/email-samples/unknown/html')).status).toBe(404)
})

// spec 1: the team reads the shop's emails, and sends one about an order again
test('an abandoned email about an order can be resent with its link, but one for an account cannot', async () => {
  isRefusing = true
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await deliverDueMail(options)
    now = new Date(now.getTime() + DAY_MS)
  }
  isRefusing = false
  expect((await list({ status: 'failed' })).total).toBe(1)
  const [task] = (await call('/waiting', { role: 'care' })).body.items
  expect(task).toMatchObject({ task: 'emails-failed', role: 'orders', count: 1 })
  expect((await list(task.filter)).total).toBe(1)
  const [ofOrder, ofAccount] = [await find('order-confirmation'), await find('account-password')]
  const resend = ({ id, version }: { id: string; version: number }) =>
    call(`/emails/${id}/resend`, { body: { version, input: {} } })
  expect(await resend(ofAccount)).toEqual({ status: 422, body: { code: 'not-resendable' } })
  const { body } = await resend(ofOrder)
  expect(body.item).toMatchObject({ status: 'waiting', attempts: 0, isResendable: false })
  expect((await resend(ofOrder)).status).toBe(409)
  await deliverDueMail(options)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('token=signed')
  expect(await resend(await find('order-confirmation'))).toMatchObject({ status: 422 })
})

test('an abandoned account notice, whose link gives no access, can be resent', async () => {
  const kind = 'account-new-device'
  await mail.queueMail(database.db, {
    ...RESET,
    kind,
    letter: `${kind}/1`,
    url: 'https://shop.example/profile/sessions',
  })
  isRefusing = true
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await deliverDueMail(options)
    now = new Date(now.getTime() + DAY_MS)
  }
  isRefusing = false
  const given = await find(kind)
  expect(given).toMatchObject({ status: 'failed', isResendable: true })
  await call(`/emails/${given.id}/resend`, { body: { version: given.version, input: {} } })
  await deliverDueMail(options)
  expect(sent.at(-1)?.text).toContain('/profile/sessions')
})

test('the team sees that an email’s address could not receive emails, until this is cleared', async () => {
  const kind = 'order-confirmation'
  expect(await find(kind)).toMatchObject({ bounce: null })
  const bounce = {
    email: 'ADA@example.com',
    emailId: null,
    kind: 'hard',
    reason: '550 no such user',
  } as const
  await recordBounce(database.db, bounce, { now, onBounce: async () => {} })
  const listed = await find(kind)
  expect(listed.bounce).toMatchObject({ reason: '550 no such user' })
  expect(new Date(listed.bounce.at)).toEqual(now)
  await clearHardBounces(database.db, 'Ada@example.com')
  expect(await find(kind)).toMatchObject({ bounce: null })
})

test('an email about a visitor’s request is found by its kind and can be resent once abandoned', async () => {
  const kind = 'request-reply'
  await mail.queueMail(database.db, {
    kind,
    letter: 'request-reply 1 1',
    to: 'ada@example.com',
    language: 'en',
    shop: { name: 'Sample House', url: 'https://shop.example' },
    request: {
      number: 'R-26-000001',
      kind: 'contact',
      topic: 'press',
      replyBy: null,
      phone: '+39 02 0000 0100',
      call: null,
    },
    reply: 'It says https://link.invalid/ here.',
    link: { url: 'https://shop.example/profile/requests/R-26-000001', isSecret: false },
    replyTo: null,
  })
  isRefusing = true
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await deliverDueMail(options)
    now = new Date(now.getTime() + DAY_MS)
  }
  isRefusing = false
  const failed = await find(kind)
  expect(failed).toMatchObject({ status: 'failed', isResendable: true })
  await call(`/emails/${failed.id}/resend`, { body: { version: failed.version, input: {} } })
  sent.length = 0
  await deliverDueMail(options)
  expect(sent).toMatchObject([{ text: expect.stringContaining('It says https://link.invalid/ here.') }])
})

test('an emptied email only has its kind, outcome and times', async () => {
  await emptyOldEmails(database, new Date(now.getTime() + 31 * DAY_MS))
  const { id } = await find('order-confirmation')
  const { item } = (await call(`/emails/${id}`)).body
  expect(item).toMatchObject({ to: '', subject: '', status: 'sent', content: null })
  expect((await read(`/emails/${id}/html`)).status).toBe(404)
})

test('unsent emails are shown as waiting after 15 to 30 minutes, until they are sent', async () => {
  const task = waitingEmails.find((one) => one.task === 'emails-unsent')
  const count = async () => (await task?.count(database.db, now))?.count
  await mail.queueMail(database.db, { ...sampleMailRequest(), letter: 'order-confirmation unsent' })
  expect(await count()).toBe(0)
  now = new Date(now.getTime() + 30 * 60_000)
  expect(await count()).toBe(1)
  expect((await list(task?.filter(now))).total).toBe(1)
  await deliverDueMail(options)
  expect(await count()).toBe(0)
})
