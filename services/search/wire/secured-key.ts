import { createHmac } from 'node:crypto'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import { limitConditions } from '../filters/filter-limits.ts'
import { parseFilters } from '../filters/parse-filters.ts'
import { WireError } from '../wire-error.ts'

/** The restrictions of a secured key. */
export type Restrictions = {
  filters: readonly string[]
  indexes: readonly string[] | null
  parameters: Readonly<Record<string, unknown>>
}

const SIGNATURE_LENGTH = 64

/** Restrictions that are not search parameters; the network of a request is not known here. */
const OWN_NAMES = ['filters', 'restrictIndices', 'validUntil', 'userToken']

/**
 * Parses a secured key, which `generateSecuredApiKey` of the official client derives from a parent key: the
 * base64 of a signature and of the restrictions as a query string. Null if the parent did not sign it;
 * refused with 403 if it has expired or has an unsupported restriction, and with 400 if it has too many
 * filters.
 */
export function readSecuredKey(key: string, parentKey: string, now: Date): Restrictions | null {
  const plain = Buffer.from(key, 'base64').toString('utf8')
  const [signature, query] = [plain.slice(0, SIGNATURE_LENGTH), plain.slice(SIGNATURE_LENGTH)]
  const expected = createHmac('sha256', parentKey).update(query).digest('hex')
  if (!isSameToken(signature, expected)) return null
  const given = Object.fromEntries(new URLSearchParams(query))
  if ('restrictSources' in given) throw new WireError(403, 'restrictSources is not supported')
  const { validUntil, filters, restrictIndices } = given
  if (validUntil !== undefined && Number(validUntil) * 1000 < now.getTime()) {
    throw new WireError(403, '"validUntil" parameter expired (less than current date)')
  }
  // Anyone with the search key can sign keys, so their conditions are limited like those of a search.
  limitConditions(parseFilters(filters ?? ''))
  return {
    filters: filters ? [filters] : [],
    indexes: restrictIndices ? restrictIndices.split(',') : null,
    parameters: Object.fromEntries(Object.entries(given).filter(([name]) => !OWN_NAMES.includes(name))),
  }
}
