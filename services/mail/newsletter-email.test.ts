import { afterAll, expect, test } from 'vitest'
import type { NewsletterIssueRequest } from '#contracts/mail.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { deliverDueMail } from './delivery/deliver-mail.ts'
import { createSmtpTransport } from './delivery/smtp-transport.ts'
import { outbox } from './mail-tables.ts'
import { createMailService } from './service.ts'

const database = await freshDatabase('mail')
afterAll(() => database.close())
const sent: { html: string; text: string; unsubscribeUrl: string | null }[] = []
const options = {
  database,
  seal: createSeal(['a secret'], 'links in emails'),
  showsPicture: () => true,
  showsLinks: false,
  clock: () => new Date('2026-11-26T10:00:00Z'),
  transport: {
    async send(mail: (typeof sent)[number]) {
      sent.push(mail)
    },
    close: () => undefined,
  },
  house: SAMPLE_HOUSE,
  from: 'Sample House <orders@shop.example>',
  shopUrl: 'https://shop.example',
  onOutage: () => {},
  bounceSecret: 'bounces-of-tests',
  onBounce: async () => {},
  readToken: 'team',
  reportError: () => undefined,
}
const LINKS = `https://shop.example/de-at/newsletter/${'a'.repeat(64)}/`
const issue: NewsletterIssueRequest = {
  kind: 'newsletter-issue',
  letter: 'newsletter-issue 1 2',
  to: 'anna@example.com',
  shop: { name: 'Falegnameria', url: 'https://shop.example' },
  language: 'de',
  issueId: '1',
  subject: 'Neues aus Canneto',
  intro: 'Ein Monat Regen. https://link.invalid/ <b>',
  posts: [{ title: 'Öl & Wachs', abstract: null, picture: null }],
  links: LINKS,
}

test('an issue has its links sealed until it is sent, and both headers of RFC 8058', async () => {
  const service = createMailService(options)
  await service.queueMail(database.db, issue)
  await service.queueMail(database.db, issue)
  const [stored] = await database.db.select().from(outbox)
  expect(`${stored?.html}${stored?.text}`).not.toContain('a'.repeat(64))
  expect(await deliverDueMail(options)).toBe(1)
  expect(sent).toHaveLength(1)
  const [mail] = sent
  expect(mail?.unsubscribeUrl).toBe(`${LINKS}unsubscribe`)
  for (const path of ['preferences', 'unsubscribe', 'issues/1/0']) {
    expect(mail?.html).toContain(`href="${LINKS}${path}"`)
    expect(mail?.text).toContain(LINKS + path)
  }
  expect(mail?.html).toContain('&lt;b&gt;')
  expect(mail?.text).toContain('Ein Monat Regen. link.invalid')
})

test('a mail server gets the headers of one-click unsubscription', async () => {
  const server = await startMailServer()
  const transport = createSmtpTransport(server.url)
  const texts = { subject: 'Neues', html: '<p>Neues</p>', text: 'Neues' }
  const addresses = {
    messageId: '<1@shop.example>',
    from: 'a@shop.example',
    to: 'b@example.com',
    replyTo: null,
  }
  await transport.send({ ...addresses, ...texts, unsubscribeUrl: `${LINKS}unsubscribe` })
  transport.close()
  await server.close()
  const headers = (server.emails[0] ?? '').replace(/\r\n\s+/g, ' ')
  expect(headers).toContain(`List-Unsubscribe: <${LINKS}unsubscribe>`)
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
