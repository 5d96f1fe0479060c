/** Where an account of HubSpot stores its data. */
export const HUBSPOT_REGIONS = ['na1', 'na2', 'eu1', 'ap1', 'ca1'] as const
type HubspotRegion = (typeof HUBSPOT_REGIONS)[number]

/** The account of a house whose chat is HubSpot's. `portal`: its number. */
export type HubspotChat = { readonly portal: string; readonly region: HubspotRegion }

/** The address of the official loading script, and what it needs, by the directive of the content security policy: of the chat alone. */
export function hubspotAddresses({ portal, region }: HubspotChat) {
  const part = region === 'na1' ? '' : `-${region}`
  const messages = `https://js${part}.usemessages.com`
  // Where the script of the chat has its style sheet, which it links instead of injecting it.
  const files = 'https://static.hsappstatic.net'
  return {
    script: `https://js${part}.hs-scripts.com/${portal}.js`,
    sources: {
      script: [`https://js${part}.hs-scripts.com`, messages],
      frame: [`https://app${part}.hubspot.com`],
      style: [messages, files],
      connect: [`https://api${part}.hubspot.com`],
    },
  }
}
