import { createHash } from 'node:crypto'
import { CAPTCHA_ADDRESSES, type CaptchaProvider } from '#domain/request/captcha.ts'
import type { HostedSources } from '../settings/hosted-scripts.ts'
import { REPORTS_GROUP, REPORTS_PATH } from './responses/policy-reports.ts'

export type SecuritySettings = {
  /** Whether the shop is behind TLS, which enables HSTS. */
  isSecure: boolean
  /** Picture hosts that a page may load from directly. */
  imageHosts: readonly string[]
  /** Other origins to which a form may redirect, such as the hosted checkout. */
  formOrigins: readonly string[]
  /** Development needs inline styles and the hot reload socket. */
  isDevelopment: boolean
  /** Whether our own pages may frame the page, as the draft comparison does. */
  isFramedByUs?: boolean
  /** The captcha whose widget a page may load. */
  captcha?: CaptchaProvider | null
  hosted?: HostedSources
}

const TWO_YEARS_SECONDS = 63_072_000

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
 * The only style that `<model-viewer>` injects. A document cannot know whether the visitor will open a model, so every
 * policy allows exactly this text.
 */
export const MODEL_VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"

/** The policy allows exactly the document's own inline scripts and styles. */
export type SecuredDocument = { html: string; policy: string }

/**
 * Secures a complete document. Its inline scripts are allowed by hash, so that the policy is valid wherever the page is
 * cached. With a `nonce`, which the renderer put on its own tags, only tags that have it are allowed, so that injected
 * markup cannot run; the nonce is removed.
 */
export function secureDocument(
  html: string,
  nonce: string | null,
  settings: SecuritySettings,
): SecuredDocument {
  const attribute = nonce && ` nonce="${nonce}"`
  const isOurs = (attributes: string) => attribute === null || attributes.includes(attribute)
  const scripts = inlineHashes(html, SCRIPT_TAG, (attributes) => isCode(attributes) && isOurs(attributes))
  const styles = inlineHashes(html, STYLE_TAG, isOurs)
  const styleAttributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) =>
    toHashSource(unescapeHtml(value)),
  )
  return {
    html: attribute ? html.replaceAll(attribute, '') : html,
    policy: contentPolicy({ scripts, styles, styleAttributes: [...new Set(styleAttributes)] }, settings),
  }
}

/** Without hashes no inline code is allowed. */
export function contentPolicy(
  hashes: { scripts: string[]; styles: string[]; styleAttributes: string[] },
  {
    isSecure,
    imageHosts,
    formOrigins,
    isDevelopment,
    isFramedByUs = false,
    captcha = null,
    hosted = {},
  }: SecuritySettings,
): string {
  const unsafeHashes = hashes.styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []
  // If there is a hash, browsers ignore 'unsafe-inline'.
  const styles = isDevelopment
    ? ["'unsafe-inline'"]
    : [MODEL_VIEWER_STYLE, ...hashes.styles, ...unsafeHashes, ...hashes.styleAttributes]
  // Models are fetched by a script, not loaded by an element, from the hosts of pictures.
  const media = imageHosts.map((host) => `https://${host}`)
  const widget = captcha && CAPTCHA_ADDRESSES[captcha].sources
  const frames = [...(widget?.frame ?? []), ...(hosted.frame ?? [])]
  const fonts = hosted.font ?? []
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", ...hashes.scripts, ...(widget?.script ?? []), ...(hosted.script ?? [])],
    ["style-src 'self'", ...styles, ...(widget?.style ?? []), ...(hosted.style ?? [])],
    ["img-src 'self' data: blob:", ...media, ...(hosted.img ?? [])],
    ...(fonts.length > 0 ? [["font-src 'self'", ...fonts]] : []),
    [
      "connect-src 'self'",
      ...media,
      ...(isDevelopment ? ['ws:'] : []),
      ...(widget?.connect ?? []),
      ...(hosted.connect ?? []),
    ],
    ...(widget || frames.length > 0 ? [["frame-src 'self'", ...frames]] : []),
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'", ...formOrigins],
    [`frame-ancestors ${isFramedByUs ? "'self'" : "'none'"}`],
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
    // For browsers that do not support `report-to`.
    [`report-uri ${REPORTS_PATH}`],
    [`report-to ${REPORTS_GROUP}`],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

const SCRIPT_TAG = /<script([^<>]*)>|<\/script>/g
const STYLE_TAG = /<style([^<>]*)>|<\/style>/g
const STYLE_ATTRIBUTE = /<[^<>]*?\sstyle="([^"]*)"/g
const DATA_BLOCK = /\stype="(?!module"|text\/javascript"|importmap"|speculationrules")[^"]*"/

/** Data blocks (JSON-LD, messages) are not executed, so they need no hash; external scripts are allowed by origin. */
function isCode(attributes: string): boolean {
  return !DATA_BLOCK.test(attributes) && !/\ssrc=/.test(attributes)
}

/** Returns the hashes of allowed inline elements, in one pass over the tags. */
function inlineHashes(html: string, tag: RegExp, isAllowed: (attributes: string) => boolean): string[] {
  const hashes = new Set<string>()
  let open: { attributes: string; end: number } | null = null
  for (const { 0: text, 1: attributes, index } of html.matchAll(tag)) {
    if (attributes !== undefined) open ??= { attributes, end: index + text.length }
    else if (open) {
      if (isAllowed(open.attributes)) hashes.add(toHashSource(html.slice(open.end, index)))
      open = null
    }
  }
  return [...hashes]
}

function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Decodes the five escapes that React writes. */
function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
