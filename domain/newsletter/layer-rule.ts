import { parseCounter, type VisitorKind } from './sign-up-counters.ts'

/** The first page view on which the layer may appear. Trade clients are at work, so they see it last. */
const FIRST_VIEW: Readonly<Record<VisitorKind, number>> = { guest: 5, consumer: 5, trade: 8 }
/** The first view of the home page shows the house without interruption. */
const FIRST_HOME_VIEW = 2
/** Page views before the layer may appear again, if the visitor did not decide. */
const VIEWS_BETWEEN = 10
const TIMES_MAX = 3

/** Pages with their own form, order or buy button. */
const QUIET_PATH =
  /^\/(?:products|checkout|orders|newsletter|login|profile|account|contact|requests|quotes|company|cookie-settings|lists\/invitation|trade\/apply)(?:\/|$)/

export type LayerFacts = {
  readonly kind: VisitorKind
  /** Without the locale: '/' for the home page. */
  readonly path: string
  /** Page views in this role, and views of the home page, both including the current one. */
  readonly views: number
  readonly homeViews: number
  /** How often the layer was shown, and the page view of the last time: '1.3'. Null if never. */
  readonly layerViews: string | null
  /** 'yes' or 'no'; null if undecided. */
  readonly decision: string | null
  readonly isOptedIn: boolean
  /** Without consent to marketing nothing is counted. */
  readonly hasConsent: boolean
  readonly hasOpenLayer: boolean
}

/**
 * Requires consent and some page views. The layer never appears in the checkout, next to a form or over another layer,
 * and never again after a yes or no.
 */
export function isSignUpLayerDue(facts: LayerFacts): boolean {
  const { kind, path, views, homeViews, layerViews, decision, isOptedIn, hasConsent, hasOpenLayer } = facts
  if (!hasConsent || hasOpenLayer || isOptedIn || decision !== null || isQuietPath(path)) return false
  if (path === '/' && homeViews < FIRST_HOME_VIEW) return false
  const [times = null, lastView = null] = layerViews?.split('.', 2) ?? []
  if (parseCounter(times) >= TIMES_MAX) return false
  return layerViews === null ? views >= FIRST_VIEW[kind] : views >= parseCounter(lastView) + VIEWS_BETWEEN
}

export function isQuietPath(path: string): boolean {
  return QUIET_PATH.test(path)
}

/** The new value of the counter `layerViews`. */
export function incrementLayerViews(layerViews: string | null, views: number): string {
  const [times = null] = layerViews?.split('.', 1) ?? []
  return `${parseCounter(times) + 1}.${views}`
}
