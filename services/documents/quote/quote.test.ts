import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Quote, quote as quoteShape } from '#contracts/quote.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { readPdfText } from '#tests/support/read-pdf.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleQuote, sampleQuoteLine } from '#tests/support/samples/sample-quote.ts'
import { createDocuments } from '../documents.ts'

const jpeg = await sharp({ create: { width: 360, height: 450, channels: 3, background: '#c9b79c' } })
  .jpeg()
  .toBuffer()
const read: string[] = []
const { make } = createDocuments({
  house: SAMPLE_HOUSE,
  async readPicture(url) {
    read.push(url)
    return jpeg
  },
  readFile: async () => null,
  readLogo: async () => null,
})

async function print(given: Partial<Quote> = {}) {
  const quote = quoteShape.parse(sampleQuote(given))
  const made = await make({ kind: 'quote', quote, on: '2026-11-20' })
  if (!made.ok) throw new Error(made.code)
  const file = Buffer.from(made.value).toString('latin1')
  const text = readPdfText(made.value).replaceAll('\u00a0', ' ')
  return { file, text, bytes: made.value.length, pages: file.match(/\/Type \/Page\b/g)?.length }
}

test('a quote states its version, validity, letter, pieces at agreed prices, sums with the tax, and terms', async () => {
  read.length = 0
  const { text, pages, file } = await print()
  expect([pages, file.includes('/Lang (en-IT)')]).toEqual([1, true])
  for (const part of [
    ...['Quote Q-26-000148, 20 November 2026', 'Casa Brera', 'Livia Ferrante', '15 December 2026'],
    ...[
      'Dear Livia',
      'Marta',
      'Pianura three-seat sofa',
      'Olive linen · Officina Brianza',
      'Ships in 10 weeks',
    ],
    ...['€8,400', '€6,552', '€930', '€5,580', '€15,840', '−€3,708', '7 pieces', '€12,132'],
    ...['White glove delivery', '€480', '€12,612', 'VAT (22%)', 'Half with the order'],
  ])
    expect(text).toContain(part)
  expect(read).toEqual(['/pictures/divano-pianura-main.webp'])
})

// spec 6: a quote as a PDF file in the language of its client
test.each(LANGUAGES)('it is in the language of its client: %s', async (language) => {
  const { file, pages } = await print({ language, country: 'CH' })
  expect([pages, file.includes(`/Lang (${language}-CH)`)]).toEqual([1, true])
})

test('without letter, terms, project, reduction and included tax, it mentions none of them', async () => {
  const offer = {
    lines: [sampleQuoteLine({ publicMinor: null, finish: '', leadTimeDays: null })],
    shipping: { title: '', amountMinor: 0 },
    letter: '',
    terms: '',
    validUntil: '2026-12-15',
  }
  const { text } = await print({ offer, project: '', country: 'US', currency: 'USD', totalMinor: 6_552_00 })
  for (const word of ['Public prices', 'Reduction', 'Terms', 'VAT (', 'weeks'])
    expect(text).not.toContain(word)
  expect(text).toContain('Delivery\nFree')
})

test('a quote for an exempt company states the deducted VAT and the reason', async () => {
  const { offer } = sampleQuote()
  const exemption = { taxNumber: 'DE136695976', takenOffMinor: 2_013_68 }
  const { text } = await print({ country: 'DE', offer: { ...offer, exemption } })
  const line = text.replaceAll('\n', ' ')
  for (const part of ['−€2,013.68', '€10,598.32', 'No VAT charged', 'VAT number DE136695976'])
    expect(line).toContain(part)
  const certificate = { taxNumber: '12-3456789', takenOffMinor: null }
  const { text: inUs } = await print({ country: 'US', offer: { ...offer, exemption: certificate } })
  expect(inUs.replaceAll('\n', ' ')).toContain('exempt under number 12-3456789')
})

test('a quote of 30 lines is printed completely, below 1 MB', async () => {
  const lines = Array.from({ length: 30 }, (_, at) =>
    sampleQuoteLine({ id: crypto.randomUUID(), title: `Sedia ${at + 1} fine` }),
  )
  const { text, bytes } = await print({ offer: { ...sampleQuote().offer, lines } })
  expect(text).toContain('Sedia 30 fine')
  expect(bytes).toBeLessThan(1_000_000)
})
