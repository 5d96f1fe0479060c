import type { ListChangeEvent, ListPresenceEvent } from '#contracts/list-sharing.ts'

/** How often a tab reports that it has the list open; the service forgets it after 50 seconds without a report. */
const HEARTBEAT_MS = 20_000
/** Delay after a refused stream: the service is unavailable, or the visitor may no longer edit the list. */
const RETRY_MS = 30_000
/** How often to check whether a drag has ended, since the list is not updated during a drag. */
const DRAG_CHECK_MS = 300

export type Follower = {
  /** Reports the piece whose note is being edited; null for none. */
  setWriting(itemId: string | null): void
  leave(): void
}

/**
 * Follows a list while its tab is visible, and reports that the list is open. `url`: of the change stream;
 * `revision`: the revision that is shown.
 */
export function followList(
  { url, revision, writingItemId }: { url: string; revision: number; writingItemId: string | null },
  { onRevision, onOthers }: { onRevision(revision: number): void; onOthers(others: Others): void },
): Follower {
  const tab = crypto.randomUUID()
  let latestRevision = revision
  let reportedItemId = writingItemId
  let source: EventSource | null = null
  let timers: number[] = []

  function open(): void {
    if (document.hidden || source !== null) return
    source = new EventSource(`${url}?${new URLSearchParams({ tab, after: String(latestRevision) })}`)
    source.addEventListener('change', ({ data }) => {
      const event: ListChangeEvent = JSON.parse(data)
      latestRevision = event.revision
      reportRevision()
    })
    source.addEventListener('presence', ({ data }) => {
      const { others }: ListPresenceEvent = JSON.parse(data)
      onOthers(others)
    })
    source.addEventListener('open', reportPresence)
    source.addEventListener('error', () => {
      onOthers([])
      if (source?.readyState !== EventSource.CLOSED) return
      close()
      timers.push(window.setTimeout(open, RETRY_MS))
    })
    timers.push(window.setInterval(reportPresence, HEARTBEAT_MS))
  }

  function reportRevision(): void {
    if (document.querySelector('[data-dnd-dragging]') === null) onRevision(latestRevision)
    else timers.push(window.setTimeout(reportRevision, DRAG_CHECK_MS))
  }

  /** Failures are ignored, since the next report follows soon. */
  function reportPresence(): void {
    const body = new URLSearchParams({ tab, writing: reportedItemId ?? '' })
    fetch(url, { method: 'POST', body }).catch(() => {})
  }

  function close(): void {
    for (const timer of timers) window.clearTimeout(timer)
    timers = []
    source?.close()
    source = null
  }

  function onVisibility(): void {
    if (document.hidden) close()
    else open()
  }

  document.addEventListener('visibilitychange', onVisibility)
  open()
  return {
    setWriting(itemId) {
      if (itemId === reportedItemId) return
      reportedItemId = itemId
      if (source !== null) reportPresence()
    },
    leave() {
      document.removeEventListener('visibilitychange', onVisibility)
      close()
    },
  }
}

type Others = ListPresenceEvent['others']
