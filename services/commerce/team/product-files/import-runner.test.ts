import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { tryWithLock } from '#services/kernel/database/exclusive.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sampleImports } from '#tests/support/samples/sample-imports.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { fileText, lampRow } from '../../import/fixtures/product-file.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const errors: unknown[] = []
beforeEach(() => void errors.splice(0))
const shop = sampleShop(database, { reportError: (error) => void errors.push(error) })
const team = sampleTeam(database, shop)
const { upload, create, run, find, ended, runWith, apply } = sampleImports(team, shop)

const sql = (text: string) => database.pool.query(text)
/** Makes a statement fail, as a full disk would. */
async function breakStatement(statement: string, table: string) {
  await sql(
    `create or replace function fail() returns trigger language plpgsql as $$ begin raise 'no space left'; end $$`,
  )
  await sql(`create trigger breaks before ${statement} on ${table} for each row execute function fail()`)
  return () => sql(`drop trigger breaks on ${table}`)
}

test('what was written before a fault remains, the fault is reported, and the import can be repeated', async () => {
  const compared = await runWith(
    ['lamps.csv', fileText([lampRow('sole', { Title: 'Sole', Collection: '' })])],
    ['window.csv', 'Handle,Title,Product: Handle\nwindow,In the window,sole\n'],
  )
  const repair = await breakStatement('insert', 'commerce.collections')
  const failed = await apply(compared)
  await repair()
  expect(failed).toMatchObject({ state: 'failed', failure: 'writing-failed', isDryRun: false })
  expect(errors).toHaveLength(1)
  expect((await sql('select from commerce.products')).rowCount).toBe(1)

  const repeated = await apply(failed)
  expect(repeated).toMatchObject({
    state: 'done',
    failure: null,
    report: { products: { created: 0, unchanged: 1 }, collections: { created: 1 } },
  })
  expect((await sql('select from commerce.uploads')).rowCount).toBe(0)
})

test('an import is done even if its files cannot be removed', async () => {
  const compared = await runWith(['lamps.csv', fileText([lampRow('luna', { Title: 'Luna' })])])
  const repair = await breakStatement('delete', 'commerce.uploads')
  const written = await apply(compared)
  await eventually(() => expect(errors).toHaveLength(1))
  await repair()
  expect(written).toMatchObject({ state: 'done', failure: null, report: { products: { created: 1 } } })
})

test('a fault of the shop is not blamed on the translations', async () => {
  const { pool } = database
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const broken = vi.spyOn(pool, 'query').mockImplementation(((...given: unknown[]) => {
    const isMapping = String(given[0]).includes(`key = 'mapping'`)
    return isMapping ? Promise.reject(new SyntaxError('Unexpected end of JSON input')) : query(...given)
  }) as typeof pool.query)
  const compared = await runWith(['lamps.csv', fileText([lampRow('alba')])])
  broken.mockRestore()
  expect(compared).toMatchObject({ state: 'failed', failure: 'file-unreadable' })
  expect(errors).toEqual([expect.any(SyntaxError)])
})

test('while another process imports, none waits for it, and a later run takes what is left', async () => {
  const held = await tryWithLock(database, LOCKS.productFiles, async () => {
    const created = await create([await upload('one.csv', fileText([lampRow('sirio')]))])
    await run()
    return created.body.item.id
  })
  const id = held.isHeld ? '' : held.value
  expect(await find(id)).toMatchObject({ state: 'waiting' })
  expect(await ended(id)).toMatchObject({ state: 'done' })
})

test('an import that is stopped is continued by the next run, and is no fault', async () => {
  const created = await create([await upload('one.csv', fileText([lampRow('vega')]))])
  const { id } = created.body.item
  const stopping = new AbortController()
  const begun = vi.spyOn(database.pool, 'query').mockImplementation(((...given: unknown[]) => {
    stopping.abort()
    begun.mockRestore()
    return (database.pool.query as (...all: unknown[]) => unknown)(...given)
  }) as typeof database.pool.query)
  await expect(run(stopping.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(await find(id)).toMatchObject({ state: 'running' })
  expect(await ended(id)).toMatchObject({ state: 'done' })
  expect(errors).toEqual([])
})
