import type { ArrivalsClient } from '#clients/tracking/arrivals-client.ts'
import type { ArrivalConsent, CountedArrivals } from '#contracts/tracking.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'

/** A page opened from another site. Only the page's country and the consent are recorded. */
export type Arrival = { readonly country: string; readonly consent: ArrivalConsent }

export type ArrivalCounter = {
  /** `visitor` identifies the network without revealing it, and is never stored. */
  count(arrival: Arrival, visitor: string): void
  close(): Promise<void>
}

const WRITE_INTERVAL_MS = 5_000
/** More than the possible kinds: each country and consent, on two days. */
const KINDS_MAX = 2_000
/** The maximum number of arrivals counted per network and day, enough for an office. */
const ARRIVALS_PER_NETWORK_MAX = 200
/** Beyond this number of remembered networks, all are forgotten and counting starts again. */
const REMEMBERED_NETWORKS_MAX = 20_000

/** Writes counts in batches every few seconds, so that no page has to wait. */
export function createArrivalCounter({
  count: send,
  timeZone,
  now,
}: {
  count: ArrivalsClient['count']
  /** The house's time zone, which determines the days. */
  timeZone: string
  now: () => Date
}): ArrivalCounter {
  let counts = new Map<string, CountedArrivals[number]>()
  let writing = Promise.resolve()
  let today = ''
  let arrivalsByNetwork = new Map<string, number>()

  function consumeQuota(day: string, visitor: string): boolean {
    if (day !== today || arrivalsByNetwork.size >= REMEMBERED_NETWORKS_MAX) arrivalsByNetwork = new Map()
    today = day
    const before = arrivalsByNetwork.get(visitor) ?? 0
    arrivalsByNetwork.set(visitor, before + 1)
    return before < ARRIVALS_PER_NETWORK_MAX
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
    const batch = [...counts.values()]
    counts = new Map()
    if (!(await send(batch))) batch.forEach(add)
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
      if (consumeQuota(day, visitor)) add({ ...arrival, day, count: 1 })
    },
    close() {
      clearInterval(timer)
      return writeNext()
    },
  }
}
