/** Where events are sent: to the hosted service of a shop, or to that of the house elsewhere (`shopId` null). */
export type TrackingEndpoint = { readonly url: string; readonly shopId: number | null }

/** What pages load or send to elsewhere, by settings. Each page states it, so a part that is not set is absent. */
export type PageHosted = {
  /** Absent: the service of the house, on the shop's own host. */
  readonly tracking?: TrackingEndpoint
}
