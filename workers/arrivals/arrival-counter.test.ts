import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CountedArrivals } from '#contracts/tracking.ts'
import { createArrivalCounter } from './arrival-counter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const DAY = '2027-04-01'

function open(outcomes: boolean[] = []) {
  const written: CountedArrivals[] = []
  const counter = createArrivalCounter({
    async count(arrivals) {
      written.push(arrivals)
      return outcomes.shift() ?? true
    },
    timeZone: 'Europe/Rome',
    now: () => new Date('2027-03-31T22:30:00Z'),
  })
  return { counter, written }
}

test('arrivals are written together, by country and consent, on the day of the house', async () => {
  const { counter, written } = open()
  counter.count({ country: 'DE', consent: 'none' })
  counter.count({ country: 'DE', consent: 'none' })
  counter.count({ country: 'IT', consent: 'granted' })
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(written).toEqual([
    [
      { day: DAY, country: 'DE', consent: 'none', count: 2 },
      { day: DAY, country: 'IT', consent: 'granted', count: 1 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(written).toHaveLength(1)
})

test('what could not be written is written with the next, and the rest at the end', async () => {
  const { counter, written } = open([false])
  counter.count({ country: 'DE', consent: 'none' })
  await vi.advanceTimersByTimeAsync(5_000)
  counter.count({ country: 'DE', consent: 'none' })
  await counter.close()
  expect(written.at(-1)).toEqual([{ day: DAY, country: 'DE', consent: 'none', count: 2 }])
})
