import { eq } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { AuthenticatedCustomer } from '../authenticate.ts'
import { carts } from './cart-tables.ts'
import type { CartRow } from './open-cart.ts'

/**
 * A cart with the exemption from tax that the company of its buyer has now: the house may have decided since the buyer was set. What
 * was agreed keeps that of the agreement.
 */
export async function renewExemption(
  queryable: Queryable,
  row: CartRow,
  customer: AuthenticatedCustomer | null,
): Promise<CartRow> {
  const { companyLocationId, agreedOrderId } = row
  const isTheirs = companyLocationId !== null && customer?.companyLocationIds.includes(companyLocationId)
  const exemptNumber = customer?.exemptNumber ?? null
  if (!isTheirs || agreedOrderId !== null || exemptNumber === row.exemptNumber) return row
  await queryable.update(carts).set({ exemptNumber }).where(eq(carts.token, row.token))
  return { ...row, exemptNumber }
}
