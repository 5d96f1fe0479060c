import type { HubspotChat } from '#domain/chat/hubspot.ts'

type Given = { HUBSPOT_PORTAL?: string | undefined; HUBSPOT_REGION: HubspotChat['region'] }

/** The account whose chat the pages show; null for that of the house itself. */
export function hubspotOf({ HUBSPOT_PORTAL: portal, HUBSPOT_REGION: region }: Given): HubspotChat | null {
  return portal === undefined ? null : { portal, region }
}
