import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addDays } from '../../domain/calendar/calendar-date.ts'
import { readDemoDocuments } from './load-content.ts'
import { moveDates } from './move-dates.ts'

const documents = z.array(z.looseObject({ _id: z.string() })).parse(await readDemoDocuments())
const rows = z
  .array(z.record(z.string(), z.string()))
  .parse(parse(await readFile('demo/catalogue/products.csv'), { columns: true }))
/** The dates of products, by the names that they have once parsed. */
const products = rows
  .filter(({ Title }) => Title !== '')
  .map((row) => ({
    publishedAt: row['Published At'],
    metafield: Object.values(row).find((value) => value.includes('availableFrom')),
  }))

/** The dates with a given name, anywhere in the values, including in JSON texts. */
function datesIn(values: readonly unknown[], name: string): string[] {
  const named = new RegExp(`\\b${name}\\\\*":\\s*\\\\*"(20[0-9-]{8})`, 'g')
  return [...JSON.stringify(values).matchAll(named)].map(([, date = '']) => date)
}

const DAYS = [0, 6, 7, 45, 400, 1_000].map((days) => addDays('2026-11-20', days))

test.each(DAYS)(
  'a shop that is filled on %s has new pieces, awaited ones, and nothing from afar',
  (today) => {
    const moved = [...documents, ...products].map((value) => moveDates(value, new Date(`${today}T09:00:00Z`)))
    for (const [name, countMin] of [
      ['publishedAt', 100],
      ['publishingDate', 10],
      ['effectiveDate', 5],
    ] as const) {
      const dates = datesIn(moved, name)
      expect(dates.length).toBeGreaterThan(countMin)
      expect(dates.filter((date) => date > today || date < addDays(today, -2 * 365))).toEqual([])
      expect(dates.some((date) => date > addDays(today, -30))).toBe(true)
    }
    const awaited = datesIn(moved, 'availableFrom')
    expect(awaited.length).toBeGreaterThan(4)
    expect(awaited.filter((date) => date <= today || date > addDays(today, 365))).toEqual([])
  },
)

test.each([
  ['2026-11-29', ['2026-11-02', '2026-12-20', '2026-12-23']],
  ['2026-12-20', ['2026-11-02', '2026-12-20', '2026-12-23']],
  ['2026-12-21', ['2027-11-02', '2027-12-20', '2027-12-23']],
  ['2028-01-03', ['2028-11-02', '2028-12-20', '2028-12-23']],
])('filled on %s, the notice of a season is for its present or its next time', (today, dates) => {
  const notice = documents.find(({ _id }) => _id === 'notice-christmas')
  const moved = [moveDates(notice, new Date(`${today}T09:00:00Z`))]
  expect(['from', 'to', 'arrivesBy'].flatMap((name) => datesIn(moved, name))).toEqual(dates)
})

/** The days on which the offices of a document are closed, by time zone. */
function closuresIn(value: unknown): Map<string, string[]> {
  const found = new Map<string, string[]>()
  JSON.parse(JSON.stringify(value), (_, part) => {
    if (Array.isArray(part?.extraClosures)) found.set(part.timezone, part.extraClosures)
    return part
  })
  return found
}

test.each(['2026-01-01', ...DAYS, '2027-12-31', '2028-02-29'])(
  'an office of a shop that is filled on %s is closed on some days of the coming twelve months, and no later one is stated',
  (today) => {
    const offices = documents
      .map((value) => closuresIn(moveDates(value, new Date(`${today}T09:00:00Z`))))
      .filter(({ size }) => size > 0)
    expect(offices.flatMap((each) => [...each.keys()])).toHaveLength(8)
    for (const [timezone, closures] of offices.flatMap((each) => [...each])) {
      expect(closures.length, timezone).toBeGreaterThan(3)
      expect(closures.filter((date) => date < today || date >= addDays(today, 365))).toEqual([])
    }
  },
)

test('no date of the demonstration is more than a year ahead', () => {
  for (const today of DAYS) {
    const moved = [...documents, ...products].map((value) => moveDates(value, new Date(`${today}T09:00:00Z`)))
    const dates = JSON.stringify(moved).match(/(?<!\d)20\d\d-\d\d-\d\d(?!\d)/g) ?? []
    expect(dates.length).toBeGreaterThan(100)
    expect([...new Set(dates)].filter((date) => date > addDays(today, 366))).toEqual([])
  }
})

test('closures by the week, by Easter, by the moon, and moved from a weekend are those of the calendar', () => {
  const chat = documents.find(({ _id }) => _id === 'chatConfig')
  const closures = closuresIn(moveDates(chat, new Date('2027-01-01T09:00:00Z')))
  expect(closures.get('Europe/Rome')).toEqual([
    ...['2027-03-29', '2027-08-09', '2027-08-10', '2027-08-11', '2027-08-12', '2027-08-13', '2027-08-16'],
    ...['2027-08-17', '2027-08-18', '2027-08-19', '2027-08-20', '2027-12-24', '2027-12-31'],
  ])
  expect(closures.get('Europe/London')).toEqual([
    ...['2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-24'],
    ...['2027-12-27', '2027-12-28', '2027-12-31'],
  ])
  expect(closures.get('Asia/Dubai')).toEqual([
    ...['2027-03-09', '2027-03-10', '2027-03-11', '2027-05-17', '2027-05-18', '2027-06-07', '2027-08-16'],
  ])
  expect(closures.get('America/New_York')).toEqual([
    ...['2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06', '2027-11-25'],
    ...['2027-11-26', '2027-12-24', '2027-12-31'],
  ])
})
