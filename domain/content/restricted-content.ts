/** The attributes that decide who may read a document of the content service. */
export type ContentFacts = {
  readonly _id: string
  readonly _type: string
  readonly [attribute: string]: unknown
}

const TRADE_MENU = 'trade-menu'

/**
 * Whether only the storefront's server may read a published document, because the server decides who sees it: the trade
 * menu, messages and layers for trade clients (Spec §6), and private posts (Spec §3).
 */
export function isRestrictedContent(document: ContentFacts): boolean {
  if (document.private === true || document.audience === 'is_trade') return true
  if (document._type === 'marketingMessage') return document.b2bOnly === true
  if (document._type !== 'editorialMenu') return false
  return document._id === TRADE_MENU || slugOf(document.slug) === TRADE_MENU
}

function slugOf(slug: unknown): unknown {
  return typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : null
}
