import type { StoredEvent } from './read-batch.ts'

export type BatchWriter = {
  /** Resolves to true once the events are stored, or to false if too many are waiting. */
  write(events: readonly StoredEvent[]): Promise<boolean>
}

type WaitingBatch = {
  events: readonly StoredEvent[]
  resolve: (stored: boolean) => void
  reject: (error: unknown) => void
}

/** The maximum number of events per statement, and the maximum number waiting. */
const STATEMENT_EVENTS_MAX = 2_000
const WAITING_EVENTS_MAX = 20_000
/** How long events are collected for one statement, in milliseconds. */
const COLLECT_MS = 20

/**
 * Stores the events of many batches together. Each batch waits until its events are committed, and batches that arrive
 * in the meantime share the next statement.
 */
export function createBatchWriter(store: (events: readonly StoredEvent[]) => Promise<void>): BatchWriter {
  const waiting: WaitingBatch[] = []
  let waitingCount = 0
  let isWriting = false

  async function writeAll(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, COLLECT_MS))
    while (waiting.length > 0) {
      const batches = takeBatches()
      waitingCount -= batches.reduce((sum, { events }) => sum + events.length, 0)
      try {
        await store(batches.flatMap(({ events }) => events))
        for (const { resolve } of batches) resolve(true)
      } catch {
        for (const batch of batches) await writeSeparately(batch)
      }
    }
    isWriting = false
  }

  /** Writes each batch separately after a failure, since one of them may have caused it. */
  async function writeSeparately({ events, resolve, reject }: WaitingBatch): Promise<void> {
    await store(events).then(() => resolve(true), reject)
  }

  function takeBatches(): WaitingBatch[] {
    let events = 0
    const end = waiting.findIndex((batch) => {
      events += batch.events.length
      return events > STATEMENT_EVENTS_MAX
    })
    return waiting.splice(0, end === -1 ? waiting.length : Math.max(1, end))
  }

  return {
    write(events) {
      if (events.length === 0) return Promise.resolve(true)
      if (waitingCount + events.length > WAITING_EVENTS_MAX) return Promise.resolve(false)
      waitingCount += events.length
      return new Promise((resolve, reject) => {
        waiting.push({ events, resolve, reject })
        if (isWriting) return
        isWriting = true
        void writeAll()
      })
    },
  }
}
