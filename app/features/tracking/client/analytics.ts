import type { TrackingEndpoint } from '#app/page/page-hosted.ts'
import { OWN_TRACKING_PATH, PRODUCE_BATCH_PATH } from '#contracts/tracking.ts'
import type { TrackedPerson } from '#domain/tracking/identity.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import { type EventContext, toWireEvents, toWireIdentity } from '#domain/tracking/wire-events.ts'
import { createSender } from './sender.ts'

export const OWN_ENDPOINT: TrackingEndpoint = { url: OWN_TRACKING_PATH, shopId: null }

export type Analytics = {
  /** Sends an event. Resolves once it has arrived, or after a second. */
  track(event: ShopEvent, context: Omit<EventContext, 'shopId'>): Promise<void>
  /** Sends who the visitor is (Spec §7). */
  identify(person: TrackedPerson, context: Omit<EventContext, 'shopId'>): Promise<void>
  /** Who is signed in, from the shop; null if no one is, or without consent. */
  readPerson(path: string): Promise<TrackedPerson | null>
  /** Forgets what was not sent. */
  stop(): void
}

/** The analytics client (Spec §7). Its caller has the visitor's consent. */
export function createAnalytics({ url, shopId }: TrackingEndpoint, readSignature: () => string): Analytics {
  const address = url + PRODUCE_BATCH_PATH
  const sender = createSender({
    isOnline: () => navigator.onLine,
    nowMs: () => Date.now(),
    // The hosted service has no field for it.
    readSignature: shopId === null ? readSignature : () => '',
    async post(body) {
      const response = await fetch(address, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
      }).catch(() => null)
      return response?.status ?? null
    },
    beacon: (body) => navigator.sendBeacon(address, body),
  })
  addEventListener('online', sender.resume)
  addEventListener('pagehide', sender.leave)
  // A phone may end a page that is not shown without another event.
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
