import { eq } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { AuthenticatedCustomer } from '../authenticate.ts'
import { carts } from '../tables/cart-tables.ts'
import type { CartRow } from './open-cart.ts'

/**
 * Updates the tax exemption of a cart to that of its company, which the house may have changed since the buyer was set.
 * An agreed order retains the agreed exemption.
 */
export async function renewExemption(
  queryable: Queryable,
  row: CartRow,
  customer: AuthenticatedCustomer | null,
): Promise<CartRow> {
  const { companyLocationId, agreedOrderId } = row
  const isOwnCompany = companyLocationId !== null && customer?.companyLocationIds.includes(companyLocationId)
  const exemptNumber = customer?.exemptNumber ?? null
  if (!isOwnCompany || agreedOrderId !== null || exemptNumber === row.exemptNumber) return row
  await queryable.update(carts).set({ exemptNumber }).where(eq(carts.token, row.token))
  return { ...row, exemptNumber }
}
