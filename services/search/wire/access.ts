import { createHmac } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Clock } from '#services/kernel/clock.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import { limitConditions } from '../filters/filter-limits.ts'
import { parseFilters } from '../filters/parse-filters.ts'
import { WireError } from '../wire-error.ts'
import { BODY_MAX_BYTES, tooLargeError } from './read-body.ts'

export type Access = {
  isAdmin: boolean
  /** Filters that every record read with this key must satisfy. */
  filters: readonly string[]
  /** The indexes that this key may read; null for all. Names may end in a star. */
  indexes: readonly string[] | null
  parameters: Readonly<Record<string, unknown>>
}

export type SearchKeys = {
  applicationId: string
  /** Reads what guests may see; it may be used in browsers. */
  searchKey: string
  /** Reads and writes everything. Secured keys signed with it read what they declare, for a server that filters. */
  adminKey: string
}

/** Spec §5: pieces restricted to trade clients are hidden from requests that no server has authorized. */
export const GUEST_FILTER = 'NOT customerRestrictions:b2b_only'

const ADMIN: Access = { isAdmin: true, filters: [], indexes: null, parameters: {} }
const GUEST: Access = { isAdmin: false, filters: [GUEST_FILTER], indexes: null, parameters: {} }

type Restrictions = {
  filters: readonly string[]
  indexes: readonly string[] | null
  parameters: Readonly<Record<string, unknown>>
}

const SIGNATURE_LENGTH = 64

/** Supported restrictions that are not search parameters. `restrictSources` is refused: networks are unknown here. */
const SUPPORTED_RESTRICTIONS = ['filters', 'restrictIndices', 'validUntil', 'userToken']

/**
 * Identifies the caller by application id and key, in the headers `x-algolia-application-id` and `x-algolia-api-key`,
 * or in the query string under the same names, as browsers send them. Otherwise refuses with 403.
 */
export function resolveAccess(context: Context, keys: SearchKeys, clock: Clock): Access {
  const readCredential = (name: string) => context.req.header(name) ?? context.req.query(name) ?? ''
  const key = readCredential('x-algolia-api-key')
  const applicationId = readCredential('x-algolia-application-id')
  if (isSameToken(applicationId.toUpperCase(), keys.applicationId.toUpperCase())) {
    if (isSameToken(key, keys.adminKey)) return ADMIN
    if (isSameToken(key, keys.searchKey)) return GUEST
    const serverKey = readSecuredKey(key, keys.adminKey, clock())
    if (serverKey) return { isAdmin: false, ...serverKey }
    const guestKey = readSecuredKey(key, keys.searchKey, clock())
    if (guestKey) return { isAdmin: false, ...guestKey, filters: [GUEST_FILTER, ...guestKey.filters] }
  }
  throw new WireError(403, 'Invalid Application-ID or API key')
}

/**
 * Responds with 403 to requests without the admin key, before reading the body, and with 413 to a body that is too
 * long.
 */
export function adminOnly(keys: SearchKeys, clock: Clock): MiddlewareHandler {
  const limitBody = bodyLimit({
    maxSize: BODY_MAX_BYTES,
    onError() {
      throw tooLargeError()
    },
  })
  return (context, next) => {
    if (!resolveAccess(context, keys, clock).isAdmin) {
      throw new WireError(403, 'Method not allowed with this API key')
    }
    return limitBody(context, next)
  }
}

/** Refuses with 403 an index that the key may not read. */
export function requireIndex({ indexes }: Access, name: string): void {
  const isAllowed = (allowed: string) =>
    allowed.endsWith('*') ? name.startsWith(allowed.slice(0, -1)) : name === allowed
  if (indexes !== null && !indexes.some(isAllowed)) {
    throw new WireError(403, 'Index not allowed with this API key')
  }
}

/**
 * Parses a secured key, which `generateSecuredApiKey` of the official client derives from a parent key: the base64 of a
 * signature and of the restrictions as a query string. Null if it was not signed with the parent key. Refuses with 403
 * if it has expired or has an unsupported restriction, and with 400 if it has too many filters.
 */
function readSecuredKey(key: string, parentKey: string, now: Date): Restrictions | null {
  const plain = Buffer.from(key, 'base64').toString('utf8')
  const [signature, query] = [plain.slice(0, SIGNATURE_LENGTH), plain.slice(SIGNATURE_LENGTH)]
  const expected = createHmac('sha256', parentKey).update(query).digest('hex')
  if (!isSameToken(signature, expected)) return null
  const restrictions = Object.fromEntries(new URLSearchParams(query))
  if ('restrictSources' in restrictions) throw new WireError(403, 'restrictSources is not supported')
  const { validUntil, filters, restrictIndices } = restrictions
  if (validUntil !== undefined && Number(validUntil) * 1000 < now.getTime()) {
    throw new WireError(403, '"validUntil" parameter expired (less than current date)')
  }
  // Anyone with the search key can sign keys, so their conditions are limited like those of a search.
  limitConditions(parseFilters(filters ?? ''))
  return {
    filters: filters ? [filters] : [],
    indexes: restrictIndices ? restrictIndices.split(',') : null,
    parameters: Object.fromEntries(
      Object.entries(restrictions).filter(([name]) => !SUPPORTED_RESTRICTIONS.includes(name)),
    ),
  }
}
