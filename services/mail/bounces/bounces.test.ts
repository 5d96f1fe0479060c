import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { BOUNCE_SIGNATURE } from '#contracts/bounce.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleMailRequest } from '#tests/support/samples/sample-order.ts'
import { deliverDueMail } from '../delivery/deliver-mail.ts'
import { bounces, outbox } from '../mail-tables.ts'
import type { MailOptions } from '../options.ts'
import { createMailService } from '../service.ts'
import { BOUNCE_DAYS, type Bounce, findHardBounce, removeOldBounces } from './record-bounce.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const database = await freshDatabase('mail')
afterAll(() => database.close())
const followed: Bounce[] = []
const options: MailOptions = {
  database,
  clock: () => NOW,
  seal: createSeal(['a secret'], 'links in emails'),
  transport: { send: async () => {}, close() {} },
  showsPicture: () => true,
  showsLinks: false,
  house: SAMPLE_HOUSE,
  shopUrl: 'https://shop.example',
  from: 'Sample House <orders@shop.example>',
  onOutage: () => {},
  bounceSecret: 'bounces-of-tests',
  onBounce: async (_tx, bounce) => void followed.push(bounce),
  readToken: 'team',
  reportError(error) {
    throw error
  },
}
const service = createMailService(options)

async function report(body: object, secret = 'bounces-of-tests', by = service): Promise<number> {
  const text = JSON.stringify(body)
  const at = Math.floor(NOW.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')
  const headers = { [BOUNCE_SIGNATURE]: `t=${at},v1=${signature}` }
  const request = new Request('http://mail.internal/bounces', { method: 'POST', headers, body: text })
  return (await by.fetch(request)).status
}

test('a forged, empty or unexpected report is refused', async () => {
  expect(await report({ email: 'ada@example.com', kind: 'hard' }, 'guessed')).toBe(401)
  expect(await report({ kind: 'hard' })).toBe(422)
  const withoutSecret = createMailService({ ...options, bounceSecret: null })
  expect(await report({ email: 'ada@example.com', kind: 'hard' }, 'bounces-of-tests', withoutSecret)).toBe(
    404,
  )
  expect(await database.db.select().from(bounces)).toEqual([])
})

// spec 1: emails: signed bounces of every email, stored once
test('a signed report of a Message-ID marks the email and its address once, even if repeated', async () => {
  await service.queueMail(database.db, sampleMailRequest())
  await deliverDueMail(options)
  const [sent] = await database.db.select().from(outbox)
  const body = { messageId: `<${sent?.id}@shop.example>`, kind: 'hard', reason: '550 no such user' }
  expect(await report(body)).toBe(200)
  expect(await report(body)).toBe(200)
  expect(await database.db.select().from(outbox)).toMatchObject([
    { status: 'bounced', lastError: '550 no such user' },
  ])
  expect(await database.db.select().from(bounces)).toHaveLength(1)
  expect(followed[0]).toMatchObject({ email: 'ada@example.com', kind: 'hard', emailId: sent?.id })
  expect(await findHardBounce(database.db, 'Ada@example.com')).toEqual({
    reason: '550 no such user',
    at: NOW,
  })
})

test('a report of an address alone is stored; a complaint is no hard bounce', async () => {
  expect(await report({ email: 'Eve@example.com', kind: 'complaint' })).toBe(200)
  expect(followed.at(-1)).toMatchObject({ email: 'eve@example.com', emailId: null })
  expect(await findHardBounce(database.db, 'eve@example.com')).toBeNull()
})

test('bounces are removed with the account of their address, or after a year', async () => {
  await service.forgetAccount(database.db, { accountId: '1', email: 'ADA@example.com' })
  expect(await findHardBounce(database.db, 'ada@example.com')).toBeNull()
  await removeOldBounces(database, new Date(NOW.getTime() + (BOUNCE_DAYS + 1) * 86_400_000))
  expect(await database.db.select().from(bounces)).toEqual([])
})
