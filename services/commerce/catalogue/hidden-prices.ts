import { UPON_REQUEST_SKU } from '#domain/delivery/availability.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import type { View } from './view.ts'

/**
 * SQL: true if the price of variant `alias` is upon request, and therefore hidden from the role, by the same rule as
 * `getPublicPrice` (Spec §5, §6). Never true for an approved trade client, or for a server, which applies the rule
 * itself.
 */
export function isPriceHidden(alias: string, role: View['role']): string {
  if (role === null || role === 'trade-approved') return 'false'
  return `(starts_with(${alias}.sku, '${UPON_REQUEST_SKU}') or exists (select from commerce.product_metafields h
    where h.product_id = ${alias}.product_id and h.namespace = '${ATTRIBUTE_NAMESPACE}' and h.key = 'notDirectlyShoppable'
      and lower(btrim(h.value, E' \\t\\n\\r')) = 'true'))`
}
