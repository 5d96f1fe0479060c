import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { fileText, lampRow, writeFixture } from '#services/commerce/import/fixtures/product-file.ts'
import { freshDatabase } from '#tests/support/database.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

const FILE = fileText([
  lampRow('sofa', { 'Product Category': 'Furniture > Sofas', 'Body (HTML)': '<p>W 200 × D 90 cm</p>' }),
  lampRow('gift', { 'Product Category': '', Type: '', Tags: '' }),
])

function runImport(...options: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: String(database.pool.options.connectionString) }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['scripts/import.ts', ...options], { env }, (error, output) =>
      error ? reject(error) : resolve(output),
    )
  })
}

async function categories(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select p.handle, f.value from commerce.product_metafields f join commerce.products p on p.id = f.product_id
     where f.key = 'category' order by p.handle`,
  )
  return Object.fromEntries(rows.map(({ handle, value }) => [handle, value]))
}

test('a plan imports nothing, its edits are followed, and the next import follows them too', async () => {
  const products = await writeFixture(FILE)
  const plan = await writeFixture('', 'mapping.json')
  const planned = await runImport(products, '--plan', plan)
  expect(planned).toContain('Rule: taxonomy "Furniture > Sofas" → furniture/sofas: 1')
  expect(planned).toContain('dimensions 1, materials 1, colors 0, lead times 0 of 2 products')
  expect(await categories()).toEqual({})

  const proposed = await readFile(plan, 'utf8')
  await writeFile(plan, proposed.replaceAll('furniture/sofas', 'furniture/seating'))
  expect(await runImport(products, '--mapping', plan)).toContain('2 created')
  expect(await categories()).toEqual({ gift: 'more', sofa: 'furniture/seating' })
  expect(await runImport(products)).toContain('2 unchanged')
}, 60_000)
