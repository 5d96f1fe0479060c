import { describe, expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import { newExport } from '#contracts/export.ts'
import { listDocument } from '#contracts/list-document.ts'
import { money } from '#domain/money/money.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleProductView } from '#tests/support/samples/sample-product-view.ts'
import type { VariantView } from '../view/product-view.ts'
import type { ListChoice } from './to-list-document.ts'
import { type ListToWrite, toListDocument, toTearsheets } from './to-list-document.ts'

const PRODUCT = sampleProductView()
const OWN = { name: 'Studio Verdi', logo: '6f1c7f0e-4c2b-4a57-9a5e-0f4f6f2c9b11' }
const CHOICE: ListChoice = {
  title: 'Casa Brera',
  client: 'Maria Rossi',
  prices: 'public',
  markUp: 15,
  until: '2026-12-31',
  paper: 'A4',
  hasNotes: true,
  hasStudio: true,
}

/**
 * A list with trade prices: the first variant twice for the living room, the second one once without a room, and a
 * piece that is gone.
 */
function sampleList(given: Partial<VariantView> = {}): ListToWrite {
  const variants = PRODUCT.variants.map((variant) => ({
    ...variant,
    tradePrice: money(700_000, 'EUR'),
    ...given,
  }))
  const product = { ...PRODUCT, variants }
  const [first, second] = variants
  if (!first || !second) throw new Error('The sample has two variants')
  return {
    description: 'For reading.',
    cover: null,
    sections: [
      {
        title: null,
        items: [{ quantity: 1, clientNote: '', piece: { product, variant: second, isFinishOpen: false } }],
      },
      {
        title: 'Living room',
        items: [
          {
            quantity: 2,
            clientNote: 'By the window',
            piece: { product, variant: first, isFinishOpen: false },
          },
          { quantity: 5, clientNote: '', piece: null },
        ],
      },
      { title: 'Empty', items: [{ quantity: 1, clientNote: '', piece: null }] },
    ],
  }
}
function factsOf(role: Role = 'trade-approved', own: typeof OWN | null = OWN) {
  const url = new URL('https://shop.example/de-at/account/lists')
  return { visitor: { ...visitorOf(url, SAMPLE_HOUSE), role }, origin: url.origin, today: '2026-11-26', own }
}
function made(choice: Partial<ListChoice> = {}, list = sampleList(), facts = factsOf()) {
  const document = toListDocument(list, { ...CHOICE, ...choice }, facts)
  if (!document.ok) throw new Error(document.code)
  return document.value
}

test('it is what the contract wants: sections with pieces in the locale, without what is gone or empty', () => {
  const document = made()
  expect(listDocument.parse(document)).toEqual(document)
  expect(document).toMatchObject({ language: 'de', country: 'AT', studio: 'Studio Verdi', logo: OWN.logo })
  expect(document.sections.map(({ title, pieces }) => [title, pieces.length])).toEqual([
    [null, 1],
    ['Living room', 1],
  ])
  expect(document.sections[1]?.pieces[0]).toMatchObject({
    title: PRODUCT.title,
    article: 'EBCCAN-001',
    finish: 'Walnut',
    quantity: 2,
    note: 'By the window',
    unitMinor: 898_000,
  })
})

test('a price is open while no finish is chosen and another costs more, in the list and on a tearsheet', () => {
  const [first, second] = PRODUCT.variants
  if (!first || !second) throw new Error('The sample has two variants')
  const moreExpensive = { ...second, price: { ...second.price, amountMinor: second.price.amountMinor + 1 } }
  const ofFirst = (isFinishOpen: boolean, other: typeof second) => {
    const product = { ...PRODUCT, variants: [first, other] }
    const items = [{ quantity: 1, clientNote: '', piece: { product, variant: first, isFinishOpen } }]
    const list = { description: '', cover: null, sections: [{ title: null, items }] }
    const sheets = toTearsheets(list, CHOICE, factsOf())
    const sheet = sheets.ok ? sheets.value[0]?.tearsheet : undefined
    return [made({}, list).sections[0]?.pieces[0]?.isPriceOpen, sheet?.price?.isOpen, sheet?.article]
  }
  expect(ofFirst(true, moreExpensive)).toEqual([true, true, ''])
  expect(ofFirst(true, second)).toEqual([undefined, undefined, ''])
  expect(ofFirst(false, moreExpensive)).toEqual([undefined, undefined, first.sku])
})

test('a finish that is not chosen is not stated, nor are its article and its picture', () => {
  const [, second] = PRODUCT.variants
  if (!second) throw new Error('The sample has two variants')
  const item = { quantity: 1, clientNote: '' }
  const ofOak = (isFinishOpen: boolean) => {
    const sections = [
      { title: null, items: [{ ...item, piece: { product: PRODUCT, variant: second, isFinishOpen } }] },
    ]
    return made({}, { description: '', cover: null, sections }).sections[0]?.pieces[0]
  }
  const price = { unitMinor: 898_000 }
  expect(ofOak(true)).toMatchObject({ finish: null, article: '', picture: '/main.webp', ...price })
  expect(ofOak(false)).toMatchObject({ finish: 'Oak', article: 'EBCCAN-002', picture: '/oak.webp', ...price })
})

describe('prices', () => {
  const pricesOf = (choice: Partial<ListChoice>, list = sampleList()) => {
    const { prices, sections } = made(choice, list)
    return [prices?.kind, ...sections.flatMap(({ pieces }) => pieces.map(({ unitMinor }) => unitMinor))]
  }

  test.each([
    ['public', ['public', 898_000, 898_000]],
    ['trade', ['trade', 700_000, 700_000]],
    ['client', ['client', 1_032_700, 1_032_700]],
    ['none', [undefined, null, null]],
  ] as const)('of the kind %s are these alone', (prices, expected) => {
    expect(pricesOf({ prices })).toEqual(expected)
  })

  // spec 6: a client’s prices leave no trace of the mark-up or of trade prices
  test('of a client are the public ones with the mark-up, whatever the trade prices are, and leave no trace of either', () => {
    const text = JSON.stringify(made({ prices: 'client' }))
    for (const trace of ['898000', '700000', '15', 'markUp', 'trade', 'public'])
      expect(text).not.toContain(trace)
    expect(pricesOf({ prices: 'client' }, sampleList({ tradePrice: money(1, 'EUR') }))).toEqual(
      pricesOf({ prices: 'client' }),
    )
  })

  test('are none for what cannot be had here, and 0 for what is upon request', () => {
    expect(pricesOf({}, sampleList({ notice: { kind: 'sold-out' } }))).toEqual(['public', null, null])
    expect(pricesOf({}, sampleList({ notice: { kind: 'unavailable-here' } }))).toEqual(['public', null, null])
    expect(pricesOf({}, sampleList({ price: money(0, 'EUR') }))).toEqual(['public', 0, 0])
  })

  test.each(['consumer', 'trade-pending', 'trade-rejected'] as const)(
    'of the trade, or for a client, are refused to a %s',
    (role) => {
      const facts = factsOf(role)
      for (const write of [toListDocument, toTearsheets]) {
        expect(write(sampleList(), { ...CHOICE, prices: 'trade' }, facts)).toEqual({
          ok: false,
          code: 'no-trade-price',
        })
        expect(write(sampleList(), { ...CHOICE, prices: 'client' }, facts)).toEqual({
          ok: false,
          code: 'no-client-prices',
        })
        expect(JSON.stringify(write(sampleList(), CHOICE, facts))).not.toContain('700000')
      }
    },
  )

  test('for a client are in the name of the studio only', () => {
    const refusal = { ok: false, code: 'no-client-prices' }
    const choice = { ...CHOICE, prices: 'client' } as const
    expect(toListDocument(sampleList(), choice, factsOf('trade-approved', null))).toEqual(refusal)
    expect(toListDocument(sampleList(), { ...choice, hasStudio: false }, factsOf())).toEqual(refusal)
  })
})

test('notes are left out on request, as is the studio', () => {
  const document = made({ hasNotes: false, hasStudio: false })
  expect(JSON.stringify(document)).not.toContain('window')
  expect([document.studio, document.logo]).toEqual([null, null])
})

test('the cover is the picture of the list, otherwise one of its first piece', () => {
  const urls = PRODUCT.pictures.map(({ url }) => url)
  expect(made().cover).toBe(urls[1] ?? urls[0])
  const cover = { productId: PRODUCT.id, index: 0 }
  expect(made({}, { ...sampleList(), cover }).cover).toBe(urls[0])
})

test('a list with nothing to show is refused', () => {
  const empty = { ...sampleList(), sections: [] }
  expect(toListDocument(empty, CHOICE, factsOf())).toEqual({ ok: false, code: 'no-pieces' })
  expect(toTearsheets(empty, CHOICE, factsOf())).toEqual({ ok: false, code: 'no-pieces' })
})

test('of each variant there is one tearsheet, with the prices that were chosen and the studio', () => {
  const list = sampleList()
  const twice = { ...list, sections: [...list.sections, ...list.sections] }
  const prices = { public: 898_000, trade: 700_000, client: 1_032_700 } as const
  for (const kind of ['public', 'trade', 'client'] as const) {
    const sheets = toTearsheets(twice, { ...CHOICE, prices: kind }, factsOf())
    if (!sheets.ok) throw new Error(sheets.code)
    expect(
      sheets.value.map(({ tearsheet: { article, price, studio, logo } }) => [
        article,
        price?.kind,
        price?.amountMinor,
        studio,
        logo,
      ]),
    ).toEqual([
      ['EBCCAN-002', kind, prices[kind], 'Studio Verdi', OWN.logo],
      ['EBCCAN-001', kind, prices[kind], 'Studio Verdi', OWN.logo],
    ])
    const id = crypto.randomUUID()
    const sent = { id, subject: id, name: 'a', content: { kind: 'zip', pieces: sheets.value } }
    expect(newExport.safeParse(sent).error).toBeUndefined()
  }
})
