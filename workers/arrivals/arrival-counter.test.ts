import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CountedArrivals } from '#contracts/tracking.ts'
import { createArrivalCounter } from './arrival-counter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const DAY = '2027-04-01'
let now = new Date('2027-03-31T22:30:00Z')

function open(outcomes: boolean[] = []) {
  const written: CountedArrivals[] = []
  const counter = createArrivalCounter({
    async count(arrivals) {
      written.push(arrivals)
      return outcomes.shift() ?? true
    },
    timeZone: 'Europe/Rome',
    now: () => now,
  })
  return { counter, written }
}

test('arrivals are written together, by country and consent, on the day of the house', async () => {
  const { counter, written } = open()
  counter.count({ country: 'DE', consent: 'none' }, 'n')
  counter.count({ country: 'DE', consent: 'none' }, 'n')
  counter.count({ country: 'IT', consent: 'granted' }, 'n')
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

test('counts that could not be written are written with the next ones, and the rest at the end', async () => {
  const { counter, written } = open([false])
  counter.count({ country: 'DE', consent: 'none' }, 'n')
  await vi.advanceTimersByTimeAsync(5_000)
  counter.count({ country: 'DE', consent: 'none' }, 'n')
  await counter.close()
  expect(written.at(-1)).toEqual([{ day: DAY, country: 'DE', consent: 'none', count: 2 }])
})

test('two hundred arrivals per network and day count', async () => {
  const { counter, written } = open()
  const arrive = (times: number, visitor: string) => {
    for (let time = 0; time < times; time++) counter.count({ country: 'DE', consent: 'none' }, visitor)
  }
  arrive(1_000, 'loud')
  arrive(3, 'other')
  const first = now
  now = new Date(first.getTime() + 86_400_000)
  arrive(1, 'loud')
  now = first
  await counter.close()
  expect(written.flat().map(({ count }) => count)).toEqual([203, 1])
})
