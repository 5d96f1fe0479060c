import { createHash } from 'node:crypto'
import { REPORTS_GROUP, REPORTS_PATH } from './answers/policy-reports.ts'

export type SecuritySettings = {
  /** Behind TLS: makes browsers stay on it (HSTS). */
  isSecure: boolean
  /** Hosts whose pictures a page may show directly. */
  imageHosts: readonly string[]
  /** Where a form may lead besides ourselves: the hosted checkout. */
  formOrigins: readonly string[]
  /** Development needs the inline styles and the socket of hot reload. */
  isDevelopment: boolean
  /** Our own pages may show it in a frame: the comparison of a draft does. */
  isFramedByUs?: boolean
}

const TWO_YEARS_SECONDS = 63_072_000

/** The headers of every response. */
export function securityHeaders({
  isSecure,
  isFramedByUs = false,
}: Pick<SecuritySettings, 'isSecure' | 'isFramedByUs'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': isFramedByUs ? 'SAMEORIGIN' : 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'reporting-endpoints': `${REPORTS_GROUP}="${REPORTS_PATH}"`,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(isSecure && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
  }
}

/**
 * The one style that `<model-viewer>` writes into itself. A document does not know whether the visitor will look
 * at a model before it is left, so every policy allows exactly this text.
 */
export const MODEL_VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"

/** A finished document and the policy that lets exactly its own inline scripts and styles run. */
export type SecuredDocument = { html: string; policy: string }

/**
 * Secures a document that is rendered to its end. Its inline scripts are allowed by hash, so that the policy
 * holds wherever the page is kept. With a `mark` (the nonce that the renderer put on its own tags) only
 * marked scripts are allowed, so markup that found its way in by mistake cannot run; the mark is taken off.
 */
export function secureDocument(
  html: string,
  mark: string | null,
  settings: SecuritySettings,
): SecuredDocument {
  const attribute = mark && ` nonce="${mark}"`
  const isOurs = (attributes: string) => attribute === null || attributes.includes(attribute)
  const scripts = inlineHashes(html, SCRIPT_TAG, (attributes) => isCode(attributes) && isOurs(attributes))
  const styles = inlineHashes(html, STYLE_TAG, isOurs)
  const styleAttributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) =>
    hashOf(unescaped(value)),
  )
  return {
    html: attribute ? html.replaceAll(attribute, '') : html,
    policy: contentPolicy({ scripts, styles, styleAttributes: [...new Set(styleAttributes)] }, settings),
  }
}

/** The policy of a page; without hashes nothing inline runs. */
export function contentPolicy(
  hashes: { scripts: string[]; styles: string[]; styleAttributes: string[] },
  { isSecure, imageHosts, formOrigins, isDevelopment, isFramedByUs = false }: SecuritySettings,
): string {
  const unsafeHashes = hashes.styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []
  // One hash would make a browser pass over 'unsafe-inline'.
  const styles = isDevelopment
    ? ["'unsafe-inline'"]
    : [MODEL_VIEWER_STYLE, ...hashes.styles, ...unsafeHashes, ...hashes.styleAttributes]
  // Models are fetched, not shown by an element, from where the pictures are.
  const media = imageHosts.map((host) => `https://${host}`)
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", ...hashes.scripts],
    ["style-src 'self'", ...styles],
    ["img-src 'self' data: blob:", ...media],
    ["connect-src 'self'", ...media, ...(isDevelopment ? ['ws:'] : [])],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'", ...formOrigins],
    [`frame-ancestors ${isFramedByUs ? "'self'" : "'none'"}`],
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
    // Not every browser knows the newer of the two.
    [`report-uri ${REPORTS_PATH}`],
    [`report-to ${REPORTS_GROUP}`],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

const SCRIPT_TAG = /<script([^<>]*)>|<\/script>/g
const STYLE_TAG = /<style([^<>]*)>|<\/style>/g
const STYLE_ATTRIBUTE = /<[^<>]*?\sstyle="([^"]*)"/g
const DATA_BLOCK = /\stype="(?!module"|text\/javascript"|importmap"|speculationrules")[^"]*"/

/** Data blocks (JSON-LD, messages) do not run, hence need no leave; what is loaded has its own. */
function isCode(attributes: string): boolean {
  return !DATA_BLOCK.test(attributes) && !/\ssrc=/.test(attributes)
}

/** The hashes of the texts between a tag and the next one that closes it: one look at each tag, whatever it holds. */
function inlineHashes(html: string, tag: RegExp, isAllowed: (attributes: string) => boolean): string[] {
  const hashes = new Set<string>()
  let open: { attributes: string; end: number } | null = null
  for (const { 0: text, 1: attributes, index } of html.matchAll(tag)) {
    if (attributes !== undefined) open ??= { attributes, end: index + text.length }
    else if (open) {
      if (isAllowed(open.attributes)) hashes.add(hashOf(html.slice(open.end, index)))
      open = null
    }
  }
  return [...hashes]
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The value of an attribute as the browser reads it; React writes these five escapes. */
function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
