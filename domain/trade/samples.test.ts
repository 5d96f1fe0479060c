import { expect, test } from 'vitest'
import { canBeSampled, SAMPLES_PER_YEAR, samplesLeft, sampleYear } from './samples.ts'

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
  [0, SAMPLES_PER_YEAR],
  [SAMPLES_PER_YEAR - 1, 1],
  [SAMPLES_PER_YEAR, 0],
  [SAMPLES_PER_YEAR + 3, 0],
])('after %i samples a company may order %i', (ordered, left) => {
  expect(samplesLeft(ordered)).toBe(left)
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
