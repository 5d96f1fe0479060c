import { countOf, type VisitorKind } from './sign-up-counters.ts'

/** On which page view the layer may first appear: those who work here come last. */
const FIRST_VIEW: Readonly<Record<VisitorKind, number>> = { guest: 5, consumer: 5, trade: 8 }
/** The home page says what the house is before it requests anything. */
const FIRST_HOME_VIEW = 2
/** Page views after which it may appear again, if it was neither accepted nor declined. */
const VIEWS_BETWEEN = 10
/** How often it appears at most. */
const TIMES_MAX = 3

/** Pages with a form, an order or a button to buy of their own. */
const QUIET_PATH =
  /^\/(?:products|checkout|orders|newsletter|login|profile|account|contact|requests|quotes|company|cookie-settings|lists\/invitation|trade\/apply)(?:\/|$)/

export type LayerFacts = {
  readonly kind: VisitorKind
  /** The path without the locale: '/' for the home page. */
  readonly path: string
  /** Page views as this kind of visitor, and of the home page, with this one. */
  readonly views: number
  readonly homeViews: number
  /** How often the layer was shown, and at which page view: '1.3'; null: never. */
  readonly layerViews: string | null
  /** 'yes' or 'no'; null: none. */
  readonly decision: string | null
  /** The visitor is known to receive the newsletter. */
  readonly isOptedIn: boolean
  /** Consent to marketing, without which nothing is counted. */
  readonly hasConsent: boolean
  readonly hasOpenLayer: boolean
}

/**
 * Whether the sign-up layer appears on a page: within consent, after some pages, never in the checkout or at a form, never
 * over another layer, and never again after a yes or no.
 */
export function isSignUpLayerDue(facts: LayerFacts): boolean {
  const { kind, path, views, homeViews, layerViews, decision, isOptedIn, hasConsent, hasOpenLayer } = facts
  if (!hasConsent || hasOpenLayer || isOptedIn || decision !== null || isQuietPath(path)) return false
  if (path === '/' && homeViews < FIRST_HOME_VIEW) return false
  const [times = null, at = null] = layerViews?.split('.', 2) ?? []
  if (countOf(times) >= TIMES_MAX) return false
  return layerViews === null ? views >= FIRST_VIEW[kind] : views >= countOf(at) + VIEWS_BETWEEN
}

/** Whether a page is left alone: it has a form or an order of its own. */
export function isQuietPath(path: string): boolean {
  return QUIET_PATH.test(path)
}

/** The counter after the layer was shown at a page view. */
export function shownOnceMore(layerViews: string | null, views: number): string {
  const [times = null] = layerViews?.split('.', 1) ?? []
  return `${countOf(times) + 1}.${views}`
}
