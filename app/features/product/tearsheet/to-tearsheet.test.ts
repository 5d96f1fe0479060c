import { expect, test } from 'vitest'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Studio } from '#contracts/studio.ts'
import { tearsheet as tearsheetContract } from '#contracts/tearsheet.ts'
import { money } from '#domain/money/money.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleProductView } from '#tests/support/samples/sample-product-view.ts'
import type { ProductView, VariantView } from '../view/product-view.ts'
import { readTearsheetChoice } from './tearsheet-choice.ts'
import { toTearsheet } from './to-tearsheet.ts'

const PRODUCT = sampleProductView()
const [FIRST, SECOND] = PRODUCT.variants

function make(
  search: string,
  {
    role = 'guest',
    own = null,
    product = PRODUCT,
    variant = FIRST,
  }: { role?: Role; own?: Studio | null; product?: ProductView; variant?: VariantView | undefined } = {},
) {
  if (!variant) throw new Error('The sample has variants')
  const url = new URL('https://shop.example/de-at/products/credenza')
  const visitor = { ...visitorOf(url, SAMPLE_HOUSE), role }
  const choice = readTearsheetChoice(new URLSearchParams(search), visitor.country)
  return toTearsheet(product, variant, choice, { visitor, origin: url.origin, today: '2026-11-22', own })
}
const made = (...parameters: Parameters<typeof make>) => {
  const result = make(...parameters)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

test('it is what the contract wants, with the page of the variant in the locale', () => {
  const sheet = made('')
  expect(tearsheetContract.parse(sheet)).toEqual(sheet)
  expect(sheet.page).toBe('https://shop.example/de-at/products/credenza?variant=1')
  expect([sheet.language, sheet.country, sheet.paper]).toEqual(['de', 'AT', 'A4'])
})

test('a piece that is available from a day has that day', () => {
  const notice = { kind: 'available-from', date: '2027-01-08', day: '8. Jänner 2027' } as const
  const sheet = tearsheetContract.parse(made('', { variant: FIRST && { ...FIRST, notice } }))
  expect(sheet.notice).toEqual({ kind: 'available-from', day: '8. Jänner 2027' })
})

test.each([
  ['', 'public', 898_000],
  ['price=public', 'public', 898_000],
  ['price=anything', 'public', 898_000],
] as const)('%j has the public price', (search, kind, amountMinor) => {
  expect(made(search).price).toMatchObject({ kind, amountMinor, currency: 'EUR', isTaxIncluded: true })
})

test('price=none has no price, of whatever kind', () => {
  expect(JSON.stringify(made('price=none'))).not.toMatch(/898000|amountMinor/)
})

test.each(['guest', 'consumer', 'trade-pending', 'trade-rejected'] as const)(
  'a %s, who is shown no trade price, gets none, and the house’s own name',
  (role) => {
    expect(make('price=trade&studio=Studio', { role })).toEqual({ ok: false, code: 'no-trade-price' })
    expect(made('studio=Studio', { role }).studio).toBeNull()
  },
)

test('an approved trade client chooses the trade price, the public one or none, and a name', () => {
  const variants = PRODUCT.variants.map((variant) => ({ ...variant, tradePrice: money(700_000, 'EUR') }))
  const trade = { role: 'trade-approved', product: { ...PRODUCT, variants }, variant: variants[0] } as const
  expect(made('price=trade&studio=%20Studio%20Verdi%20', trade)).toMatchObject({
    price: { kind: 'trade', amountMinor: 700_000 },
    studio: 'Studio Verdi',
  })
  expect(made('price=public', trade).price).toMatchObject({ kind: 'public', amountMinor: 898_000 })
  expect(made('price=none', trade).price).toBeNull()
  expect(JSON.stringify(made('price=public', trade))).not.toContain('700000')
})

// spec 6: a studio’s logo is on tearsheets beside its own name only
test('a studio’s logo is beside its own name only, and only for an approved trade client', () => {
  const own = { name: 'Studio Verdi', logo: '6f1c7f0e-4c2b-4a57-9a5e-0f4f6f2c9b11' }
  expect(made('studio=Studio%20Verdi', { role: 'trade-approved', own })).toMatchObject({
    studio: own.name,
    logo: own.logo,
  })
  expect(made('studio=Studio%20Rossi', { role: 'trade-approved', own }).logo).toBeNull()
  expect(made('', { role: 'trade-approved', own }).logo).toBeNull()
  expect(made('studio=Studio%20Verdi', { role: 'consumer', own }).logo).toBeNull()
})

test('a finish has its own article, lead time and color; beyond twelve they are counted', () => {
  const sheet = made('', { variant: SECOND })
  expect(sheet.article).toBe('EBCCAN-002')
  expect(sheet.finishes).toEqual([
    {
      name: 'Walnut',
      article: 'EBCCAN-001',
      notice: { kind: 'weeks', weeks: 10 },
      swatchColor: '#6b4630',
      picture: null,
    },
    {
      name: 'Oak',
      article: 'EBCCAN-002',
      notice: { kind: 'ready-to-ship' },
      swatchColor: null,
      picture: '/oak.webp',
    },
  ])
  expect([sheet.moreFinishes, sheet.pictures]).toEqual([0, ['/oak.webp', '/main.webp']])
  const many = Array.from({ length: 20 }, () => PRODUCT.variants)
    .flat()
    .slice(0, 15)
  expect(made('', { product: { ...PRODUCT, variants: many } })).toMatchObject({ moreFinishes: 3 })
})

test('of a product whose variants are not all loaded, the others are counted if they are known', () => {
  const choice = {
    missing: null,
    isAnyForSale: true,
    states: null,
    prices: { lowest: money(1, 'EUR'), highest: money(2, 'EUR') },
  }
  const count = { all: 100, forSale: 90 }
  expect(made('', { product: { ...PRODUCT, choice: { ...choice, count } } }).moreFinishes).toBe(98)
  expect(made('', { product: { ...PRODUCT, choice: { ...choice, count: null } } }).moreFinishes).toBeNull()
})

test.each([
  ['paper=letter', 'AT', 'LETTER'],
  ['paper=a4', 'US', 'A4'],
  ['', 'US', 'LETTER'],
  ['paper=a5', 'IT', 'A4'],
] as const)('with %j in %s the paper is %s', (search, country, paper) => {
  expect(readTearsheetChoice(new URLSearchParams(search), country).paper).toBe(paper)
})

test('a studio’s name is short and has no NUL character', () => {
  const { studio } = readTearsheetChoice(new URLSearchParams({ studio: `\0${'é'.repeat(100)}` }), 'IT')
  expect(studio).toBe('é'.repeat(60))
})
