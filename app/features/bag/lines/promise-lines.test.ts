import { expect, test } from 'vitest'
import type { CartLine } from '#domain/cart/cart.ts'
import type { DeliveryNotice } from '#domain/delivery/delivery-notices.ts'
import { toPromiseFacts } from '#domain/delivery/delivery-promise.ts'
import { money } from '#domain/money/money.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import { promiseLines } from '../bag.server.ts'

const HOUSE = { home: 'IT', today: '2027-03-15' } as const

// spec 4: a delivery promise in the bag, for each line and the whole
test('each line says when it ships and arrives, the bag when everything has arrived, in the visitor’s language', () => {
  const plate = aLine('plate', 'terre', [['leadTime', '7']])
  const table = aLine('table', 'marmi', [
    ['leadTime', '56'],
    ['curbsideDelivery', 'true'],
    ['dedicatedCourier', 'true'],
  ])
  const german = { language: 'de', country: 'DE' } as const
  const { lines, complete } = promiseLines({ lines: [plate, table], country: 'DE' }, german, HOUSE)
  expect(
    lines.map(({ notice, promise }) => [notice, promise?.days?.replaceAll('\u2009', ' '), promise?.method]),
  ).toEqual([
    [{ kind: 'one-week' }, '29. März – 5. April 2027', 'courier'],
    [{ kind: 'weeks', weeks: 8 }, '17.–24. Mai 2027', 'curbside'],
  ])
  expect(complete).toBe('17.–24. Mai 2027')
  // The attributes from which the rule derives this stay on the server.
  expect(JSON.stringify(lines)).not.toContain('leadTime')
})

test('nothing is promised for a line that cannot be ordered, and the others do not wait for it', () => {
  const lost = { ...aLine('lost', 'marmi', [['leadTime', '56']]), problem: 'units-short' as const }
  const plate = aLine('plate', 'marmi', [['leadTime', '7']])
  const { lines, complete } = promiseLines(
    { lines: [lost, plate], country: 'US' },
    { language: 'en', country: 'US' },
    HOUSE,
  )
  expect(lines.map(({ promise }) => promise?.days ?? null)).toEqual([null, complete])
})

test('a notice is about the whole bag: the guarantee waits for its latest piece', () => {
  const guarantee: DeliveryNotice = {
    id: 'easter',
    kind: 'guarantee',
    text: 'Here by Easter',
    stripText: null,
    link: null,
    from: '2027-03-01',
    to: '2027-04-10',
    arrivesBy: '2027-04-10',
    places: ['bag'],
  }
  const plate = aLine('plate', 'terre', [['leadTime', '7']])
  const table = aLine('table', 'marmi', [['leadTime', '56']])
  const german = { language: 'de', country: 'DE' } as const
  const noticesOf = (lines: CartLine[]) =>
    promiseLines({ lines, country: 'DE' }, german, { ...HOUSE, notices: [guarantee] }).notices
  expect([noticesOf([plate]), noticesOf([plate, table]), noticesOf([])]).toEqual([['Here by Easter'], [], []])
})

function aLine(id: string, artisan: string, attributes: [string, string][]): CartLine {
  const units = {
    sku: id,
    price: money(10_000, 'EUR'),
    quantity: 1,
    quantityAvailable: 0,
    availableForSale: true,
  }
  return {
    id,
    quantity: 1,
    problem: null,
    unitPrice: money(10_000, 'EUR'),
    fullUnitPrice: null,
    total: money(10_000, 'EUR'),
    facts: toPromiseFacts(parseProductAttributes(new Map(attributes)), units),
    product: {
      id,
      variantId: id,
      sku: id,
      title: id,
      textLanguage: null,
      variantTitle: null,
      handle: id,
      picture: null,
      artisan: { name: artisan, slug: artisan },
      quantityAvailable: 0,
      warehouse: 'other',
    },
  }
}
