import pg from 'pg'
import { globalId } from '#domain/ids.ts'

/** The inventory of one variant, in units. */
export type StockLine = { variantId: number; onHand: number; reserved: number }

export function openLedger(url: string) {
  return {
    /** Adds units to the stock of some pieces that are sold from stock; returns their global ids. */
    async addStock(pieces: number, units: number): Promise<string[]> {
      const rows = await query<{ id: string }>(
        url,
        `update commerce.inventory set on_hand = $2 where variant_id in (
           select variant_id from commerce.inventory
           where is_tracked and not continue_selling and on_hand > 4 order by variant_id limit $1
         ) returning variant_id as id`,
        [pieces, units],
      )
      return rows.map(({ id }) => globalId('ProductVariant', id))
    },
    stock: () =>
      query<StockLine>(
        url,
        `select variant_id::int as "variantId", on_hand as "onHand", reserved
         from commerce.inventory order by variant_id`,
      ),
    /** Units that open orders reserve, by variant. */
    async held(): Promise<Map<number, number>> {
      const rows = await query<{ id: number; units: number }>(
        url,
        `select variant_id::int as id, sum(line.reserved)::int as units
         from commerce.order_lines line join commerce.orders on orders.id = line.order_id
         where orders.cancelled_at is null group by 1`,
      )
      return new Map(rows.map(({ id, units }) => [id, units]))
    },
    /** The orders of each cart, with the payments and confirmation e-mails of each order. */
    orders: (cartTokens: readonly string[]) =>
      query<{ cartToken: string; orderIds: string[]; payments: string[]; letters: number }>(
        url,
        `select cart_token as "cartToken", array_agg(distinct orders.id::text) as "orderIds",
           array_agg(payments.method || ' ' || payments.status) as payments,
           count(distinct outbox.id)::int as letters
         from commerce.orders
         left join commerce.payments on payments.order_id = orders.id
         left join mail.outbox on outbox.letter = 'order-confirmation ' || orders.id
         where orders.cart_token = any($1)
         group by cart_token`,
        [cartTokens],
      ),
  }
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
