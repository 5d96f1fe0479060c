import { expect, test } from 'vitest'
import type { Migration } from '#services/kernel/database/migrations.ts'
import { problemsOf } from './migrations.ts'

const SERVICES = ['audience', 'commerce', 'identity']
const before = [
  migration('identity', 1, 'CREATE TABLE "identity"."accounts" ("id" int)'),
  migration('identity', 2, 'ALTER TABLE "identity"."accounts" ADD COLUMN "name" text'),
]

function migration(service: string, when: number, sql: string): Migration {
  return { name: `${service}/000${when}`, service, when, sql, isConcurrent: sql.includes('CONCURRENTLY') }
}

const BLOCKS =
  'audience/0003 blocks writes to audience.readers: CREATE INDEX CONCURRENTLY, in a migration of its own'
const INDEX = 'CREATE INDEX "readers_name" ON "audience"."readers" USING btree ("name");'
const CONCURRENT = INDEX.replace('INDEX', 'INDEX CONCURRENTLY')
const READS = 'audience/0003 reads tables of identity: add "-- Reads: identity/0002"'

test.each([
  ['its own tables', 'ALTER TABLE "audience"."readers" ADD COLUMN "age" int', []],
  [
    'what another service is called',
    "-- As identity.accounts has it.\nINSERT INTO audience.readers VALUES ('identity.accounts')",
    [],
  ],
  ['tables of another service', 'INSERT INTO audience.readers SELECT id FROM identity.accounts', [READS]],
  [
    'tables of another service, quoted',
    'INSERT INTO audience.readers SELECT id FROM "identity"."accounts"',
    [READS],
  ],
  ['such tables as they were earlier', '-- Reads: identity/0001\nSELECT FROM identity.accounts', [READS]],
  ['such tables as they are', '-- Reads: identity/0002\nSELECT FROM identity.accounts', []],
  [
    'an index on a new table',
    `CREATE TABLE "audience"."readers" ("name" text);--> statement-breakpoint\n${INDEX}`,
    [],
  ],
  ['an index on a table with rows', INDEX, [BLOCKS]],
  ['a unique index on a table with rows', INDEX.replace('INDEX', 'UNIQUE INDEX'), [BLOCKS]],
  [
    'an index that does not block',
    `DROP INDEX CONCURRENTLY IF EXISTS "audience"."readers_name";--> statement-breakpoint\n${CONCURRENT}`,
    [],
  ],
  [
    'one that cannot be tried again',
    CONCURRENT,
    ['audience/0003 cannot be retried: DROP INDEX CONCURRENTLY IF EXISTS "readers_name" first'],
  ],
  [
    'one among other changes',
    `DROP INDEX CONCURRENTLY IF EXISTS "audience"."readers_name";--> statement-breakpoint\n${CONCURRENT}--> statement-breakpoint\nUPDATE audience.readers SET name = ''`,
    ['audience/0003 does more than build indexes concurrently: split it'],
  ],
])('a migration with %s', (_, sql, problems) => {
  expect(problemsOf([...before, migration('audience', 3, sql)], SERVICES, new Set())).toEqual(problems)
})

test('indexes of releases are left as they are', () => {
  expect(problemsOf([migration('audience', 3, INDEX)], SERVICES, new Set(['audience/0003']))).toEqual([])
})
