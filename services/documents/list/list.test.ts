import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type ListDocument, listDocument } from '#contracts/list-document.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { readPdfText, readTaggedParts } from '#tests/support/read-pdf.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleListDocument, sampleListPiece } from '#tests/support/samples/sample-list-document.ts'
import { createDocuments } from '../documents.ts'

const LOGO = '6f1c7f0e-4c2b-4a57-9a5e-0f4f6f2c9b11'
const colored = sharp({ create: { width: 240, height: 300, channels: 3, background: '#c9b79c' } })
const jpeg = await colored.clone().jpeg().toBuffer()
const png = await colored.png().toBuffer()
const read: [string, number][] = []
const { make } = createDocuments({
  house: SAMPLE_HOUSE,
  async readPicture(url, width) {
    read.push([url, width])
    return url.includes('lost') ? null : jpeg
  },
  readFile: async () => null,
  readLogo: async (id) => (id === LOGO ? png : null),
})

async function print(given: Partial<ListDocument> = {}) {
  const list = sampleListDocument(given)
  expect(listDocument.parse(list)).toEqual(list)
  let pictures = 0
  const made = await make({ kind: 'list', format: 'pdf', list }, () => {
    pictures += 1
  })
  if (!made.ok) throw new Error(made.code)
  const file = Buffer.from(made.value).toString('latin1')
  const text = readPdfText(made.value)
  return { bytes: made.value, file, text, pictures, pages: file.match(/\/Type \/Page\b/g)?.length }
}

// spec 6: a list as a PDF with cover, sections, pictures, facts and prices or none, in five languages, on A4 or Letter
test('a list has a cover, and each section on its own page with all details of its pieces', async () => {
  const { text, pages, file } = await print()
  expect([pages, file.includes('/Lang (en-IT)')]).toEqual([3, true])
  for (const part of [
    ...['SAMPLE HOUSE', 'Casa Brera, second floor', 'furnished for reading', '22 November 2026'],
    ...['Living room', '4 pieces', 'Officina Brianza', 'Pianura three-seat sofa', 'Olive linen'],
    ...['250 × 96 × 88,3 cm', 'Ships in 10 weeks', 'Back to the windows', '200 × 280 cm'],
    ...['More pieces', '1 piece', 'Height 152,9 cm', 'Available upon request'],
  ])
    expect(text).toContain(part)
})

test('a finish that is not chosen is marked as open', async () => {
  const pieces = [sampleListPiece({ finish: null, article: '' })]
  const { text } = await print({ sections: [{ title: null, pieces }] })
  expect(text).toContain('Finish not chosen')
  expect(text).not.toContain('From')
  const open = pieces.map((piece) => ({ ...piece, isPriceOpen: true as const }))
  const { text: dearer } = await print({ sections: [{ title: null, pieces: open }] })
  // It appears at the piece, at its section and on the cover.
  expect(dearer.match(/From €/g)?.length).toBeGreaterThan(2)
})

test('it is tagged: its title, sections, pieces, and pictures with a description', async () => {
  const parts = readTaggedParts((await print()).bytes)
  const of = (tag: string) => parts.filter((part) => part.tag === tag).map(({ text }) => text)
  expect(of('H1')).toEqual(['Casa Brera, second floor'])
  expect(of('H2')).toEqual(['Living room', 'More pieces'])
  expect(of('H3')).toHaveLength(4)
  expect(of('Figure')).toEqual([
    'Casa Brera, second floor',
    'Pianura three-seat sofa by Officina Brianza',
    'Nuvola bouclé armchair by Officina Brianza',
    'Sauris tufted rug by Tessitura Carnia',
  ])
})

describe('prices', () => {
  const prices = { kind: 'public', currency: 'EUR', isTaxIncluded: true, until: null } as const

  test('are shown per unit and in total, by section and overall, and pieces without one are omitted and counted', async () => {
    const { text } = await print()
    for (const part of ['€9,240', '€9,856', '2 at €4,928', 'Price upon request', 'Total', '€23,111'])
      expect(text).toContain(part)
    expect(text).toContain('1 piece has no price here and isn’t included in the total.')
    expect(text).not.toContain('€0')
  })

  test.each([
    [prices, 'Retail prices, VAT included'],
    [{ ...prices, isTaxIncluded: false }, 'Retail prices, taxes and duties not included'],
    [{ ...prices, kind: 'trade' }, 'Trade prices, VAT included'],
    [{ ...prices, kind: 'client', until: '2026-12-31' }, 'Prices include VAT, valid until 31 December 2026'],
  ] as const)('%j are named %s', async (given, name) => {
    const { text } = await print({ prices: given })
    expect(text.split(name)).toHaveLength(2)
  })

  test('do not appear in a document without them, but quantities do', async () => {
    const { text, file } = await print({ prices: null })
    expect(text).not.toMatch(/€|VAT|price|Total/)
    expect(file).not.toMatch(/9,240|924000/)
    expect(text).toContain('Quantity: 2')
  })

  // spec 6: a client’s version names neither the house nor another kind of price
  test('for a client mention neither the house nor another kind of price', async () => {
    const { text, file } = await print({
      studio: 'Studio Verdi',
      client: 'Maria Rossi',
      prices: { ...prices, kind: 'client' },
    })
    expect(text).toContain('Prepared for\nMaria Rossi')
    expect(file).toContain('(Studio Verdi)')
    for (const word of ['Sample House', 'SAMPLE', 'house.example', 'Retail', 'Trade', 'OFBPIA'])
      expect(text + file).not.toContain(word)
  })
})

test('a studio’s logo replaces its name and is in the file only once', async () => {
  const { bytes, file } = await print({ studio: 'Studio Verdi', logo: LOGO })
  const figures = readTaggedParts(bytes).filter(({ tag }) => tag === 'Figure')
  expect(figures.filter(({ text }) => text === 'Studio Verdi')).toHaveLength(1)
  expect(
    file.match(/\/Filter \/FlateDecode[^>]*\/Subtype \/Image|\/Subtype \/Image[^>]*FlateDecode/gs),
  ).toHaveLength(1)
  expect((await print({ studio: 'Studio Verdi', logo: crypto.randomUUID() })).text).toContain('Studio Verdi')
})

test('pictures are read at their printed width, each once, and a missing one leaves a mat', async () => {
  read.length = 0
  const pieces = [sampleListPiece(), sampleListPiece(), sampleListPiece({ picture: '/pictures/lost.webp' })]
  const { pictures } = await print({ cover: null, sections: [{ title: 'Room', pieces }] })
  expect(read.toSorted()).toEqual([
    ['/pictures/divano-pianura-main.webp', 1080],
    ['/pictures/lost.webp', 360],
  ])
  expect(pictures).toBe(2)
})

test.each(LANGUAGES)('in %s it is printed on both papers', async (language) => {
  for (const [paper, width] of [
    ['A4', '595.28'],
    ['LETTER', '612'],
  ] as const) {
    const { file, pages } = await print({ language, paper })
    expect([pages, /\/MediaBox \[0 0 ([\d.]+) /.exec(file)?.[1]?.slice(0, 6)]).toEqual([3, width])
  }
})

test('the longest texts that a list may have are not cut off', async () => {
  const long = 'Donaudampfschifffahrtsgesellschaft '
  const pieces = Array.from({ length: 5 }, () =>
    sampleListPiece({ title: long.repeat(7), artisan: long.repeat(3), note: `${'Wort '.repeat(99)}Ende.` }),
  )
  const { text } = await print({
    language: 'de',
    title: long.repeat(3).slice(0, 80),
    description: `${'Wort '.repeat(198)}Schluss.`,
    sections: Array.from({ length: 3 }, () => ({ title: long.repeat(3).slice(0, 80), pieces })),
  })
  expect(text.match(/Ende\./g)).toHaveLength(15)
  expect(text).toContain('Schluss.')
  expect(text).toContain('Gesamtsumme')
})

test('a character that cannot be printed is reported as missing', async () => {
  expect((await print({ client: 'สมชาย' })).text).toContain('Characters printed as “?”')
})
