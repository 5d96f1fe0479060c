import { ATTRIBUTE_NAMESPACE, CUSTOMER_RESTRICTIONS } from '#domain/product/product-attributes.ts'
import { maySeeProduct } from '#domain/visitor/roles.ts'
import type { View } from './view.ts'

/**
 * SQL: true if a role may see product `p`, by the same rule as `maySeeProduct` (Spec §5, §6); always true for a server.
 * A field that contains a restriction among other values counts as that restriction.
 */
export function isShownTo(role: View['role']): string {
  if (role === null) return 'true'
  const hidden = CUSTOMER_RESTRICTIONS.filter(
    (customerRestrictions) => !maySeeProduct(role, { customerRestrictions, internalUseOnly: false }),
  )
  const isHidden = hidden.map((restriction) => `or strpos(lower(r.value), '${restriction}') > 0`).join(' ')
  return `not exists (select from commerce.product_metafields r
    where r.product_id = p.id and r.namespace = '${ATTRIBUTE_NAMESPACE}' and (
      (r.key = 'internalUseOnly' and lower(btrim(r.value, E' \\t\\n\\r')) = 'true')
      or (r.key = 'customerRestrictions' and (false ${isHidden}))))`
}
