import { expect, test } from 'vitest'
import { z } from 'zod'
import { addDays, isCalendarDate } from '../../domain/calendar/calendar-date.ts'
import { closedDates } from '../../domain/house/closed-days.ts'
import { getContactDetails } from '../../domain/house/contact-details.ts'
import { hoursOn, isChatAvailable, isOpen, type Office, weekdayOf } from '../../domain/house/opening-hours.ts'
import { isCountryCode } from '../../domain/market/country-codes.ts'
import { readHouse } from '../../server/house/read-house.ts'
import { readDemoDocuments } from '../loader/load-content.ts'
import { moveDates } from '../loader/move-dates.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const slot = z.strictObject({ start: time, end: time }).refine(({ start, end }) => start < end)
const day = z
  .strictObject({ open: z.boolean(), morning: slot.optional(), afternoon: slot.optional() })
  .refine(({ open, morning, afternoon }) => open === (morning !== undefined || afternoon !== undefined))
  .refine(({ morning, afternoon }) => !morning || !afternoon || morning.end < afternoon.start)
  .transform(({ open, morning, afternoon }) => ({
    open,
    morning: morning ?? null,
    afternoon: afternoon ?? null,
  }))
const timetable = z
  .object({
    timezone: z.enum(Intl.supportedValuesOf('timeZone')),
    extraClosures: z.array(z.string().refine(isCalendarDate)),
    recurringHolidays: z.array(z.string().refine((holiday) => isCalendarDate(`2028-${holiday}`))),
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  })
  .transform(
    ({ timezone, extraClosures, recurringHolidays, ...weekdays }): Office => ({
      active: true,
      timezone,
      extraClosures,
      recurringHolidays,
      weekdays,
    }),
  )
const chat = z.object({ _type: z.literal('chatConfig'), active: z.boolean(), offices: z.array(timetable) })
const landing = z.object({
  _type: z.literal('landing'),
  office: z.object({ contactCountry: z.string(), hours: timetable, mapUrl: z.url() }),
})

/** The day on which the shop is filled. */
const TODAY = '2026-11-20'
const documents = (await readDemoDocuments()).map((document) =>
  moveDates(document, new Date(`${TODAY}T09:00:00Z`)),
)
const configuration = chat.parse(documents.find((item) => chat.safeParse(item).success))
const offices = documents.flatMap((item) => landing.safeParse(item).data?.office ?? [])
const timetables = [...offices.map(({ hours }) => hours), ...configuration.offices]

test('chat and office pages have opening hours in four cities', () => {
  const zones = ['America/New_York', 'Asia/Dubai', 'Europe/London', 'Europe/Rome']
  expect(configuration.offices.map(({ timezone }) => timezone).sort()).toEqual(zones)
  expect(offices.map(({ hours }) => hours.timezone).sort()).toEqual(zones)
})

test('closures are unique, ordered days of twelve months on which the office would otherwise be open', () => {
  for (const { extraClosures, recurringHolidays, timezone, weekdays } of timetables) {
    expect(extraClosures).toEqual([...new Set(extraClosures)].sort())
    expect(extraClosures.length).toBeGreaterThanOrEqual(5)
    for (const date of extraClosures) {
      expect(weekdays[weekdayOf(date)]?.open, `${timezone} ${date}`).toBe(true)
      expect(recurringHolidays, date).not.toContain(date.slice(5))
    }
  }
})

test('an office is open in its working hours, and closed at night, on Sundays, holidays and closures', () => {
  const milan = office('Europe/Rome')
  expect(isOpen(milan, new Date('2026-11-23T09:30:00Z'))).toBe(true)
  expect(isOpen(milan, new Date('2026-11-23T12:30:00Z'))).toBe(false)
  expect(isOpen(milan, new Date('2026-11-22T10:00:00Z'))).toBe(false)
  expect(isOpen(milan, new Date('2026-12-07T10:00:00Z'))).toBe(false)
  expect(isOpen(milan, new Date('2027-03-29T08:00:00Z'))).toBe(false)
  expect(isOpen(office('America/New_York'), new Date('2026-11-26T16:00:00Z'))).toBe(false)
  expect(isOpen(office('America/New_York'), new Date('2026-11-30T20:30:00Z'))).toBe(true)
  expect(isOpen(office('Europe/London'), new Date('2026-12-28T10:00:00Z'))).toBe(false)
  expect(isOpen(office('Asia/Dubai'), new Date('2026-11-27T07:00:00Z'))).toBe(true)
  expect(isOpen(office('Asia/Dubai'), new Date('2026-11-27T11:00:00Z'))).toBe(false)
})

test('the chat is staffed from the morning in Dubai to the afternoon in New York', () => {
  const at = (instant: string) => isChatAvailable(configuration, new Date(instant))
  expect(at('2026-11-24T05:30:00Z')).toBe(true)
  expect(at('2026-11-24T21:30:00Z')).toBe(true)
  expect(at('2026-11-24T23:00:00Z')).toBe(false)
  expect(at('2026-11-22T12:00:00Z')).toBe(false)
  expect(at('2026-12-25T07:00:00Z')).toBe(true)
  expect(at('2026-12-25T15:00:00Z')).toBe(false)
})

// spec 1: the phone lines of the demonstration house rest on the same days as its offices
test.each([
  ['IT', 'Europe/Rome'],
  ['FR', 'Europe/Rome'],
  ['GB', 'Europe/London'],
  ['US', 'America/New_York'],
] as const)(
  'the phone line for %s rests on the weekdays on which the office in %s does',
  (country, timezone) => {
    const { closedDays } = getContactDetails(country, readHouse('house').contact).hours
    const { weekdays, ...closures } = office(timezone)
    const ofLine = closedDays ? [2026, 2027].flatMap((year) => closedDates(closedDays, year)) : []
    for (let date = TODAY; date < addDays(TODAY, 365); date = addDays(date, 1)) {
      if (!weekdays[weekdayOf(date)]?.open || ['saturday', 'sunday'].includes(weekdayOf(date))) continue
      expect(ofLine.includes(date), date).toBe(hoursOn({ ...closures, weekdays }, date).length === 0)
    }
  },
)

test('each office has the contact details of its country', () => {
  const addresses = offices.map(({ contactCountry }) => {
    if (!isCountryCode(contactCountry)) throw new Error(`No country: ${contactCountry}`)
    return getContactDetails(contactCountry, readHouse('house').contact).tradeEmail
  })
  expect(addresses.sort()).toEqual([
    'trade.me@bottega.example',
    'trade.uk@bottega.example',
    'trade.us@bottega.example',
    'trade@bottega.example',
  ])
})

function office(timezone: string): Office {
  const found = offices.find(({ hours }) => hours.timezone === timezone)
  if (!found) throw new Error(`No office at ${timezone}`)
  return found.hours
}
