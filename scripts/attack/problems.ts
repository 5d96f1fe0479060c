import { dataRedirect } from './data-redirect.ts'
import type { Attack, AttackResponse } from './request.ts'
import type { Target } from './target/target.ts'

/** Part of hostile texts; if it appears in a page, its tag must have been escaped. */
export const MARKER = '"><b id=atk13>\'`'
const MARKER_TAG = '<b id=atk13>'

/** Patterns of internal details, also when HTML-escaped, which no response may reveal. */
const INTERNAL_DETAILS =
  /\bat [\w.]+ \((?:file:|\/|node:)|node_modules|syntax error at or near|relation (?:"|\\"|&quot;)|drizzle|ZodError|invalid byte sequence|DrizzleQueryError|(?:"|&quot;)stack\\?(?:"|&quot;):/
/** The response of our GraphQL services to a bug. */
const MASKED_BUG = /Unexpected error\.|INTERNAL_SERVER_ERROR|Internal error/

/** The problems in a response to an attack. */
export function findProblems(attack: Attack, response: AttackResponse, target: Target): string[] {
  return [
    ...findStatusProblems(attack, response),
    ...findRedirectProblems(response, target),
    ...findCookieProblems(response, target),
    ...findBodyProblems(response),
    ...findHeaderProblems(response, target),
  ]
}

function findStatusProblems({ statuses, raw }: Attack, { status, milliseconds }: AttackResponse): string[] {
  if (status >= 500) return [`answers ${status}`]
  // The server may close a connection that does not speak HTTP.
  if (status === 0 && !raw)
    return [`closes the connection without a response after ${Math.round(milliseconds)} ms`]
  return statuses && !statuses.includes(status)
    ? [`answers ${status} instead of ${statuses.join(' or ')}`]
    : []
}

function findRedirectProblems({ headers, status, body }: AttackResponse, { publicOrigin }: Target): string[] {
  const location = headers.location ?? (isRouterData(headers) ? dataRedirect(body) : null)
  if (location === null) return []
  if (!URL.canParse(location, publicOrigin)) return [`redirects to an invalid URL: ${location}`]
  const { origin } = new URL(location, publicOrigin)
  return origin === publicOrigin ? [] : [`redirects (${status}) to another origin: ${location}`]
}

/** Whether it is a response to the router's own script, which may contain redirects. */
function isRouterData(headers: AttackResponse['headers']): boolean {
  return headers['content-type']?.startsWith('text/x-script') ?? false
}

function findCookieProblems({ cookies }: AttackResponse, { publicOrigin }: Target): string[] {
  if (!publicOrigin.startsWith('https:')) return []
  return cookies
    .filter((line) => !/;\s*secure/i.test(line) || !/;\s*samesite=(?:lax|strict)/i.test(line))
    .map((line) => `sets a cookie without Secure or SameSite: ${line.split('=', 1)}`)
}

function findBodyProblems({ body, headers }: AttackResponse): string[] {
  const isHtml = headers['content-type']?.includes('text/html') ?? false
  const detail = INTERNAL_DETAILS.exec(body)
  return [
    ...(isHtml && body.includes(MARKER_TAG) ? ['shows markup of the attacker'] : []),
    ...(detail ? [`reveals internal details: ${detail[0]}`] : []),
    ...(MASKED_BUG.test(body) && !isHtml ? ['answers with a masked bug'] : []),
  ]
}

function findHeaderProblems({ headers, status }: AttackResponse, { publicOrigin }: Target): string[] {
  const problems = Object.keys(headers).includes('x-injected') ? ['takes a header from the attacker'] : []
  if (headers['access-control-allow-credentials'] === 'true')
    problems.push('shares its responses with other sites')
  if (!headers['content-type']?.includes('text/html') || status === 0) return problems
  const policy = headers['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  if (scripts === '' || /unsafe-(inline|eval)|\*/.test(scripts))
    problems.push(`lets any script run: "${policy}"`)
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('lets browsers guess its type')
  if (publicOrigin.startsWith('https:') && !headers['strict-transport-security']) problems.push('has no HSTS')
  return problems
}
