import { dataLayer } from '#app/page/data-layer.ts'
import { type DataLayerEntry, dataLayerEntries } from '#domain/tracking/data-layer.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'

/** Adds an event to the data layer. */
export function pushEvent(event: ShopEvent): void {
  const layer = dataLayer()
  for (const entry of dataLayerEntries(event) satisfies DataLayerEntry[]) layer.push(entry)
}
