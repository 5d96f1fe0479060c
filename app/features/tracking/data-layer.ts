import { type DataLayerEntry, dataLayerEntries } from '#domain/tracking/data-layer.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'

declare global {
  interface Window {
    /** What a tag manager reads (Spec §7). It exists without one, too. */
    dataLayer?: unknown[]
  }
}

/** The data layer, created if it does not exist. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** Adds an event to the data layer. */
export function pushEvent(event: ShopEvent): void {
  const layer = dataLayer()
  for (const entry of dataLayerEntries(event) satisfies DataLayerEntry[]) layer.push(entry)
}
