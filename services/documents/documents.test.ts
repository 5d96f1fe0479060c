import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DocumentRequest } from '#contracts/document.ts'
import type { Order } from '#contracts/order/order.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { readPdfText } from '#tests/support/read-pdf.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleOrder } from '#tests/support/samples/sample-order.ts'
import { createDocuments } from './documents.ts'
import { breakWord } from './page/typefaces.ts'
import { typeset } from './page/typeset.ts'

const jpeg = await sharp({ create: { width: 360, height: 450, channels: 3, background: '#c9b79c' } })
  .jpeg()
  .toBuffer()
const read: string[] = []
const { make } = createDocuments({
  house: SAMPLE_HOUSE,
  async readPicture(url) {
    read.push(url)
    return url.includes('lost') ? null : jpeg
  },
  readFile: async () => null,
  readLogo: async () => null,
})

const [line] = sampleOrder().lines
const withShipments = (order: Order): Order => ({
  ...order,
  shipments: [
    {
      warehouse: 'other',
      artisanSlug: 'vetreria-sole',
      lineItems: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
      cost: { amount: '0.0', currencyCode: 'EUR' },
    },
  ],
})
const on = '2026-11-24'
const proForma = (order: Order): DocumentRequest => ({
  kind: 'pro-forma',
  order,
  language: order.language,
  on,
})

/** Returns the uncompressed parts of a PDF. */
async function inspect(request: DocumentRequest) {
  const made = await make(request)
  if (!made.ok) throw new Error(made.code)
  const bytes = Buffer.from(made.value)
  const text = bytes.toString('latin1')
  return {
    bytes,
    text,
    pages: text.match(/\/Type \/Page\b/g)?.length,
    size: /\/MediaBox \[0 0 ([\d.]+) /.exec(text)?.[1]?.slice(0, 6),
    isSelectable: /\/ToUnicode/.test(text),
    language: /\/Lang \(([^)]+)\)/.exec(text)?.[1],
  }
}

test.each(LANGUAGES)(
  'a pro-forma invoice in %s has its language, a title, and text that can be selected',
  async (language) => {
    const { text, pages, language: stated, isSelectable } = await inspect(proForma(sampleOrder({ language })))
    expect(text.startsWith('%PDF-')).toBe(true)
    expect([pages, stated, isSelectable]).toEqual([1, `${language}-IT`, true])
    expect(text).toContain('/DisplayDocTitle true')
    expect(text).toMatch(/\/Title \d+ 0 R/)
  },
)

test('the paper size is that of the destination country', async () => {
  const orderTo = (country: 'US' | 'DE') =>
    sampleOrder({ address: { ...sampleOrder().address, country, zone: '' } })
  expect((await inspect(proForma(orderTo('US')))).size).toBe('612')
  expect((await inspect(proForma(orderTo('DE')))).size).toBe('595.28')
})

test('an order of 30 lines has several pages, and stays below 1 MB', async () => {
  if (!line) throw new Error('The sample order has no line')
  const lines = Array.from({ length: 30 }, (_, index) => ({ ...line, id: `line-${index}` }))
  const order = withShipments(sampleOrder({ lines }))
  for (const request of [
    proForma(order),
    { kind: 'packing-slip', order, shipment: 0, language: 'de', on } as const,
  ]) {
    const { pages, bytes } = await inspect(request)
    expect(pages).toBeGreaterThan(2)
    expect(bytes.length).toBeLessThan(1_000_000)
  }
})

test('each picture is read once, and a missing one leaves a mat', async () => {
  if (!line) throw new Error('The sample order has no line')
  read.length = 0
  const lost = { url: '/pictures/lost.webp', alt: '', width: 1, height: 1 }
  const lines = [
    line,
    { ...line, id: '2' },
    { ...line, id: '3', picture: lost },
    { ...line, id: '4', picture: null },
  ]
  await inspect(proForma(sampleOrder({ lines })))
  expect(read).toEqual(['/demo/luna.webp', '/pictures/lost.webp'])
})

test('a packing slip only reads the pictures of its shipment, three at a time', async () => {
  if (!line) throw new Error('The sample order has no line')
  const lines = Array.from({ length: 10 }, (_, index) => ({
    ...line,
    id: `line-${index}`,
    picture: { url: `/pictures/${index}.webp`, alt: '', width: 1, height: 1 },
  }))
  const shipped = withShipments(sampleOrder({ lines: lines.slice(0, 6) }))
  const [shipment] = shipped.shipments
  if (!shipment) throw new Error('The order has no shipment')
  const order = { ...shipped, lines, shipments: [{ ...shipment, lineItems: [] }, shipment] }
  const urls: string[] = []
  const atOnce: number[] = []
  let reading = 0
  const documents = createDocuments({
    house: SAMPLE_HOUSE,
    async readPicture(url) {
      urls.push(url)
      reading += 1
      atOnce.push(reading)
      await new Promise((resolve) => setImmediate(resolve))
      reading -= 1
      return jpeg
    },
    readFile: async () => null,
    readLogo: async () => null,
  })
  await documents.make({ kind: 'packing-slip', order, shipment: 1, language: 'en', on })
  expect(urls).toEqual(lines.slice(0, 6).map(({ picture }) => picture.url))
  expect(Math.max(...atOnce)).toBe(3)
})

test('the forty-first simultaneous document is refused, and there is room again once one is finished', async () => {
  const finish: (() => void)[] = []
  const documents = createDocuments(
    {
      house: SAMPLE_HOUSE,
      readPicture: async () => null,
      readFile: async () => null,
      readLogo: async () => null,
    },
    () => ({
      run: () => new Promise((resolve) => finish.push(() => resolve(new Uint8Array()))),
      async close() {},
    }),
  )
  const makeOne = () => documents.make(proForma(sampleOrder()))
  const made = Array.from({ length: 40 }, makeOne)
  await expect.poll(() => finish).toHaveLength(40)
  expect(await makeOne()).toEqual({ ok: false, code: 'documents-busy' })
  finish[0]?.()
  expect((await made[0])?.ok).toBe(true)
  made.push(makeOne())
  await expect.poll(() => finish).toHaveLength(41)
  for (const end of finish) end()
  expect((await Promise.all(made)).every((one) => one.ok)).toBe(true)
})

test.each([
  ['Łukasz Dvořák, Größe', 'Łukasz Dvořák, Größe', []],
  ['Αθήνα · Москва', 'Αθήνα · Москва', []],
  ['1\u202f200 €', '1\u00a0200 €', []],
  ['田中さん 2', '田中さん 2', ['chocolate-classical-sans']],
  ['陈伟 陳偉', '陈伟 陳偉', ['chocolate-classical-sans']],
  ['김민준', '김민준', ['gowun-dodum']],
  ['محمد', 'محمد', ['ibm-plex-sans-arabic']],
  ['דוד', 'דוד', ['noto-sans-hebrew']],
  ['สมชาย 2', '????? 2', []],
  ['\ue000', '?', []],
])('%j is printed as %j', (text, printed, packages) => {
  const { fontFamily, isComplete, ...set } = typeset(text, ['Base'])
  expect([set.text, isComplete]).toEqual([printed, !printed.includes('?')])
  expect(new Set(fontFamily.slice(1).map((family) => family.split(' ')[0]))).toEqual(new Set(packages))
})

test('a long run of ideographs can be broken', () => {
  expect(typeset('東京都渋谷区恵比寿西二丁目十一番地八号').text).toBe(
    '東京都渋谷区恵比寿西二丁目十 一番地八号',
  )
  expect(typeset('東京都渋谷区恵比寿西二丁目十').text).toBe('東京都渋谷区恵比寿西二丁目十')
})

test('a document states that a character is missing, and embeds a typeface for those it has', async () => {
  const named = (lastName: string) =>
    inspect(proForma(sampleOrder({ address: { ...sampleOrder().address, lastName } })))
  const latin = await named('Rossi')
  const japanese = await named('田中')
  expect(latin.text.match(/FontFile/g)?.length).toBeLessThan(japanese.text.match(/FontFile/g)?.length ?? 0)
  const thai = await named('สมชาย')
  // One more paragraph than with the same number of question marks.
  expect(thai.bytes.length).toBeGreaterThan((await named('?????')).bytes.length)
})

test('a long word is broken, but not beside its own hyphen', () => {
  expect(breakWord('Innenarchitektur')).toEqual(['Innenarchitektur'])
  expect(breakWord('Maréchal-de-Lattre-de-Tassigny-Nord')).toEqual([
    'Maréchal-de-L',
    'attre-de-Tas',
    'signy-Nord',
  ])
})

// spec 6: samples: their packing slip counts samples
test('the documents of samples count samples, and state that they are free', async () => {
  const payment = { ...sampleOrder().payment, method: 'free', status: 'captured', bank: null } as const
  const order = withShipments(sampleOrder({ isSamples: true, payment, promotions: [] }))
  const slip = await inspect({ kind: 'packing-slip', order, language: 'en', shipment: 0, on })
  expect(readPdfText(slip.bytes)).toContain('2 samples in this shipment')
  const written = readPdfText((await inspect(proForma(order))).bytes)
  expect(written).toContain('Free of charge')
  expect(written).not.toContain('Includes')
})

test('the packing slip of an agreed order names the finish and the project of each piece, and no price', async () => {
  if (!line) throw new Error('The sample order has no line')
  const compareAt = { amount: '750.0', currencyCode: 'EUR' } as const
  const agreed = { ...line, finish: 'Burnished brass', projectName: 'Villa Farini', compareAt }
  const order = withShipments(sampleOrder({ lines: [agreed] }))
  const slip = await inspect({ kind: 'packing-slip', order, language: 'en', shipment: 0, on })
  const text = readPdfText(slip.bytes).replaceAll(/\s+/g, ' ')
  expect(text).toContain('Burnished brass')
  expect(text).toContain('Project: Villa Farini')
  expect(text).not.toContain('750')
  const invoice = await inspect(proForma({ ...order, shippingTitle: 'Delivery to the third floor' }))
  const written = readPdfText(invoice.bytes).replaceAll(/\s+/g, ' ')
  expect(written).toContain('Project: Villa Farini')
  expect(written).toContain('Delivery to the third floor')
})
