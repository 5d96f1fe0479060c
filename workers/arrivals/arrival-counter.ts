import type { ArrivalsClient } from '#clients/tracking/arrivals-client.ts'
import type { ArrivalConsent, CountedArrivals } from '#contracts/tracking.ts'
import { calendarDateIn } from '#domain/house/calendar-date.ts'

/** A page that was opened from elsewhere: no more of its visitor than the page's country and the consent. */
export type Arrival = { readonly country: string; readonly consent: ArrivalConsent }

export type ArrivalCounter = {
  /** Counts one. `visitor` identifies the network without revealing it, and is stored nowhere. */
  count(arrival: Arrival, visitor: string): void
  /** Writes the remaining arrivals. */
  close(): Promise<void>
}

const WRITE_INTERVAL_MS = 5_000
/** More kinds than there are: countries with a consent each, on two days. */
const KINDS_MAX = 2_000
/** The arrivals of a network that count on one day: those of an office. */
const ARRIVALS_OF_NETWORK_MAX = 200
/** The limit of remembered networks; beyond it all start again. */
const REMEMBERED_NETWORKS_MAX = 20_000

/** Counts arrivals, and writes their numbers together every few seconds, so that no page waits. */
export function createArrivalCounter({
  count: send,
  timeZone,
  now,
}: {
  count: ArrivalsClient['count']
  /** The house's, in which days are counted. */
  timeZone: string
  now: () => Date
}): ArrivalCounter {
  let counts = new Map<string, CountedArrivals[number]>()
  let writing = Promise.resolve()
  let today = ''
  let arrivalsOf = new Map<string, number>()

  /** Whether another arrival of a network counts on this day. */
  function admits(day: string, visitor: string): boolean {
    if (day !== today || arrivalsOf.size >= REMEMBERED_NETWORKS_MAX) arrivalsOf = new Map()
    today = day
    const before = arrivalsOf.get(visitor) ?? 0
    arrivalsOf.set(visitor, before + 1)
    return before < ARRIVALS_OF_NETWORK_MAX
  }

  function add(arrival: CountedArrivals[number]): void {
    const { day, country, consent, count } = arrival
    const key = `${day} ${country} ${consent}`
    const before = counts.get(key)
    if (before || counts.size < KINDS_MAX)
      counts.set(key, before ? { ...before, count: before.count + count } : arrival)
  }

  async function write(): Promise<void> {
    if (counts.size === 0) return
    const counted = [...counts.values()]
    counts = new Map()
    if (!(await send(counted))) counted.forEach(add)
  }

  function writeNext(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  const timer = setInterval(writeNext, WRITE_INTERVAL_MS)
  timer.unref()
  return {
    count(arrival, visitor) {
      const day = calendarDateIn(timeZone, now())
      if (admits(day, visitor)) add({ ...arrival, day, count: 1 })
    },
    close() {
      clearInterval(timer)
      return writeNext()
    },
  }
}
