import { createHmac } from 'node:crypto'
import type { SearchesClient } from '#clients/platform/searches-client.ts'
import { type CountedSearch, SEARCHES_MAX } from '#contracts/search/counted-searches.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'

export type SearchCounterOptions = {
  count: SearchesClient['count']
  /** The key for the marks, which prevent a visitor from being counted twice. */
  secret: string
  now: () => Date
}

type SearchToCount = Pick<CountedSearch, 'language' | 'term' | 'hasResults'>

export type SearchCounter = {
  /** `visitor` identifies the network without revealing it. */
  count(search: SearchToCount, visitor: string): void
  /** Writes the remaining searches. */
  close(): Promise<void>
}

const WRITE_INTERVAL_MS = 5_000
/** The daily limit per visitor; no person makes more different searches in a day. */
const SEARCHES_PER_VISITOR_MAX = 50
/** Beyond this number, remembered visitors are forgotten; the platform still counts none of them twice. */
const REMEMBERED_VISITORS_MAX = 20_000

/**
 * Counts visitors' searches, with and without results, each once a day per visitor. Writes them in batches every
 * few seconds, so that no search has to wait.
 */
export function createSearchCounter({ count: send, secret, now }: SearchCounterOptions): SearchCounter {
  let day = ''
  /** Changes every day, and the marks with it. */
  let key = ''
  let pending = new Map<string, CountedSearch>()
  const marksByVisitor = new Map<string, Set<string>>()
  let writing = Promise.resolve()

  function startDay(): boolean {
    const today = calendarDateIn('UTC', now())
    if (today === day) return false
    day = today
    key = hmac(secret, `searches of ${day}`)
    marksByVisitor.clear()
    return true
  }

  function countOnce({ language, term, hasResults }: SearchToCount, visitor: string): void {
    startDay()
    const mark = hmac(key, `${visitor} ${language} ${hasResults ? '' : '0 '}${term}`)
    if (marksByVisitor.size >= REMEMBERED_VISITORS_MAX) marksByVisitor.clear()
    const marks = marksByVisitor.get(visitor) ?? new Set()
    if (marks.has(mark) || marks.size >= SEARCHES_PER_VISITOR_MAX) return
    marksByVisitor.set(visitor, marks.add(mark))
    enqueue({ language, term, hasResults, day, mark })
  }

  /** Drops searches beyond the maximum per call, which real visitors never reach. */
  function enqueue(search: CountedSearch): void {
    if (pending.size < SEARCHES_MAX) pending.set(search.mark, search)
  }

  /** Writes once a day even without searches, so that the previous day's marks are deleted. */
  async function write(): Promise<void> {
    if (!startDay() && pending.size === 0) return
    const searches = [...pending.values()]
    pending = new Map()
    const written = await send(searches)
    if (!written.ok) searches.forEach(enqueue)
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

/** 132 bits: the length that `countedSearch` requires, and long enough to be unique. */
function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}
