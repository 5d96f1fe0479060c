import { createContext } from 'react-router'
import type { HubspotChat } from '#domain/chat/hubspot.ts'

/** Where events are sent: the hosted service of a shop, or an external service of the house (`shopId` null). */
export type TrackingEndpoint = { readonly url: string; readonly shopId: number | null }

export type HostedScripts = {
  /** A consent platform that replaces the shop's own consent banner, and states the choice in Google Consent Mode. */
  readonly consent?: string
  readonly tagManager?: string
  readonly accessibility?: string
}

/** Third-party services from the settings. Sent with each page, so unset parts are absent. */
export type PageHosted = {
  /** Absent if events go to the house's own service, on the shop's host. */
  readonly tracking?: TrackingEndpoint
  readonly scripts?: HostedScripts
  /** Absent if the house's own chat service is used. */
  readonly hubspot?: HubspotChat
}

/** Set by the server; null if there are none. */
export const hostedContext = createContext<PageHosted | null>(null)
