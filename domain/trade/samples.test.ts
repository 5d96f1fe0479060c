import { expect, test } from 'vitest'
import { canBeSampled, SAMPLES_AT_A_TIME, SAMPLES_PER_YEAR, samplesLeft, sampleYear } from './samples.ts'

// spec 6: samples: which finishes can be sampled, how many are left, and when the year begins at the house
test.each([
  ['Upholstery', true],
  ['Leather', true],
  ['wood', true],
  [' Stone ', true],
  ['Metal', true],
  ['Plating', true],
  ['Tessuto', true],
  ['Glass', false],
  ['Vetro', false],
  ['Size', false],
  ['Color', false],
  ['Wooden', false],
  ['', false],
])('samples of the option "%s": %s', (name, isSampled) => {
  expect(canBeSampled(name)).toBe(isSampled)
})

test.each([
  ['company', 0, SAMPLES_PER_YEAR.company],
  ['company', SAMPLES_PER_YEAR.company - 1, 1],
  ['company', SAMPLES_PER_YEAR.company, 0],
  ['company', SAMPLES_PER_YEAR.company + 3, 0],
  ['customer', 0, SAMPLES_AT_A_TIME],
  ['customer', SAMPLES_AT_A_TIME, SAMPLES_AT_A_TIME],
  ['customer', SAMPLES_PER_YEAR.customer - 1, 1],
  ['customer', SAMPLES_PER_YEAR.customer, 0],
] as const)('a %s that has ordered %i samples this year may order %i now', (whose, ordered, left) => {
  expect(samplesLeft(whose, ordered)).toBe(left)
})

test.each([
  ['2026-12-31T22:59:59Z', '2025-12-31T23:00:00.000Z', '2027-01-01'],
  ['2026-12-31T23:00:00Z', '2026-12-31T23:00:00.000Z', '2028-01-01'],
  ['2026-07-01T12:00:00Z', '2025-12-31T23:00:00.000Z', '2027-01-01'],
])('the year of %s in Rome began at %s and ends on %s', (now, start, renewsOn) => {
  const year = sampleYear('Europe/Rome', new Date(now))
  expect([year.start.toISOString(), year.renewsOn]).toEqual([start, renewsOn])
  expect(year.end.toISOString()).toBe(`${Number(renewsOn.slice(0, 4)) - 1}-12-31T23:00:00.000Z`)
})
