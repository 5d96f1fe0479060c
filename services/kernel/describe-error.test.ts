import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { accounts } from '#services/identity/identity-tables.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { describeError } from './describe-error.ts'

const database = await freshDatabase('identity')
afterAll(() => database.close())
const ADA = { email: 'ada@example.com', language: 'en' as const, createdAt: TEST_TIME }

async function catchError(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('Nothing failed')
}

test('a failed write is described by its table, constraint and statement, without its values', async () => {
  await database.db.insert(accounts).values(ADA)
  const described = describeError(await catchError(database.db.insert(accounts).values(ADA)))
  expect(JSON.stringify(described)).not.toMatch(/ada|example\.com/)
  expect(described).toMatchObject({
    message: 'Failed query',
    query: expect.stringMatching(/^insert into "identity"\."accounts" .*\$1/),
    causes: [{ code: '23505', table: 'accounts', constraint: 'accounts_email_unique' }],
  })
  expect(described.stack).toContain('describe-error.test')
})

test('a value that does not fit its column is not repeated', async () => {
  const byValue = () => database.db.execute(sql`select ${'Ada "the" Byron'}::int`)
  const inStatement = () => database.pool.query("select 'Ada Byron'::date")
  for (const work of [byValue, inStatement]) {
    const described = JSON.stringify(describeError(await catchError(work())))
    expect(described).not.toContain('Ada')
    expect(described).toContain('invalid input syntax for type')
  }
})

test('faults within faults lose their values too', async () => {
  const cause = await catchError(database.db.insert(accounts).values(ADA))
  const several = new AggregateError(
    [cause, new Error('550 <ada@example.com>: no such mailbox')],
    'Two faults',
  )
  const described = describeError(new Error('Not saved', { cause: several }))
  expect(JSON.stringify(described)).not.toMatch(/ada|example\.com/)
  expect(described.causes?.map(({ message }) => message)).toEqual([
    'Two faults',
    'Failed query',
    '550 <…@…>: no such mailbox',
    expect.stringContaining('duplicate key value'),
  ])
})

test('a thrown value that is not an error is described too', () => {
  expect(describeError('sent to ada@example.com')).toEqual({
    type: 'string',
    message: 'sent to …@…',
    stack: '',
  })
  expect(describeError(null)).toMatchObject({ type: 'object', message: 'null' })
})
