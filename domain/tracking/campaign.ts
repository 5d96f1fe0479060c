/** Where a visit came from. Of a click id only the kind is in an event. */
export const CAMPAIGN_KINDS = ['ad', 'social', 'email', 'campaign', 'search', 'referral', 'direct'] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]

export type Campaign = {
  readonly kind: CampaignKind
  /** The source: of a campaign, or the host of another site. Null without one. */
  readonly source: string | null
  readonly name: string | null
}

const TEXT_MAX = 80
const SEARCH_ENGINE = /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|yahoo|yandex|baidu|startpage)\./
const SOCIAL = /(?:^|\.)(?:facebook|instagram|pinterest|linkedin|tiktok|youtube|twitter|x|reddit|threads)\./

/**
 * The campaign of the page that a visit starts with, by the parameters of its address and the host of the page before
 * ('' for none). Null within the shop: the visit has begun before.
 */
export function campaignOf(search: URLSearchParams, referrerHost: string, ownHost: string): Campaign | null {
  const source = text(search.get('utm_source'))
  const name = text(search.get('utm_campaign'))
  const medium = search.get('utm_medium')?.toLowerCase() ?? ''
  if (search.has('gclid')) return { kind: 'ad', source: source ?? 'google', name }
  if (search.has('fbclid')) return { kind: 'social', source: source ?? 'facebook', name }
  if (source !== null || name !== null) return { kind: kindOfMedium(medium), source, name }
  if (referrerHost === ownHost) return null
  if (referrerHost === '') return { kind: 'direct', source: null, name: null }
  return { kind: kindOfHost(referrerHost), source: text(referrerHost), name: null }
}

function kindOfMedium(medium: string): CampaignKind {
  if (/^(?:cpc|ppc|paid|display|ads?)/.test(medium)) return 'ad'
  if (medium.startsWith('email') || medium === 'newsletter') return 'email'
  return medium.includes('social') ? 'social' : 'campaign'
}

function kindOfHost(host: string): CampaignKind {
  if (SEARCH_ENGINE.test(host)) return 'search'
  return SOCIAL.test(host) ? 'social' : 'referral'
}

/** A short text without what may identify a person, such as an address of email. */
function text(given: string | null): string | null {
  const short = given?.trim().slice(0, TEXT_MAX) ?? ''
  return short === '' || short.includes('@') ? null : short
}
