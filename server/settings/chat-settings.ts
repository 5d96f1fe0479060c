import type { HubspotChat } from '#domain/chat/hubspot.ts'

type Given = { HUBSPOT_PORTAL?: string | undefined; HUBSPOT_REGION: HubspotChat['region'] }

/** Null if the house uses its own chat. */
export function readHubspotSettings({
  HUBSPOT_PORTAL: portal,
  HUBSPOT_REGION: region,
}: Given): HubspotChat | null {
  return portal === undefined ? null : { portal, region }
}
