/** HubSpot's data centers. */
export const HUBSPOT_REGIONS = ['na1', 'na2', 'eu1', 'ap1', 'ca1'] as const
type HubspotRegion = (typeof HUBSPOT_REGIONS)[number]

/** `portal` is the account number. */
export type HubspotChat = { readonly portal: string; readonly region: HubspotRegion }

/** The script that loads the chat, and the hosts it needs for each directive of the content security policy. */
export function hubspotUrls({ portal, region }: HubspotChat) {
  const suffix = region === 'na1' ? '' : `-${region}`
  const messages = `https://js${suffix}.usemessages.com`
  // The chat's script links its style sheet from this host instead of injecting it.
  const files = 'https://static.hsappstatic.net'
  return {
    script: `https://js${suffix}.hs-scripts.com/${portal}.js`,
    sources: {
      script: [`https://js${suffix}.hs-scripts.com`, messages],
      frame: [`https://app${suffix}.hubspot.com`],
      style: [messages, files],
      connect: [`https://api${suffix}.hubspot.com`],
    },
  }
}
