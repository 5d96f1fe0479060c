import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { PAPERS } from '#domain/market/paper.ts'
import { readPdfText, readTaggedParts } from '#tests/support/read-pdf.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleTearsheet } from '#tests/support/samples/sample-tearsheet.ts'
import { createDocuments } from '../documents.ts'
import { readCadFile } from './read-cad-file.ts'

const CAD = new Uint8Array(await readFile('demo/files/credenza-canneto-cad.zip'))
const TALL = '/files/piantana-luna-cad.zip'
const jpeg = await sharp({ create: { width: 900, height: 1125, channels: 3, background: '#c9b79c' } })
  .jpeg()
  .toBuffer()
const read: [string, number][] = []
const { make } = createDocuments({
  house: SAMPLE_HOUSE,
  async readPicture(url, width) {
    read.push([url, width])
    return jpeg
  },
  readFile: async (address) => (address === TALL ? readFile(`demo${TALL}`) : CAD),
  readLogo: async () => null,
})

async function print(given: Partial<Tearsheet> = {}) {
  const made = await make({ kind: 'tearsheet', tearsheet: sampleTearsheet(given) })
  if (!made.ok) throw new Error(made.code)
  const file = Buffer.from(made.value).toString('latin1')
  return {
    bytes: made.value,
    file,
    text: readPdfText(made.value),
    pages: file.match(/\/Type \/Page\b/g)?.length,
  }
}

// spec 1: product actions: tearsheet with details, finishes, lead time and a drawing with dimensions, on A4 or Letter, in five languages
test('a tearsheet has the piece, its details, each finish with article number and lead time, and its address', async () => {
  const { text, pages, file } = await print()
  expect(pages).toBe(1)
  expect(file).toContain('/Lang (en-IT)')
  for (const part of [
    ...['SAMPLE HOUSE', 'Tearsheet, 22 November 2026', 'Ebanisteria Cantù', 'Canneto reeded credenza'],
    ...['Studio Ambrogio', '180,8 × 48,6 × 75,8 cm', '96 kg', '10 weeks', 'Verde Alpi marble'],
    ...['EBCCAN-001', 'EBCCAN-002', 'EBCCAN-003', 'Natural oak', 'Ready to ship'],
    ...['shop.example/en-it/products/canneto-reeded-credenza', 'trade@house.example', '+39 02 0000 0100'],
  ])
    expect(text).toContain(part)
})

// spec 1: a tearsheet is read by screen readers
test('it is tagged: one title, headings, texts in their order, and figures with a description', async () => {
  const { bytes, file } = await print()
  const parts = readTaggedParts(bytes)
  expect(file).toContain('/Marked true')
  expect(file).toContain('/StructTreeRoot')
  expect(parts.filter(({ tag }) => tag === 'H1').map(({ text }) => text)).toEqual(['Canneto reeded credenza'])
  expect(parts.filter(({ tag }) => tag === 'H2').map(({ text }) => text)).toEqual(['Finishes', 'Dimensions'])
  expect(parts.filter(({ tag }) => tag === 'Figure').map(({ text }) => text)).toEqual([
    'Canneto reeded credenza',
    'Drawing of Canneto reeded credenza with dimensions, all views at the same scale',
    'QR code that opens shop.example/en-it/products/canneto-reeded-credenza',
  ])
  const texts = parts.map(({ text }) => text)
  expect(texts.indexOf('Finish')).toBe(texts.indexOf('Canaletto walnut') - 1)
})

describe('the price', () => {
  const amount = { amountMinor: 898_000, currency: 'EUR' } as const

  test.each([
    [{ kind: 'public', ...amount, isTaxIncluded: true }, 'Retail price, VAT included'],
    [{ kind: 'public', ...amount, isTaxIncluded: false }, 'Retail price, taxes and duties not included'],
    [{ kind: 'trade', ...amount, isTaxIncluded: true }, 'Trade price, VAT included'],
  ] as const)('%j is named %s', async (price, name) => {
    const { text } = await print({ price })
    expect(text).toContain('€8,980')
    expect(text.match(/(Retail|Trade) price.*/g)).toEqual([name])
  })

  test('of 0 means upon request', async () => {
    const { text } = await print({
      price: { kind: 'public', ...amount, amountMinor: 0, isTaxIncluded: true },
    })
    expect(text).toContain('Price upon request')
    expect(text).not.toMatch(/€|VAT/)
  })

  test('does not appear on a tearsheet without one', async () => {
    const { text, file } = await print({ price: null })
    expect(text).not.toMatch(/€|VAT|Retail price|Trade price/)
    expect(file).not.toContain('8,980')
  })
})

test('a studio’s tearsheet has its name and nothing of the house', async () => {
  const { text, file } = await print({ studio: 'Studio Verdi' })
  expect(text).toContain('Studio Verdi')
  expect(file).toContain('(Studio Verdi)')
  for (const word of ['SAMPLE HOUSE', 'Sample House', 'house.example', 'shop.example', '+39', 'QR code']) {
    expect(text).not.toContain(word)
    expect(file).not.toContain(word)
  }
})

test.each([
  ['US', 'en', '71.2 × 19.1 × 29.8 in', '211.6 lb'],
  ['IT', 'it', '180,8 × 48,6 × 75,8 cm', '96 kg'],
] as const)('in %s and %s sizes are %s, also at the drawing', async (country, language, size, weight) => {
  const { text } = await print({ country, language })
  expect(text).toContain(size)
  expect(text).toContain(weight)
  const [width = ''] = size.split(' ')
  expect(text.split('\n').filter((line) => line.startsWith(`${width}`))).toHaveLength(2)
})

test.each(LANGUAGES)('in %s it is on one page on both papers, and below 1 MB', async (language) => {
  for (const [paper, width] of [
    ['A4', '595.28'],
    ['LETTER', '612'],
  ] as const) {
    const { bytes, file, pages } = await print({ language, country: 'IT', paper })
    expect([pages, /\/MediaBox \[0 0 ([\d.]+) /.exec(file)?.[1]?.slice(0, 6)]).toEqual([1, width])
    expect(bytes.length).toBeLessThan(1_000_000)
  }
})

describe('many finishes', () => {
  const [finish] = sampleTearsheet().finishes
  const finishes = Array.from({ length: 12 }, (_, at) => ({
    ...(finish ?? {
      name: '',
      article: '',
      swatchColor: null,
      picture: null,
      notice: { kind: 'sold-out' as const },
    }),
    name: `Solid American walnut with an oiled surface · Extra long ${at}`,
    article: `EBCCAN-${at}`,
  }))

  test('take two pages, and the remaining ones are counted', async () => {
    const { pages, text } = await print({ finishes, moreFinishes: 88 })
    expect(pages).toBe(2)
    expect(text).toContain('And 88 more finishes on the page of this piece')
    expect(text).toContain('1 of 2')
  })

  test.each(PAPERS)('and many details of a tall piece take no third page on %s', async (paper) => {
    const { details } = sampleTearsheet()
    const light = {
      watt: '9',
      voltage: '110-240',
      lumen: '806',
      bulb: 'E27, LED A60',
      energyClass: 'D',
      dimmable: true,
    }
    const sheet = {
      paper,
      finishes,
      moreFinishes: 88,
      cadFile: TALL,
      details: { ...details, ...light, com: true },
    }
    expect((await print(sheet)).pages).toBe(2)
  })

  test('of a studio’s tearsheet do not refer to a page', async () => {
    const { text } = await print({ finishes, moreFinishes: 1, studio: 'Studio Verdi' })
    expect(text).toContain('And 1 more finish\n')
  })

  test('whose number is unknown are mentioned', async () => {
    expect((await print({ finishes, moreFinishes: null })).text).toContain('And more finishes')
  })
})

test('a piece without a CAD file has no drawing, but its other pictures', async () => {
  read.length = 0
  const pictures = ['/pictures/1.webp', '/pictures/2.webp', '/pictures/3.webp']
  const { text, pages } = await print({ cadFile: null, pictures })
  expect(pages).toBe(1)
  expect(text).not.toContain('Front')
  expect(text.match(/^Canneto reeded credenza$/gm)).toHaveLength(4)
  expect(read.toSorted()).toEqual([
    ['/pictures/1.webp', 1080],
    ['/pictures/2.webp', 512],
    ['/pictures/3.webp', 512],
  ])
})

test('a piece with few details, no picture and one version is complete', async () => {
  const sheet = sampleTearsheet()
  const dimensions = { ...sheet.details.dimensions, widthCm: null, depthCm: null, weightKg: null }
  const { text, pages } = await print({
    pictures: [],
    cadFile: null,
    options: [],
    finishes: sheet.finishes.slice(0, 1),
    details: { ...sheet.details, materials: [], colors: [], designer: null, dimensions },
  })
  expect(pages).toBe(1)
  expect(text).toContain('Height\n75,8 cm')
  expect(text).not.toContain('Finishes')
})

test('a character that cannot be printed is reported as missing', async () => {
  expect((await print({ studio: 'สมชาย' })).text).toContain('Characters printed as “?”')
})

test.each([
  ['a damaged archive', CAD.slice(0, 5000)],
  ['an archive without a drawing', new Uint8Array([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)])],
  ['something else', new TextEncoder().encode('a text')],
  ['an empty file', new Uint8Array()],
])('%s has no outline', (_, bytes) => {
  expect(readCadFile(bytes)).toBeNull()
})

test('the drawing of a CAD file is also read as paths, or as none', async () => {
  const readOutline = async (cadFile: string) => {
    const read = await make({ kind: 'outline', cadFile })
    if (!read.ok) throw new Error(read.code)
    return JSON.parse(Buffer.from(read.value).toString()) as unknown
  }
  expect(await readOutline('/files/credenza-canneto-cad.zip')).toEqual(readCadFile(CAD) && DRAWN)
  const { make: makeWithout } = createDocuments({
    house: SAMPLE_HOUSE,
    readPicture: async () => null,
    readFile: async () => null,
    readLogo: async () => null,
  })
  const none = await makeWithout({ kind: 'outline', cadFile: '/files/none.zip' })
  expect(none.ok && Buffer.from(none.value).toString()).toBe('null')
})
const VIEW = { width: expect.any(Number), height: expect.any(Number), path: expect.stringMatching(/^M/) }
const DRAWN = {
  front: { ...VIEW, widthMm: expect.closeTo(1808, -1), heightMm: expect.closeTo(758, -1) },
  side: { ...VIEW, widthMm: expect.closeTo(486, -1), heightMm: expect.closeTo(758, -1) },
  plan: { ...VIEW, widthMm: expect.closeTo(1808, -1), heightMm: expect.closeTo(486, -1) },
}
