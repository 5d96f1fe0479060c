import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { importRows, LAGUNA_ROWS } from '../catalogue/fixtures/sample-catalogue.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

test('stored trade prices are rounded by the migration as the import rounds them, and the first one stays as it is set', async () => {
  const trade = 'product.metafields.custom.tradePrice'
  const [first, second, ...others] = LAGUNA_ROWS
  await importRows(database, [
    { ...first, [trade]: '{"EUR":"77.00","USD":"96.40","GBP":"72"}' },
    { ...second, 'Variant Price': '150.00' },
    ...others,
  ])
  const prices = async () => {
    const { rows } = await database.pool.query<{ price: string; trade: string | null }>(
      `select p.price_minor as price, p.trade_price_minor as trade from commerce.variant_prices p
       join commerce.variants v on v.id = p.variant_id order by v.position, p.currency`,
    )
    return rows
  }
  const imported = await prices()
  expect(imported.filter(({ trade }) => trade !== null).length).toBeGreaterThan(2)
  await database.pool.query(`update commerce.variant_prices p set trade_price_minor = trade_price_minor + 3
    from commerce.variants v where v.id = p.variant_id and v.position > (select min(position) from commerce.variants)`)
  expect(await prices()).not.toEqual(imported)
  await database.pool.query(
    await readFile('services/commerce/migrations/0032_round_trade_prices.sql', 'utf8'),
  )
  expect(await prices()).toEqual(imported)
})
