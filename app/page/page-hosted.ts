import type { HubspotChat } from '#domain/chat/hubspot.ts'

/** Where events are sent: to the hosted service of a shop, or to that of the house elsewhere (`shopId` null). */
export type TrackingEndpoint = { readonly url: string; readonly shopId: number | null }

/** The addresses of scripts of other sites. */
export type HostedScripts = {
  /** A consent platform in place of our question, which states what was chosen in Google Consent Mode. */
  readonly consent?: string
  readonly tagManager?: string
  readonly accessibility?: string
}

/** What pages load or send to elsewhere, by settings. Each page states it, so a part that is not set is absent. */
export type PageHosted = {
  /** Absent: the service of the house, on the shop's own host. */
  readonly tracking?: TrackingEndpoint
  readonly scripts?: HostedScripts
  /** Absent: the chat service of the house. */
  readonly hubspot?: HubspotChat
}
