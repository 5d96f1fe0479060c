import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'

const FOLDER = 'services/customer/migrations'
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
const at = files.findIndex((name) => name.endsWith('_companies.sql'))
const database = await freshDatabase()
afterAll(() => database.close())

async function apply(names: readonly string[]) {
  for (const name of names) await database.pool.query(readFileSync(`${FOLDER}/${name}`, 'utf8'))
}

test('each company of an earlier release has the same ids and standing, and its customer as owner', async () => {
  await apply(files.slice(0, at))
  await database.pool.query(
    `insert into customer.customers (account_id, created_at) values ('anna', '2026-11-20 10:00Z'), ('ben', '2026-11-20 10:00Z')`,
  )
  const before = await database.pool.query(`
    insert into customer.company_contacts (account_id, company_name, standing, created_at) values
      ('anna', 'Studio Anna', 'approved', '2026-01-01'), ('ben', 'Studio Ben', 'rejected', '2026-01-02')
    returning account_id, company_id, location_id, contact_id, company_name, standing, created_at`)
  await apply(files.slice(at, at + 1))
  const after = await database.pool.query(`
    select account_id, company_id, location_id, contact_id, name as company_name, standing, companies.created_at
    from customer.company_members join customer.companies on companies.id = company_id
    where role = 'owner' and joined_at = companies.created_at and not is_tax_exempt order by account_id`)
  expect(after.rows).toEqual(before.rows)
})
