import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { fileText, lampRow, writeFixture } from '#services/commerce/import/fixtures/product-file.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

const COUNT = 2_000
const file = await writeFixture(
  fileText(Array.from({ length: COUNT }, (_, index) => lampRow(`lamp-${index}`))),
)

function startImport() {
  const env = { ...process.env, DATABASE_URL: String(database.pool.options.connectionString) }
  const child = spawn(process.execPath, ['scripts/import.ts', file], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, output: Buffer.concat(output).toString() }))
  return { ended, kill: () => child.kill('SIGKILL') }
}

async function count(text: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from commerce.${text}`)
  return rows[0]?.n ?? 0
}

test('an import that was killed, and two at once, leave what one import leaves', async () => {
  const killed = startImport()
  await eventually(async () => expect(await count('products')).toBeGreaterThan(0), { interval: 10 })
  killed.kill()
  await killed.ended
  const remaining = await count('products')
  expect(remaining).toBeGreaterThan(0)
  expect(
    await count('products p where not exists (select from commerce.variants v where v.product_id = p.id)'),
  ).toBe(0)

  const both = await Promise.all([startImport().ended, startImport().ended])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect([await count('products'), await count('variants')]).toEqual([COUNT, COUNT])
  expect((await startImport().ended).output).toContain(`${COUNT} unchanged`)
}, 120_000)
