import { createHmac } from 'node:crypto'
import type { SearchesClient } from '#clients/platform/searches-client.ts'
import { type CountedSearch, SEARCHES_MAX } from '#contracts/search/counted-searches.ts'
import { calendarDateIn, HOUSE_TIME_ZONE } from '#domain/house/calendar-date.ts'

export type SearchCounterOptions = {
  count: SearchesClient['count']
  /** Keys the marks by which a visitor is not counted twice. */
  secret: string
  now: () => Date
}

export type SearchCounter = {
  /** Counts a search that a visitor was answered. `visitor` is a name for their network that cannot be turned back into it. */
  count(search: Pick<CountedSearch, 'language' | 'term'>, visitor: string): void
  /** Writes what is counted and not written yet. */
  close(): Promise<void>
}

const WRITE_INTERVAL_MS = 5_000
/** More different searches in a day are not those of a person. */
const SEARCHES_OF_VISITOR_MAX = 50
/** What is known of visitors is forgotten beyond so many: the platform still counts none of them twice. */
const REMEMBERED_VISITORS_MAX = 20_000

/**
 * Counts what visitors search for and find, each search once a day for each of them. No search waits for it: they are
 * written together every few seconds.
 */
export function createSearchCounter({ count: send, secret, now }: SearchCounterOptions): SearchCounter {
  let day = ''
  /** Makes other marks every day. */
  let key = ''
  let pending = new Map<string, CountedSearch>()
  const marksOf = new Map<string, Set<string>>()
  let writing = Promise.resolve()

  function startDay(): boolean {
    const today = calendarDateIn(HOUSE_TIME_ZONE, now())
    if (today === day) return false
    day = today
    key = keyed(secret, `searches of ${day}`)
    marksOf.clear()
    return true
  }

  function countOnce({ language, term }: Pick<CountedSearch, 'language' | 'term'>, visitor: string): void {
    startDay()
    const mark = keyed(key, `${visitor} ${language} ${term}`)
    if (marksOf.size >= REMEMBERED_VISITORS_MAX) marksOf.clear()
    const marks = marksOf.get(visitor) ?? new Set()
    if (marks.has(mark) || marks.size >= SEARCHES_OF_VISITOR_MAX) return
    marksOf.set(visitor, marks.add(mark))
    keep({ language, term, day, mark })
  }

  /** More than one call takes are not made by people. */
  function keep(search: CountedSearch): void {
    if (pending.size < SEARCHES_MAX) pending.set(search.mark, search)
  }

  /** Writes on the first occasion of a day even if there is nothing, so that what marks yesterday's visitors goes. */
  async function write(): Promise<void> {
    if (!startDay() && pending.size === 0) return
    const searches = [...pending.values()]
    pending = new Map()
    const written = await send(searches)
    if (!written.ok) searches.forEach(keep)
  }

  function writeNext(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  const timer = setInterval(writeNext, WRITE_INTERVAL_MS)
  timer.unref()
  return {
    count: countOnce,
    close() {
      clearInterval(timer)
      return writeNext()
    },
  }
}

/** 132 bits: as long as `countedSearch` asks for, and enough that no two are the same. */
function keyed(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}
