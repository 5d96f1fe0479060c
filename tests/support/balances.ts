import type { Database } from '#services/kernel/database/database.ts'

/**
 * The units of a variant reserved by orders, the balance of the sample gift card in cents, and the uses of the sample
 * code.
 */
type Balances = { reserved: number; balance: number; used: number }

/** Reads what orders reserve of a variant, and what is left on the sample gift card and discount code. */
export async function readBalances({ pool }: Database, variantId: number): Promise<Balances | undefined> {
  const { rows } = await pool.query<Balances>(
    `select (select reserved from commerce.inventory where variant_id = $1) as reserved,
      (select balance_minor::int from commerce.gift_cards where last_characters = 'EU50') as balance,
      (select used from commerce.discounts where code = 'WELCOME10') as used`,
    [variantId],
  )
  return rows[0]
}
