import { ATTRIBUTE_NAMESPACE, CUSTOMER_RESTRICTIONS } from '#domain/product/product-attributes.ts'
import { maySeeProduct } from '#domain/visitor/roles.ts'
import type { View } from './view.ts'

/**
 * SQL: true for a product `p` that someone in a role may see, as `maySeeProduct` has it (Spec §5, §6); always for a
 * server. A field that names a restriction among other things is read as that restriction.
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
