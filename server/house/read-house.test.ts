import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { readHouse } from './read-house.ts'

const folder = mkdtempSync(join(tmpdir(), 'house-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { email, phone } = SAMPLE_HOUSE.contact
const minimal = {
  name: 'Molino',
  description: 'Tools',
  country: 'IT',
  contact: { email, phone },
  currencies: { sold: ['EUR'] },
}

function read(settings: unknown) {
  writeFileSync(
    join(folder, 'house.json'),
    typeof settings === 'string' ? settings : JSON.stringify(settings),
  )
  return readHouse(folder)
}

test('a house needs a name, a country, an email address and phone number, and a currency; the rest has defaults', () => {
  expect(read(minimal)).toEqual({
    name: 'Molino',
    description: 'Tools',
    country: 'IT',
    timeZone: phone.timeZone,
    orderPrefix: 'ORD',
    languages: ['en', 'es', 'it', 'de', 'fr'],
    countries: null,
    city: null,
    contact: { email, phone, phoneByLine: {}, whatsapp: null, tradeEmail: null, tradeEmailByCountry: {} },
    legal: null,
    look: expect.objectContaining({ fonts: null, logo: null }),
    currencies: {
      base: null,
      sold: ['EUR'],
      byCountry: {},
      otherCountries: 'EUR',
      conversions: {},
      tradePrices: {},
    },
    delivery: { costs: [] },
  })
})

test('trade prices are rounded to the nearest step unless the house names another direction', () => {
  const tradePrices = { EUR: { toMinor: 500 }, USD: { toMinor: 100, direction: 'down' } }
  expect(
    read({ ...minimal, currencies: { sold: ['EUR', 'USD'], tradePrices } }).currencies.tradePrices,
  ).toEqual({
    EUR: { toMinor: 500, direction: 'nearest' },
    USD: { toMinor: 100, direction: 'down' },
  })
})

test("this repository's own house is valid", () => {
  expect(readHouse('house').currencies).toMatchObject({ base: 'EUR', sold: ['EUR', 'USD', 'GBP'] })
})

test.each([
  ['{', /is not valid JSON/],
  [{ ...minimal, name: ' ' }, /name: /],
  [{ ...minimal, timeZone: 'Europe/Nowhere' }, /timeZone: not a time zone/],
  [{ ...minimal, orderPrefix: 'bt' }, /orderPrefix: not two or three capital letters/],
  [{ ...minimal, country: 'XX' }, /country: not a country/],
  [{ ...minimal, languages: ['pt'] }, /languages/],
  [{ ...minimal, languages: ['de'] }, /countries: no language of the house is offered in/],
  [{ ...minimal, languages: ['de'], countries: ['AT', 'GB'] }, /is offered in GB/],
  [{ ...minimal, contact: { email: 'x', phone } }, /contact.email: /],
  [{ ...minimal, contact: { email, phone: { ...phone, number: '02 1' } } }, /contact.phone.number: not an/],
  [{ ...minimal, contact: { email, phone: { ...phone, timeZone: 'Rome' } } }, /timeZone: not a time zone/],
  [
    { ...minimal, contact: { email, phone: { ...phone, closedDays: { holidays: ['02-30'] } } } },
    /closedDays.holidays.0: not a day such as 12-25/,
  ],
  [{ ...minimal, colour: 'red' }, /colour/],
  [
    { ...minimal, theme: { colors: { muted: '#999999' } } },
    /theme.colors.muted: has a contrast of 2.85 on "page"/,
  ],
  [{ ...minimal, currencies: { sold: [] } }, /currencies.sold: names no currency/],
  [{ ...minimal, currencies: { sold: ['EUR'], byCountry: { GB: 'GBP' } } }, /GBP is not among the sold/],
  [
    { ...minimal, currencies: { sold: ['EUR', 'USD'], conversions: { USD: { rate: 1.1 } } } },
    /conversions need a base/,
  ],
  [
    { ...minimal, currencies: { base: 'EUR', sold: ['EUR', 'USD'], conversions: { USD: { rate: 0 } } } },
    /currencies.conversions.USD.rate/,
  ],
  [
    { ...minimal, currencies: { sold: ['EUR'], tradePrices: { USD: { toMinor: 100 } } } },
    /USD is not among the sold/,
  ],
  [
    { ...minimal, currencies: { sold: ['EUR'], tradePrices: { EUR: { toMinor: 0 } } } },
    /currencies.tradePrices.EUR.toMinor/,
  ],
  [
    { ...minimal, currencies: { sold: ['EUR'], tradePrices: { EUR: { toMinor: 0.5 } } } },
    /currencies.tradePrices.EUR.toMinor/,
  ],
  [
    { ...minimal, currencies: { sold: ['EUR'], tradePrices: { EUR: { toMinor: 5, direction: 'even' } } } },
    /currencies.tradePrices.EUR.direction/,
  ],
  [{ ...minimal, delivery: { costs: 90 } }, /delivery.costs: must be a list/],
  [{ ...minimal, delivery: { costs: [{ market: 'Germany', amount: 9 }] } }, /a market other than .*Germany/],
  [{ ...minimal, delivery: { costs: [{ market: 'EU', amount: -9 }] } }, /delivery.costs: has an amount/],
])('%j is refused with the reason', (settings, message) => {
  expect(() => read(settings)).toThrow(message)
})

test('a missing file names the setting of its folder', () => {
  expect(() => readHouse(join(folder, 'none'))).toThrow(/HOUSE_FOLDER/)
})
