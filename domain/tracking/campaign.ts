/** What kind of source a visit came from. An event includes only the kind of a click id, not the id. */
export const CAMPAIGN_KINDS = ['ad', 'social', 'email', 'campaign', 'search', 'referral', 'direct'] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]

export type Campaign = {
  readonly kind: CampaignKind
  /** The campaign's source, or the host of another site. Null if there is none. */
  readonly source: string | null
  readonly name: string | null
}

const TEXT_MAX = 80
const SEARCH_ENGINE = /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|yahoo|yandex|baidu|startpage)\./
const SOCIAL = /(?:^|\.)(?:facebook|instagram|pinterest|linkedin|tiktok|youtube|twitter|x|reddit|threads)\./

/**
 * The campaign of a visit's first page, from its parameters and the previous page's host ('' for none). Null if the
 * previous page was in the shop, because the visit started earlier.
 */
export function detectCampaign(
  search: URLSearchParams,
  referrerHost: string,
  ownHost: string,
): Campaign | null {
  const source = cleanText(search.get('utm_source'))
  const name = cleanText(search.get('utm_campaign'))
  const medium = search.get('utm_medium')?.toLowerCase() ?? ''
  if (search.has('gclid')) return { kind: 'ad', source: source ?? 'google', name }
  if (search.has('fbclid')) return { kind: 'social', source: source ?? 'facebook', name }
  if (source !== null || name !== null) return { kind: classifyMedium(medium), source, name }
  if (referrerHost === ownHost) return null
  if (referrerHost === '') return { kind: 'direct', source: null, name: null }
  return { kind: classifyHost(referrerHost), source: cleanText(referrerHost), name: null }
}

function classifyMedium(medium: string): CampaignKind {
  if (/^(?:cpc|ppc|paid|display|ads?)/.test(medium)) return 'ad'
  if (medium.startsWith('email') || medium === 'newsletter') return 'email'
  return medium.includes('social') ? 'social' : 'campaign'
}

function classifyHost(host: string): CampaignKind {
  if (SEARCH_ENGINE.test(host)) return 'search'
  return SOCIAL.test(host) ? 'social' : 'referral'
}

/** Shortens a text; null if it is blank or may identify a person, as an email address does. */
function cleanText(given: string | null): string | null {
  const short = given?.trim().slice(0, TEXT_MAX) ?? ''
  return short === '' || short.includes('@') ? null : short
}
