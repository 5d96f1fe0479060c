import type { ListChangeEvent, ListPresenceEvent } from '#contracts/list-sharing.ts'

/** Tabs repeat that they have the list open; the service forgets them after 50 seconds without a beat. */
const BEAT_MS = 20_000
/** Delay after a refused stream: the service is unavailable, or the visitor may no longer edit the list. */
const RETRY_MS = 30_000
/** The list is not updated during a drag. */
const DRAG_MS = 300

export type Follower = {
  /** The piece whose note is being edited; null for none. */
  write(itemId: string | null): void
  leave(): void
}

/**
 * Follows a list while its tab is visible, and reports that it is open. `address`: the URL of the change stream;
 * `revision`: the revision that is shown.
 */
export function followList(
  { address, revision, writing }: { address: string; revision: number; writing: string | null },
  { onRevision, onOthers }: { onRevision(revision: number): void; onOthers(others: Others): void },
): Follower {
  const tab = crypto.randomUUID()
  let known = revision
  let written = writing
  let source: EventSource | null = null
  let timers: number[] = []

  function open(): void {
    if (document.hidden || source !== null) return
    source = new EventSource(`${address}?${new URLSearchParams({ tab, after: String(known) })}`)
    source.addEventListener('change', ({ data }) => {
      const { revision: changed }: ListChangeEvent = JSON.parse(data)
      known = changed
      announce()
    })
    source.addEventListener('presence', ({ data }) => {
      const { others }: ListPresenceEvent = JSON.parse(data)
      onOthers(others)
    })
    source.addEventListener('open', enter)
    source.addEventListener('error', () => {
      onOthers([])
      if (source?.readyState !== EventSource.CLOSED) return
      close()
      timers.push(window.setTimeout(open, RETRY_MS))
    })
    timers.push(window.setInterval(enter, BEAT_MS))
  }

  function announce(): void {
    if (document.querySelector('[data-dnd-dragging]') === null) onRevision(known)
    else timers.push(window.setTimeout(announce, DRAG_MS))
  }

  /** A lost message is sent again with the next beat. */
  function enter(): void {
    const body = new URLSearchParams({ tab, writing: written ?? '' })
    fetch(address, { method: 'POST', body }).catch(() => {})
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
    write(itemId) {
      if (itemId === written) return
      written = itemId
      if (source !== null) enter()
    },
    leave() {
      document.removeEventListener('visibilitychange', onVisibility)
      close()
    },
  }
}

type Others = ListPresenceEvent['others']
