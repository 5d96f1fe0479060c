import { expect, test } from 'vitest'
import type { RequestMailRequest } from '#contracts/mail.ts'
import type { RequestFact } from '#contracts/request-facts.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { CONTACT_TOPICS } from '#domain/request/request-kinds.ts'
import { renderMail } from './render-mail.ts'

const shop = { name: 'Falegnameria', url: 'https://shop.example' }
const request: RequestMailRequest['request'] = {
  number: 'R-26-000123',
  kind: 'contact',
  topic: 'order-status',
  replyBy: { at: '2026-11-25T16:00:00.000Z', timeZone: 'Europe/Rome', zoneName: 'CET' },
  phone: '+39 02 0000 0100',
  call: null,
}
const shared = { letter: 'a letter', to: 'ada@example.com', shop, request }
const sender = { name: '<b>Ada</b>', email: 'ada@example.com', country: 'DE' }
const message = 'Where is it?\n<script>alert(1)</script>'
const facts: RequestFact[] = [
  { key: 'orderNumber', value: 'BT-2611-000123' },
  { key: 'phone', value: '030 123456' },
]
const pieces = [{ title: 'Canneto credenza', quantity: 2 }]
const content = { message, facts, pieces }
const awaited = { message: '', facts: [], pieces: [{ title: 'Canneto credenza, Oak', quantity: 1 }] }
const link = { url: 'https://shop.example/requests/thread/secret', isSecret: true }
const deskUrl = 'https://shop.example/desk/requests/1'

const EMAILS = {
  'request-received': (language: Language) => ({
    ...shared,
    kind: 'request-received',
    language,
    content,
    link,
    replyTo: null,
  }),
  'request-stock-receipt': (language: Language) => ({
    ...shared,
    kind: 'request-stock-receipt',
    language,
    content: awaited,
    link,
    replyTo: null,
  }),
  'request-back-in-stock': (language: Language) => ({
    ...shared,
    kind: 'request-back-in-stock',
    language,
    content: awaited,
    link: { url: 'https://shop.example/products/canneto?variant=1', isSecret: false },
    replyTo: null,
  }),
  'request-team': (language: Language) => ({
    ...shared,
    kind: 'request-team',
    language,
    sender,
    content,
    deskUrl,
  }),
  'request-team-reply': (language: Language) => ({
    ...shared,
    kind: 'request-team-reply',
    language,
    sender,
    content,
    deskUrl,
  }),
  'request-reply': (language: Language) => ({
    ...shared,
    kind: 'request-reply',
    language,
    reply: 'Es ist <unterwegs>.\nBis bald',
    link,
    replyTo: 'replies+1@in.house.example',
  }),
} satisfies { [kind in RequestMailRequest['kind']]: (language: Language) => RequestMailRequest }
const KINDS = Object.entries(EMAILS)

test.each(KINDS)('%s is written in every language', (_, email) => {
  const english = new Set(sentences(renderMail(email('en')).text))
  for (const language of LANGUAGES) {
    const { subject, html, text } = renderMail(email(language))
    for (const content of [subject, html, text]) expect(content).not.toMatch(/mail\.request|\{\w+\}/)
    for (const content of [subject, text]) expect(content).toMatch(/R-26-000123|Canneto credenza, Oak/)
    expect(html).toContain(`<html lang="${language}">`)
    if (language !== 'en') expect(sentences(text).filter((words) => english.has(words))).toEqual([])
  }
})

/** Returns all sequences of four words, which reveal untranslated sentences. */
function sentences(text: string): string[] {
  const given = [
    message,
    '2 × Canneto credenza',
    'Canneto credenza, Oak',
    'Es ist <unterwegs>.\nBis bald',
    request.phone,
  ]
  const own = given.reduce((rest, one) => rest.replaceAll(one, ''), text)
  const words = own.split(/\s+/)
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '))
}

test.each([
  ['en', 'Wednesday 25 November at 17:00 (CET)'],
  ['it', 'mercoledì 25 novembre alle ore 17:00 (CET)'],
  ['es', 'miércoles, 25 de noviembre, 17:00 (CET)'],
  ['de', 'Mittwoch, 25. November um 17:00 Uhr (CET)'],
  ['fr', 'mercredi 25 novembre à 17:00 (CET)'],
] as const)('a receipt in %s says until when to expect a reply, and how to call: %s', (language, time) => {
  const { html, text } = renderMail(EMAILS['request-received'](language))
  for (const content of [html, text]) {
    expect(content).toContain(time)
    expect(content).toContain('+39 02 0000 0100')
    expect(content).toContain('R-26-000123')
  }
})

test('a receipt promises nothing where the house promises nothing', () => {
  const email = { ...EMAILS['request-received']('en'), request: { ...request, replyBy: null } }
  const { text } = renderMail(email)
  expect(text).toContain('We’ll reply as soon as we can.')
  expect(text).not.toContain('CET')
})

test.each(CONTACT_TOPICS)('the topic %s has words in every language', (topic) => {
  for (const language of LANGUAGES) {
    const email = { ...EMAILS['request-received'](language), request: { ...request, topic } }
    expect(renderMail(email).text).not.toContain('mail.request')
  }
})

test('the house receives all fields as text, with a link to the desk', () => {
  const { subject, html, text } = renderMail(EMAILS['request-team']('en'))
  expect(subject).toBe('New message R-26-000123: Order status')
  for (const value of [
    'ada@example.com',
    '2 × Canneto credenza',
    'BT-2611-000123',
    '030 123456',
    'Germany',
    'Where is it?',
    deskUrl,
  ]) {
    expect(html).toContain(value)
    expect(text).toContain(value)
  }
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('white-space:pre-line')
  expect(text).toContain(message)
})

test('fields of other kinds are written in every language', () => {
  const fields: RequestFact[] = [
    { key: 'width', value: '78 in' },
    { key: 'assemble', value: 'yes' },
    { key: 'country', value: 'DE' },
    { key: 'at', value: '2026-11-25T16:00:00.000Z', timeZone: 'Europe/Rome' },
  ]
  const email = {
    ...EMAILS['request-team']('de'),
    content: { message, facts: fields, pieces },
    request: { ...request, topic: null },
  }
  const { subject, text } = renderMail({ ...email, request: { ...email.request, kind: 'white-glove' } })
  expect(subject).toContain('Lieferung mit Aufbau')
  expect(text).toContain(
    'Breite: 78 in\nAufbau: Ja\nLand: Deutschland\nAnruf: Mittwoch, 25. November um 17:00 Uhr (Mitteleuropäische Zeit)',
  )
  expect(text).toContain('Stück: 2 × Canneto credenza')
})

test('a reply contains the team’s text unchanged', () => {
  const { html, text } = renderMail(EMAILS['request-reply']('de'))
  expect(text).toContain('Es ist <unterwegs>.\nBis bald')
  expect(html).toContain('Es ist &lt;unterwegs&gt;.\nBis bald')
  expect(text).toContain(request.phone)
})
