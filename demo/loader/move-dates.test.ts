import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addDays } from '../../domain/house/calendar-date.ts'
import { readDemoDocuments } from './load-content.ts'
import { moveDates } from './move-dates.ts'

const documents = z.array(z.looseObject({ _id: z.string() })).parse(await readDemoDocuments())
const rows = z
  .array(z.record(z.string(), z.string()))
  .parse(parse(await readFile('demo/catalogue/products.csv'), { columns: true }))
/** The dates of products, under the names that they have once they are read. */
const products = rows
  .filter(({ Title }) => Title !== '')
  .map((row) => ({
    publishedAt: row['Published At'],
    metafield: Object.values(row).find((value) => value.includes('availableFrom')),
  }))

/** The dates under a name, anywhere in values, also in a JSON text. */
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

test('the days on which an office is closed are those of the calendar', () => {
  const chat = documents.find(({ _id }) => _id === 'chatConfig')
  expect(chat).toBeDefined()
  expect(moveDates(chat, new Date('2028-01-03T09:00:00Z'))).toEqual(chat)
})
