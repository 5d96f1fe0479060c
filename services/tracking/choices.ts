import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { choiceCounts } from '#contracts/tracking.ts'
import {
  CHOICE_DAYS,
  CHOICE_STEPS,
  CHOICES_PER_VISITOR_MAX,
  CHOOSERS_MIN,
  CHOOSERS_PER_NETWORK_MAX,
  PLACE_COUNTED_MAX,
} from '#domain/search/merchandising/learned-scores.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { ORDER_PLACED, type StoredEvent } from './read-batch.ts'
import { searchChoices } from './tracking-tables.ts'

/** The number of days after which adding a piece to the bag or ordering it is no longer attributed to a search. */
const ATTRIBUTION_DAYS = 7

/**
 * Stores which search results signed visitors chose, and whether they added them to the bag or ordered them. Each
 * visitor has one row per search and piece, even if they choose it repeatedly. Only a few visitors per network and day
 * count for a piece.
 */
export async function storeChoices(db: Queryable, events: readonly StoredEvent[]): Promise<void> {
  const signed = events.filter(({ network }) => network !== null)
  const rows = signed.flatMap(({ name, visitor, language, day, term, place, pieces, network }) => {
    const [piece] = pieces
    const isChoice = name === 'product_clicked' && term !== null && place !== null && language !== null
    return isChoice && piece ? [{ visitor, language, term, day, place, product: piece.product, network }] : []
  })
  if (rows.length > 0)
    await db.execute(sql`
      with given as (
        select distinct on (visitor, language, term, product) *
        from json_to_recordset(${JSON.stringify(rows)}::json) as given (
          visitor text, language text, term text, product text, day date, place int, network text)
        order by visitor, language, term, product),
      choosers as (
        select given.*, dense_rank() over (partition by given.network, given.product order by given.visitor) + (
          select count(distinct known.visitor) from ${searchChoices} known
          where known.network = given.network and known.product = given.product and known.visitor <> given.visitor
        ) as nth
        from given)
      insert into ${searchChoices} as known (visitor, language, term, product, day, place, step, network)
      select visitor, language, term, product, day, place, 0, network from choosers
      where nth <= ${CHOOSERS_PER_NETWORK_MAX}::int
      order by visitor, language, term, product
      on conflict (visitor, language, term, product) do update
      set day = excluded.day, place = excluded.place, network = excluded.network`)
  await advanceChoices(db, signed, { name: 'product_added_to_cart', step: 1 })
  const orders = signed.filter(({ id }) => id.startsWith('order:'))
  await advanceChoices(db, orders, { name: ORDER_PLACED, step: 2 })
}

/**
 * Advances choices to a later step. A piece added to the bag is matched by its product, and an ordered one by its SKU,
 * since orders contain nothing else.
 */
async function advanceChoices(
  db: Queryable,
  events: readonly StoredEvent[],
  { name, step }: { name: string; step: 1 | 2 },
): Promise<void> {
  const rows = events
    .filter((event) => event.name === name)
    .flatMap(({ visitor, day, pieces }) => pieces.map((piece) => ({ visitor, day, ...piece })))
  if (rows.length === 0) return
  const matchesPiece = step === 1 ? sql`known.product = given.product` : sql`known.sku = given.sku`
  await db.execute(sql`
    update ${searchChoices} as known
    set step = greatest(known.step, ${step}::int), sku = coalesce(nullif(given.sku, ''), known.sku)
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (visitor text, day date, product text, sku text)
    where known.network is not null and known.visitor = given.visitor and ${matchesPiece} and given.day - known.day between 0 and ${ATTRIBUTION_DAYS}`)
}

/** Counts what visitors chose. Omits pieces that few visitors chose, and choices made by bots. */
export async function countChoices(db: Queryable, today: string): Promise<z.infer<typeof choiceCounts>> {
  const countBy = (partition: ReturnType<typeof sql>) => sql`
    with people as (
      select visitor from ${searchChoices} where network is not null group by visitor having count(*) <= ${CHOICES_PER_VISITOR_MAX}),
    chosen as (
      select distinct on (visitor, ${partition}) visitor, language, term, product, step, place, day
      from ${searchChoices} join people using (visitor) where network is not null and day > ${today}::date - ${CHOICE_DAYS}::int
      order by visitor, ${partition}, step desc, place),
    counted as (
      select chosen.*, count(*) over (partition by ${partition}) as choosers from chosen)
    select language, term, product, least(place, ${PLACE_COUNTED_MAX}::int) as place, step,
      greatest(0, (${today}::date - day) / 7) as "weeksAgo", count(*)::int as visitors
    from counted where choosers >= ${CHOOSERS_MIN} group by 1, 2, 3, 4, 5, 6`
  const [searches, pieces] = [
    await db.execute<CountRow>(countBy(sql`language, term, product`)),
    await db.execute<CountRow>(countBy(sql`product`)),
  ]
  const toCount = (row: CountRow) => ({ ...row, step: CHOICE_STEPS[row.step] ?? 'chosen' })
  return { searches: searches.rows.map(toCount), pieces: pieces.rows.map(toCount) }
}

type CountRow = {
  language: string
  term: string
  product: string
  place: number
  step: number
  weeksAgo: number
  visitors: number
}
