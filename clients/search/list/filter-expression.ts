import { buildConditions, quote } from './list-conditions.ts'
import type { ProductListRequest } from './product-list.ts'

/**
 * Writes the filters as one `filters` expression of the search API, for the visitor's country and currency: values are
 * quoted, and alternatives are in brackets. Empty without filters.
 */
export function toFilterExpression(request: ProductListRequest): string {
  return buildConditions(request)
    .map(({ anyOf, numeric }) => {
      const equal = anyOf.map(quoteValue)
      const alternatives = equal.length > 1 ? `(${equal.join(' OR ')})` : equal.join('')
      return [...(alternatives === '' ? [] : [alternatives]), ...numeric].join(' AND ')
    })
    .join(' AND ')
}

/** `material:oak` → `material:"oak"`; a sign escaped for `facetFilters` needs no escape in quotes. */
function quoteValue(facet: string): string {
  const colon = facet.indexOf(':')
  const value = facet.slice(colon + 1)
  return `${facet.slice(0, colon)}:${quote(value.startsWith('\\-') ? value.slice(1) : value)}`
}
