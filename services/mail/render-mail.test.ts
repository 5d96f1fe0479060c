import { expect, test } from 'vitest'
import { DEFAULT_LOOK } from '#domain/house/look.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleMailRequest, sampleOrder } from '#tests/support/samples/sample-order.ts'
import { MAIL_MESSAGES } from './mail-messages.ts'
import { renderMail } from './render-mail.ts'

const FREE = { ...sampleOrder().payment, method: 'free', status: 'captured', bank: null } as const

// spec 1: the order confirmation promises an e-mail with a tracking link
// spec 7: pictures in emails are JPEG, which every mail program shows
test('an email about a bank transfer states what was ordered, where to pay, and where to find the order', () => {
  const { subject, html, text } = render()
  expect(subject).toBe('Your order BT-2611-000123')
  for (const content of [html, text]) {
    for (const said of [
      'Thank you, Ada',
      'Lampada Luna',
      'Vetreria Sole',
      'Brass',
      'Quantity 2',
      '€1,200.00',
      '−€120.00',
      'Includes €208.99 VAT (22%)',
      '€1,159.00',
      'IT60 X054 2811 1010 0000 0123 456',
      'BPMOIT22',
      'Via Farini 12',
      '43121 Parma PR',
      'Italy',
      'as soon as your transfer arrives',
    ]) {
      expect(content).toContain(said)
    }
  }
  expect(html).toContain(
    'href="https://shop.example/orders/4f6b1a54-3f0f-4a6e-9d5e-0d2f7f1f9a10?token=signed"',
  )
  expect(html).toContain(
    'src="https://shop.example/images?url=%2Fdemo%2Fluna.webp&amp;w=360&amp;q=75&amp;format=jpeg" alt="A lamp like a moon" width="72" height="90"',
  )
  expect(text).toContain('https://shop.example/orders/')
})

const PAYMENT = { ...sampleOrder().payment, bank: null }

test('an email about a paid order requests no payment, and a test payment is labeled as such', () => {
  const payment = { ...PAYMENT, status: 'captured' as const, isTest: true }
  const { html, text } = render(sampleOrder({ status: 'paid', payment }))
  for (const content of [html, text]) {
    expect(content).toContain('The workshops have begun.')
    expect(content).toContain('This was a test payment')
    expect(content).not.toContain('IBAN')
  }
})

// spec 4: a delivery promise in the emails, HTML and text
test('an email has the delivery date and method of each piece, and the date of the last', () => {
  const [piece] = sampleOrder().lines
  if (!piece) throw new Error('There is a piece')
  const window = { from: '2027-02-01', to: '2027-02-08' }
  const later = { ...piece, id: 'later', promise: piece.promise && { ...piece.promise, window } }
  const { html, text } = render(sampleOrder({ lines: [piece, later] }))
  for (const content of [html, text]) {
    expect(content).toContain('Curbside delivery, by appointment · fragile, packed with extra care')
    expect(content).toContain('Delivery: 4–20 January 2027')
    expect(content).toContain('Complete delivery: 1–8 February 2027')
  }
  const unknown = { ...piece, promise: piece.promise && { ...piece.promise, window: null } }
  expect(render(sampleOrder({ lines: [piece, unknown] })).text).toContain(
    'Complete delivery: To be confirmed',
  )
  const old = render(sampleOrder({ lines: [{ ...piece, promise: null }] })).text
  expect(old).not.toMatch(/Delivery: |Complete delivery/)
})

test.each([
  ['awaiting-payment', 'awaited', 'workshop', 'The workshops will begin as soon as your transfer arrives.'],
  ['awaiting-payment', 'awaited', 'stock', 'We’ll pack them as soon as your transfer arrives.'],
  ['paid', 'authorised', 'workshop', 'The workshops will begin once it’s complete.'],
  ['paid', 'captured', 'workshop', 'The workshops have begun.'],
  ['paid', 'captured', 'stock', 'We’re packing your pieces.'],
  ['paid', 'captured', 'later', 'We’ll write to you when your pieces ship.'],
] as const)(
  'of an order that is %s, its payment %s, with a piece from the %s, an email says: %s',
  (status, paymentStatus, source, said) => {
    const lines = sampleOrder().lines.map((line) => ({
      ...line,
      promise: line.promise && { ...line.promise, source },
    }))
    const payment = { ...PAYMENT, status: paymentStatus }
    const { html, text } = render(sampleOrder({ status, payment, lines }))
    for (const content of [html, text]) {
      expect(content).toContain(said)
      expect(content.includes('have begun')).toBe(said.includes('have begun'))
    }
  },
)

test('only the confirmation has the delivery notices that applied when the order was placed', () => {
  const request = sampleMailRequest(sampleOrder({ notices: ['Here by Christmas'] }))
  const { html, text } = renderMail(request)
  for (const content of [html, text]) expect(content).toContain('Here by Christmas')
  expect(renderMail({ ...request, kind: 'order-reminder' }).html).not.toContain('Christmas')
})

test('amounts are in the order of the bag and the checkout: total, gift card, amount due', () => {
  const totals = { ...sampleOrder().totals, giftCards: { amount: '50.0', currencyCode: 'EUR' as const } }
  totals.due = { amount: '1109.0', currencyCode: 'EUR' }
  const rows = [
    'Subtotal: €1,200.00',
    'WELCOME10: −€120.00',
    'Shipping: €79.00',
    'Taxes and duties: Includes €208.99 VAT (22%)',
    'Total: €1,159.00',
    'Gift cards: −€50.00',
    'Amount due: €1,109.00',
  ]
  expect(render(sampleOrder({ totals })).text).toContain(rows.join('\n'))
})

test.each([
  ['it', 'Il tuo ordine BT-2611-000123', '1159,00 €'],
  ['es', 'Su pedido BT-2611-000123', '1159,00 €'],
  ['de', 'Ihre Bestellung BT-2611-000123', '1.159,00 €'],
  ['fr', 'Votre commande BT-2611-000123', '1 159,00 €'],
] as const)('in %s the letter is wholly in the language, with its prices', (language, subject, total) => {
  const email = render(sampleOrder({ language }))
  expect(email.subject).toBe(subject)
  expect(email.html).toContain(`<html lang="${language}">`)
  expect(plain(email.text)).toContain(total)
  const english = new Set(
    Object.values(MAIL_MESSAGES.en.mail.order).filter((word) => typeof word === 'string'),
  )
  expect(email.text.split('\n').filter((line) => english.has(line))).toEqual([])
})

test.each(LANGUAGES)('no word is missing in %s, whatever the order', (language) => {
  const totals = { ...sampleOrder().totals, taxes: { kind: 'collected-later' as const } }
  totals.shipping = { amount: '0.0', currencyCode: 'EUR' }
  totals.giftCards = { amount: '50.0', currencyCode: 'EUR' }
  const billingAddress = sampleOrder().address
  const request = sampleMailRequest(sampleOrder({ language, totals, billingAddress }))
  for (const kind of ['order-confirmation', 'order-reminder', 'order-expired', 'order-shipped'] as const) {
    const { subject, html, text } = renderMail({ ...request, kind })
    for (const content of [subject, html, text]) expect(content).not.toMatch(/mail\.order/)
  }
})

// spec 1: an e-mail to an address that is not proven carries no text that its sender typed
test('an email to an unverified address contains no text that its sender typed', () => {
  const typed = 'win money at evil.example'
  const address = { ...sampleOrder().address, firstName: typed, lastName: typed, line1: typed, city: typed }
  const order = sampleOrder({ address, billingAddress: address })
  for (const kind of ['order-confirmation', 'order-reminder', 'order-expired', 'order-shipped'] as const) {
    const { subject, html, text } = renderMail({ ...sampleMailRequest(order), kind, isAddressProven: false })
    for (const content of [subject, html, text]) {
      expect(content).not.toContain('evil.example')
      expect(content).not.toContain(address.phone)
    }
    expect(text).toContain('https://shop.example/orders/')
  }
})

test('a confirmation and a reminder state the last day of the reservation', () => {
  expect(render().text).toContain('Your pieces are reserved until 30 November 2026.')
  const reminder = renderMail({ ...sampleMailRequest(), kind: 'order-reminder', isAddressProven: false })
  expect(reminder.subject).toBe('Your order BT-2611-000123 is waiting for your transfer')
  for (const content of [reminder.html, reminder.text]) {
    expect(content).toContain('reserved until 30 November 2026')
    expect(content).toContain('IT60 X054 2811 1010 0000 0123 456')
  }
})

test('an email about an expired order requests no payment', () => {
  const payment = { ...sampleOrder().payment, status: 'released' as const, bank: null }
  const order = sampleOrder({ status: 'expired', payment })
  const { text, html } = renderMail({
    ...sampleMailRequest(order),
    kind: 'order-expired',
    isAddressProven: false,
  })
  for (const content of [html, text]) {
    expect(content).toContain('hadn’t arrived by 30 November 2026')
    expect(content).not.toContain('IBAN')
    expect(content).not.toContain('are reserved until')
    expect(content).not.toMatch(/Delivery: |begun|begin/)
  }
})

test('an email has the house’s colors, typeface and legal details', () => {
  const colors = { ...DEFAULT_LOOK.colors, accent: '#0b4a30' }
  const look = { ...DEFAULT_LOOK, colors, families: { display: "'Mill', serif", text: 'Arial' } }
  const { html, text } = renderMail(sampleMailRequest(), { ...SAMPLE_HOUSE, look })
  expect(html).toContain('background:#0b4a30')
  expect(html).toContain('font-family:&#x27;Mill&#x27;, serif')
  for (const content of [html, text]) {
    expect(content).toContain('Sample House S.r.l.')
    expect(content).toContain('VAT IT00000000000')
  }
})

test('a name that looks like markup is shown as text', () => {
  const address = { ...sampleOrder().address, firstName: '<script>alert(1)</script>' }
  const { html } = render(sampleOrder({ address }))
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
})

function render(order = sampleOrder()) {
  return renderMail(sampleMailRequest(order))
}

/** Replaces non-breaking spaces with regular ones. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

test.each(LANGUAGES)(
  'an email about a shipment names its pieces, its carrier and its number (%s)',
  (language) => {
    const [piece] = sampleOrder().lines
    if (!piece) throw new Error('There is a piece')
    const lines = [piece, { ...piece, id: 'other', title: 'Sedia Aurora' }]
    const cost = { amount: '0.0', currencyCode: 'EUR' as const }
    const shipment = { warehouse: 'other' as const, artisanSlug: null, cost }
    const shipments = lines.map(({ id }) => ({ ...shipment, lineItems: [{ lineId: id, quantity: 1 }] }))
    const dates = { sentAt: '2026-11-23T10:00:00.000Z', deliveredAt: null }
    const fulfilments = [{ id: '1', shipment: 0, company: 'DHL', number: 'JD0142', url: null, ...dates }]
    const order = sampleOrder({ status: 'paid', language, lines, shipments, fulfilments })
    const { subject, html, text } = renderMail({
      ...sampleMailRequest(order),
      kind: 'order-shipped',
      shipments: [0],
    })
    expect(subject).toContain(order.number)
    for (const content of [html, text]) {
      for (const said of ['DHL', 'JD0142', piece.title]) expect(content).toContain(said)
      expect(content).not.toContain('Sedia Aurora')
    }
  },
)

// spec 3: one email states every parcel of a shipment
test.each(LANGUAGES)(
  'an email about two parcels has both numbers, their pieces, and that more follows (%s)',
  (language) => {
    const [piece] = sampleOrder().lines
    if (!piece) throw new Error('There is a piece')
    const lines = [{ ...piece, quantity: 8 }]
    const shipment = {
      warehouse: 'other' as const,
      artisanSlug: null,
      cost: { amount: '0.0', currencyCode: 'EUR' as const },
    }
    const shipments = [4, 2, 2].map((quantity) => ({
      ...shipment,
      lineItems: [{ lineId: piece.id, quantity }],
    }))
    const dates = { url: null, sentAt: '2026-11-23T10:00:00.000Z', deliveredAt: null }
    const fulfilments = [
      { id: '1', shipment: 0, company: 'DHL', number: 'JD0142', ...dates },
      { id: '2', shipment: 1, company: 'GLS', number: '71058826', ...dates },
    ]
    const captured = { ...sampleOrder().payment, status: 'captured' as const }
    const order = sampleOrder({ status: 'paid', payment: captured, language, lines, shipments, fulfilments })
    const mail = { ...sampleMailRequest(order), kind: 'order-shipped' as const, shipments: [0, 1] }
    const { text } = renderMail(mail)
    const words = MAIL_MESSAGES[language].mail.order.shipped
    for (const said of ['DHL JD0142', 'GLS 71058826', words.rest]) expect(text).toContain(said)
    expect(text).toMatch(/(?<!\d)6(?!\d)/)
    const last = { id: '3', shipment: 2, company: 'GLS', number: '9', ...dates }
    const complete = { ...order, fulfilments: [...fulfilments, last] }
    expect(renderMail({ ...mail, order: complete, shipments: [2] }).text).not.toContain(words.rest)
  },
)

// spec 6: samples: their email states neither prices nor tax
test('an email about samples states that they are free, without prices or tax', () => {
  const order = sampleOrder({ isSamples: true, status: 'paid', payment: FREE, promotions: [] })
  const { subject, html, text } = render(order)
  expect(subject).toBe(`Your samples, order ${order.number}`)
  for (const content of [html, text]) {
    for (const said of ['free of charge', 'Your samples', 'within two working days'])
      expect(content).toContain(said)
    for (const unsaid of ['€', 'VAT', 'Paid', 'Your pieces', 'payment']) expect(content).not.toContain(unsaid)
  }
})

test('an email about an agreed order has the finish, the project, the full price and the agreed delivery', () => {
  const [piece] = sampleOrder().lines
  if (!piece) throw new Error('There is a piece')
  const compareAt = { amount: '750.0', currencyCode: 'EUR' } as const
  const agreed = { ...piece, finish: 'Burnished brass', projectName: 'Villa Farini', compareAt }
  const order = sampleOrder({ lines: [agreed], shippingTitle: 'Delivery to the third floor' })
  const { html, text } = render(order)
  for (const content of [html, text]) {
    for (const said of [
      'Burnished brass',
      'Project: Villa Farini',
      'Instead of €1,500.00',
      'to the third floor',
    ]) {
      expect(content).toContain(said)
    }
    expect(content).not.toContain('Curbside')
  }
  expect(render(sampleOrder({ lines: [{ ...agreed, compareAt: piece.unitPrice }] })).text).not.toContain(
    'Instead',
  )
})

test.each([
  ['America/New_York', '26 November at 04:00 GMT-5'],
  [null, '26 November at 10:00 CET'],
])(
  'a conversation in the chat states its times in the zone of its visitor, or of the house: %s',
  (timeZone, time) => {
    const { text } = renderMail(
      {
        kind: 'chat-transcript',
        letter: '',
        to: 'ada@example.com',
        shop: { name: SAMPLE_HOUSE.name, url: 'https://shop.example' },
        language: 'en',
        timeZone,
        messages: [{ from: 'Giulia', text: 'Yes', sentAt: '2026-11-26T09:00:00.000Z' }],
      },
      { ...SAMPLE_HOUSE, timeZone: 'Europe/Rome' },
    )
    expect(text).toContain(`Giulia, ${time}`)
  },
)
