import { afterAll, afterEach, expect, test } from 'vitest'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleMailRequest } from '#tests/support/samples/sample-order.ts'
import type { Bounce } from '../bounces/record-bounce.ts'
import { bounces, outbox } from '../mail-tables.ts'
import type { MailOptions } from '../options.ts'
import { createMailService } from '../service.ts'
import { deliverDueMail, retryDelayMs } from './deliver-mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const database = await freshDatabase('mail')
const server = await startMailServer()
const transport = createSmtpTransport(server.url)
afterAll(async () => {
  transport.close()
  await server.close()
  await database.close()
})
let now = new Date('2026-11-20T10:00:00Z')
const followed: Bounce[] = []
const options: MailOptions = {
  database,
  seal: createSeal(['a secret'], 'links in emails'),
  showsPicture: () => true,
  showsLinks: false,
  clock: () => now,
  transport,
  house: SAMPLE_HOUSE,
  shopUrl: 'https://shop.example',
  from: 'Sample House <orders@shop.example>',
  onOutage: () => {},
  bounceSecret: null,
  onBounce: async (_tx, bounce) => void followed.push(bounce),
  readToken: 'team',
  reportError: () => {},
}
const service = createMailService(options)
afterEach(async () => {
  server.emails.length = 0
  server.replies = {}
  followed.length = 0
  await database.db.delete(outbox)
  await database.db.delete(bounces)
})

const queue = () => service.queueMail(database.db, sampleMailRequest())
async function stored() {
  const [row] = await database.db.select().from(outbox)
  if (!row) throw new Error('There is an email')
  return row
}

// spec 1: emails: a refusal for good is a bounce
test.each([
  ['RCPT', '550 5.1.1 no such user', 'hard'],
  ['RCPT', '552 5.2.2 mailbox full', 'soft'],
  ['.', '554 5.7.1 looks like spam', 'soft'],
])(
  'an email whose %s gets the reply %s is a %s bounce, and not tried again',
  async (command, reply, kind) => {
    await queue()
    server.replies = { [command]: [reply] }
    await deliverDueMail(options)
    expect(await stored()).toMatchObject({ status: 'bounced', attempts: 1, sentAt: null })
    expect((await stored()).sealedLink).not.toBeNull()
    const { id } = await stored()
    expect(await database.db.select().from(bounces)).toMatchObject([
      { email: 'ada@example.com', emailId: id, kind, reason: expect.not.stringContaining('ada@') },
    ])
    expect(followed).toMatchObject([{ email: 'ada@example.com', kind }])
    now = new Date(now.getTime() + 86_400_000)
    expect(await deliverDueMail(options)).toBe(0)
    expect(server.emails).toEqual([])
  },
)

// spec 1: emails: tried again with increasing delays, sent once (issue 21, Emails)
test.each([
  ['RCPT', '451 4.7.1 greylisted'],
  ['MAIL', '550 5.7.1 unknown sender'],
  ['.', '452 out of space'],
  ['RCPT', 'drop'],
  ['.', 'drop'],
])(
  'after %s: %s an email is tried again, under the same Message-ID, and sent once',
  async (command, reply) => {
    await queue()
    server.replies = { [command]: [reply] }
    await deliverDueMail(options)
    expect(await stored()).toMatchObject({ status: 'waiting', attempts: 1 })
    now = new Date(now.getTime() + retryDelayMs(1))
    await deliverDueMail(options)
    expect(await deliverDueMail(options)).toBe(0)
    const { id, status } = await stored()
    expect(status).toBe('sent')
    expect(server.emails).toHaveLength(1)
    expect(server.emails[0]).toContain(`Message-ID: <${id}@shop.example>`)
    expect(await database.db.select().from(bounces)).toEqual([])
  },
)

// spec 1: emails: what was sent is not sent again after a fault of the database
test('a sent email remains sent if the database briefly fails when this is written', async () => {
  await queue()
  let errors = 1
  const db = new Proxy(database.db, {
    get(target, name, receiver) {
      if (name === 'update' && errors-- > 0) throw new Error('connection lost')
      return Reflect.get(target, name, receiver)
    },
  })
  await deliverDueMail({ ...options, database: { ...database, db } })
  expect(await stored()).toMatchObject({ status: 'sent' })
  now = new Date(now.getTime() + 86_400_000)
  expect(await deliverDueMail(options)).toBe(0)
  expect(server.emails).toHaveLength(1)
})

test('an attempt that lost its claim does not change what the next one wrote', async () => {
  await queue()
  let fail: (error: Error) => void = () => {}
  const slow = { send: () => new Promise<void>((_, reject) => (fail = reject)), close() {} }
  const lost = deliverDueMail({ ...options, transport: slow })
  await expect.poll(stored).toMatchObject({ attempts: 1 })
  now = new Date(now.getTime() + 5 * 60_000)
  await deliverDueMail(options)
  fail(new Error('a timeout'))
  await lost
  expect(await stored()).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
})
