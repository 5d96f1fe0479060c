import type { TrackingEndpoint } from '#app/page/page-hosted.ts'
import { BATCH_EVENTS_MAX, OWN_TRACKING_PATH, PRODUCE_BATCH_PATH } from '#contracts/tracking.ts'
import type { TrackedPerson } from '#domain/tracking/identity.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import { CALLBACK_TIMEOUT_MS, retryDelayMs } from '#domain/tracking/timing.ts'
import type { WireEvent } from '#domain/tracking/wire-events.ts'
import { type EventContext, toWireEvents, toWireIdentity } from '#domain/tracking/wire-events.ts'

export const OWN_ENDPOINT: TrackingEndpoint = { url: OWN_TRACKING_PATH, shopId: null }

export type Analytics = {
  /** Sends an event. Resolves once it has arrived, or after a second. */
  track(event: ShopEvent, context: Omit<EventContext, 'shopId'>): Promise<void>
  /** Sends the identity of the visitor (Spec §7). */
  identify(person: TrackedPerson, context: Omit<EventContext, 'shopId'>): Promise<void>
  /** Null if no one is signed in, or without consent. */
  readPerson(path: string): Promise<TrackedPerson | null>
  stop(): void
}

export type SenderBrowser = {
  readonly isOnline: () => boolean
  /** The status of the response; null if none came. */
  readonly post: (body: string) => Promise<number | null>
  /** Sends a body as the page closes; false if the browser refuses it. */
  readonly beacon: (body: string) => boolean
  readonly nowMs: () => number
  /**
   * The shop's signature of the visitor id, '' for none; read for each batch, since it may arrive after the first
   * event.
   */
  readonly readSignature: () => string
}

type Sender = {
  send(events: readonly WireEvent[]): Promise<void>
  /** Sends waiting events as the page closes. */
  leave(): void
  /** Sends events that waited for a connection. */
  resume(): void
  /** Drops waiting events, since consent was withdrawn. */
  clear(): void
}

/** Events are collected for this long before they are sent together, in milliseconds. */
const COLLECT_MS = 2_000

/** Maximum number of events in memory without a connection; the oldest are dropped. */
const WAITING_MAX = 500

/** Spec §7. Callers must have the visitor's consent. */
export function createAnalytics({ url, shopId }: TrackingEndpoint, readSignature: () => string): Analytics {
  const batchUrl = url + PRODUCE_BATCH_PATH
  const sender = createSender({
    isOnline: () => navigator.onLine,
    nowMs: () => Date.now(),
    // The hosted service has no field for a signature.
    readSignature: shopId === null ? readSignature : () => '',
    async post(body) {
      const response = await fetch(batchUrl, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
      }).catch(() => null)
      return response?.status ?? null
    },
    beacon: (body) => navigator.sendBeacon(batchUrl, body),
  })
  addEventListener('online', sender.resume)
  addEventListener('pagehide', sender.leave)
  // A phone may discard a hidden page without another event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sender.leave())
  return {
    track: (event, context) => sender.send(toWireEvents(event, { ...context, shopId })),
    identify: (person, context) => sender.send(toWireIdentity(person, { ...context, shopId })),
    async readPerson(path) {
      const response = await fetch(path).catch(() => null)
      return response?.status === 200 ? ((await response.json()) as TrackedPerson) : null
    },
    stop: sender.clear,
  }
}

/**
 * Sends events in batches, one after the other. Failed batches are retried with increasing delays; nothing is stored.
 * A batch whose response was lost is sent twice, but counted once, by the ids of its events.
 */
export function createSender({ isOnline, post, beacon, nowMs, readSignature }: SenderBrowser): Sender {
  let waiting: WireEvent[] = []
  let resolvers: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let attempt = 0

  function sendLater(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      void sendNext()
    }, delayMs)
  }

  async function sendNext(): Promise<void> {
    if (isSending || waiting.length === 0 || !isOnline()) return
    isSending = true
    const batch = waiting.splice(0, BATCH_EVENTS_MAX)
    const status = await post(bodyOf(batch))
    isSending = false
    if (isRetryable(status)) {
      const delayMs = retryDelayMs(++attempt)
      if (delayMs !== null) waiting = [...batch, ...waiting].slice(-WAITING_MAX)
      sendLater(delayMs ?? COLLECT_MS)
      if (delayMs === null) attempt = 0
      return
    }
    attempt = 0
    if (waiting.length > 0) return sendLater(0)
    for (const resolve of resolvers.splice(0)) resolve()
  }

  function bodyOf(events: readonly WireEvent[]): string {
    const signature = readSignature()
    const metadata = { event_sent_at_ms: nowMs(), ...(signature && { visitor_signature: signature }) }
    return JSON.stringify({ events, metadata })
  }

  function clear(): void {
    clearTimeout(timer)
    timer = undefined
    waiting = []
    resolvers = []
  }

  return {
    send(events) {
      waiting = [...waiting, ...events].slice(-WAITING_MAX)
      sendLater(attempt === 0 ? COLLECT_MS : (retryDelayMs(attempt) ?? COLLECT_MS))
      return new Promise((resolve) => {
        resolvers.push(resolve)
        setTimeout(resolve, CALLBACK_TIMEOUT_MS)
      })
    },
    leave() {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, BATCH_EVENTS_MAX)
        if (!beacon(bodyOf(batch))) return
        waiting = waiting.slice(batch.length)
      }
    },
    resume() {
      attempt = 0
      sendLater(0)
    },
    clear,
  }
}

/** Whether the service is busy or was not reached. Any other status is final. */
function isRetryable(status: number | null): boolean {
  return status === null || status === 429 || status >= 500
}
