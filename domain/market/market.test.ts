import { expect, test } from 'vitest'
import { NOT_SERVED, UNINHABITED, WITHIN_THE_US } from './country-codes.ts'
import { EU_COUNTRIES, MIDDLE_EAST } from './country-groups.ts'
import { LANGUAGES } from './language.ts'
import {
  COUNTRIES,
  countryName,
  findCountry,
  getCountry,
  getCurrency,
  getShippingRegion,
  getUnits,
  isCountryCode,
} from './market.ts'
import { findCountryByTimeZone } from './time-zones.ts'

const codes = COUNTRIES.map(({ isoCode }) => isoCode)

test('the countries we ship to and those we do not make up the 249 of ISO 3166-1', () => {
  const all: string[] = [...codes, ...UNINHABITED, ...NOT_SERVED, ...WITHIN_THE_US]
  expect(new Set(all).size).toBe(249)
  expect(all).toHaveLength(249)
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  expect(all.filter((code) => regions.of(code) === undefined)).toEqual([])
})

// spec 3: country: ISO codes of two and three letters
test('every country has its own three-letter code', () => {
  const codes3 = COUNTRIES.map(({ isoCode3 }) => isoCode3)
  expect(new Set(codes3).size).toBe(COUNTRIES.length)
  expect(codes3.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([])
  expect(codes3).not.toContain('RUS')
})

test.each([
  ['US', 'USA'],
  ['CH', 'CHE'],
  ['DE', 'DEU'],
  ['AE', 'ARE'],
  ['KM', 'COM'],
])('the three letters of %s are %s', (code, code3) => {
  expect(getCountry(code).isoCode3).toBe(code3)
})

// spec 3: country: name per language
test.each(LANGUAGES)('every country has a name in %s', (language) => {
  const nameless = codes.filter((code) => countryName(code, language) === code)
  expect(nameless).toEqual([])
  expect(new Set(codes.map((code) => countryName(code, language))).size).toBe(codes.length)
})

test('the name of a country is in the requested language', () => {
  expect(LANGUAGES.map((language) => countryName('DE', language))).toEqual([
    'Germany',
    'Alemania',
    'Germania',
    'Deutschland',
    'Allemagne',
  ])
})

// spec 1: prices in euro, US dollar or pound, by shipping country
test.each([
  ['IT', 'EUR', 'cm', 'EU'],
  ['DE', 'EUR', 'cm', 'EU'],
  ['CH', 'EUR', 'cm', 'EU'],
  ['NO', 'EUR', 'cm', 'EU'],
  ['IS', 'EUR', 'cm', 'ROW'],
  ['GB', 'GBP', 'cm', 'UK'],
  ['JE', 'EUR', 'cm', 'ROW'],
  ['US', 'USD', 'in', 'USA'],
  ['CA', 'USD', 'cm', 'USA'],
  ['MX', 'USD', 'cm', 'ROW'],
  ['JP', 'USD', 'cm', 'ROW'],
  ['AE', 'USD', 'cm', 'ROW'],
] as const)('%s pays in %s, measures in %s and is shipped to as %s', (code, currency, units, region) => {
  expect([getCurrency(code), getUnits(code), getShippingRegion(code)]).toEqual([currency, units, region])
  expect(getCountry(code)).toMatchObject({ currency, units, shippingRegion: region })
})

// spec 9: EU country list of 34 codes
test('the EU country list has 34 codes, which all pay in euro and ship as EU', () => {
  expect(new Set(EU_COUNTRIES).size).toBe(34)
  const flagged = COUNTRIES.filter(({ isInEu }) => isInEu).map(({ isoCode }) => isoCode)
  expect(flagged).toEqual(EU_COUNTRIES.toSorted())
  expect(flagged.filter((code) => getCurrency(code) !== 'EUR' || getShippingRegion(code) !== 'EU')).toEqual(
    [],
  )
})

// spec 9: inches for the US, centimetres elsewhere; GBP for GB
test('only the US measures in inches, only GB pays in pounds', () => {
  expect(codes.filter((code) => getUnits(code) === 'in')).toEqual(['US'])
  expect(codes.filter((code) => getCurrency(code) === 'GBP')).toEqual(['GB'])
})

// spec 9: time format
test.each([
  ['CA', 'times12'],
  ['MX', 'times12'],
  ['US', 'times12'],
  ['AU', 'times12'],
  ['DE', 'times24'],
  ['ES', 'times24'],
  ['FR', 'times24'],
  ['GB', 'times24'],
  ['JP', 'times24'],
] as const)('%s writes the time as %s', (code, timeFormat) => {
  expect(getCountry(code).timeFormat).toBe(timeFormat)
})

// spec 3: country: preferred phone UK, FR, US, else EU
test.each([
  ['GB', 'UK'],
  ['IE', 'UK'],
  ['FR', 'FR'],
  ['MC', 'FR'],
  ['US', 'US'],
  ['BR', 'US'],
  ['IT', 'EU'],
  ['AE', 'EU'],
  ['JP', 'EU'],
] as const)('%s calls the %s line', (code, preferredPhone) => {
  expect(getCountry(code).preferredPhone).toBe(preferredPhone)
})

// spec 9: WhatsApp for euro countries, the Middle East and GB
test('WhatsApp is shown for euro countries, the Middle East and GB, and nowhere else', () => {
  const shown = COUNTRIES.filter(({ showsWhatsapp }) => showsWhatsapp)
  const others = shown.filter(({ currency }) => currency !== 'EUR').map(({ isoCode }) => isoCode)
  expect(others).toEqual([...MIDDLE_EAST, 'GB'].toSorted())
  expect(
    COUNTRIES.filter(({ currency }) => currency === 'EUR').every(({ showsWhatsapp }) => showsWhatsapp),
  ).toBe(true)
})

test('every country supports English and its default language, once each', () => {
  for (const { defaultLanguage, supportedLanguages, crawlingLanguages } of COUNTRIES) {
    expect(supportedLanguages[0]).toBe(defaultLanguage)
    expect(supportedLanguages).toContain('en')
    expect(new Set(supportedLanguages).size).toBe(supportedLanguages.length)
    expect(crawlingLanguages.every((language) => supportedLanguages.includes(language))).toBe(true)
  }
})

// spec 3: country: default and supported languages
test.each([
  ['US', ['en', 'es']],
  ['GB', ['en']],
  ['IT', ['it', 'de', 'fr', 'en']],
  ['CH', ['de', 'fr', 'it', 'en']],
  ['MX', ['es', 'en']],
  ['CA', ['en', 'fr']],
  ['JP', ['en']],
] as const)('%s reads %j, the first by default', (code, languages) => {
  expect(getCountry(code).supportedLanguages).toEqual(languages)
})

// spec 3: country: crawling languages
test('search engines may crawl all five languages, but not every country', () => {
  const crawled = COUNTRIES.filter(({ crawlingLanguages }) => crawlingLanguages.length > 0)
  expect(new Set(crawled.flatMap(({ crawlingLanguages }) => crawlingLanguages))).toEqual(new Set(LANGUAGES))
  expect(crawled.length).toBeLessThan(40)
})

test.each(['us', 'XX', 'RU', 'AQ', 'USA', '', 'constructor', 'toString'])(
  '%s is no country we ship to',
  (code) => {
    expect(findCountry(code)).toBeUndefined()
    expect(isCountryCode(code)).toBe(false)
    expect(() => getCountry(code)).toThrow(RangeError)
  },
)

test.each([
  ['Asia/Dubai', 'AE'],
  ['Europe/London', 'GB'],
  ['Australia/Sydney', 'AU'],
  ['Asia/Tokyo', 'JP'],
  ['America/Indiana/Vevay', 'US'],
  ['America/Toronto', 'CA'],
  ['Asia/Kolkata', null],
  ['Australia', null],
  ['UTC', null],
  ['', null],
])('the time zone %s is of %s', (timeZone, country) => {
  expect(findCountryByTimeZone(timeZone)).toBe(country)
})

test('each of the main countries has a time zone', () => {
  const countries = new Set(Intl.supportedValuesOf('timeZone').map(findCountryByTimeZone))
  const main = COUNTRIES.filter(({ crawlingLanguages }) => crawlingLanguages.length > 0)
  expect([...countries].filter((code) => code !== null).sort()).toEqual(
    main.map(({ isoCode }) => isoCode).sort(),
  )
})
