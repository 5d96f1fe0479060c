import { expect, test } from 'vitest'
import type { OfficeDetails } from '#clients/content/pages/landing.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { officeData } from './office-data.ts'
import { toOfficeView } from './to-office-view.server.ts'

const DUBAI: OfficeDetails = {
  city: 'Dubai',
  role: 'Office',
  addressLines: ['The Loom House', 'Al Quoz'],
  country: 'AE',
  directions: null,
  location: { lat: 25.1, lng: 55.2 },
  mapUrl: 'https://map.example/dubai',
  contactCountry: 'AE',
  hours: {
    timezone: 'Asia/Dubai',
    extraClosures: [],
    recurringHolidays: [],
    weekdays: {
      monday: {
        open: true,
        morning: { start: '09:00', end: '13:00' },
        afternoon: { start: '14:00', end: '18:00' },
      },
      friday: { open: true, morning: { start: '08:30', end: '12:00' }, afternoon: null },
      sunday: { open: false, morning: { start: '09:00', end: '13:00' }, afternoon: null },
    },
  },
  hoursNote: null,
}
const PAGE = {
  url: 'https://shop.test/landing/dubai',
  title: 'Dubai',
  picture: null,
  origin: 'https://shop.test',
  house: SAMPLE_HOUSE,
}

// spec 2: /landing/{slug}, office pages for Milan, London, Dubai and New York
test('an office shows the phone line and trade address of its own country to every visitor', () => {
  const view = toOfficeView(DUBAI, { language: 'it', country: 'US' }, SAMPLE_HOUSE.contact)
  expect(view).toMatchObject({
    tradeEmail: 'trade.me@house.example',
    countryName: 'Emirati Arabi Uniti',
    whatsapp: { href: expect.stringContaining('wa.me') },
  })
})

test('each weekday has its hours; a closed or missing one has none', () => {
  const { days } = toOfficeView(DUBAI, { language: 'de', country: 'DE' }, SAMPLE_HOUSE.contact)
  const times = Object.fromEntries(days.map(({ name, slots }) => [name, slots.length]))
  expect(times).toEqual({
    Montag: 2,
    Dienstag: 0,
    Mittwoch: 0,
    Donnerstag: 0,
    Freitag: 1,
    Samstag: 0,
    Sonntag: 0,
  })
})

test('structured data give the address and opening hours of an office, one entry for each slot', () => {
  expect(
    officeData(toOfficeView(DUBAI, { language: 'en', country: 'GB' }, SAMPLE_HOUSE.contact), PAGE),
  ).toMatchObject({
    '@type': 'FurnitureStore',
    address: { addressCountry: 'AE', addressLocality: 'Dubai' },
    geo: { latitude: 25.1 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '13:00' },
      { dayOfWeek: 'https://schema.org/Monday', opens: '14:00', closes: '18:00' },
      { dayOfWeek: 'https://schema.org/Friday', opens: '08:30', closes: '12:00' },
    ],
  })
})
