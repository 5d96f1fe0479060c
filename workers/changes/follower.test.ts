import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { ChangesResponse } from '#contracts/changes.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createFollower, type Follower, type FollowerOptions } from './follower.ts'

const database = await freshDatabase()
afterAll(() => database.close())

/** A service with a list of changes, in which a cursor is an index. */
let changes: string[] = []
let removed = 0
let followers: Follower[] = []
const work: string[] = []

beforeEach(() => {
  changes = []
  removed = 0
  work.length = 0
})
afterEach(async () => {
  await Promise.all(followers.map((follower) => follower.close()))
  followers = []
  await database.pool.query('delete from kernel.cursors')
})

async function read(since: string | null): Promise<Result<ChangesResponse, 'cursor-expired'>> {
  if (since === null) return ok({ changes: [], cursor: String(changes.length), hasMore: false })
  if (Number(since) < removed) return refuse('cursor-expired')
  const next = changes.slice(Number(since), Number(since) + 2)
  const cursor = String(Number(since) + next.length)
  const listed = next.map((id) => ({ kind: 'product' as const, id }))
  return ok({ changes: listed, cursor, hasMore: Number(cursor) < changes.length })
}

function follow(given: Partial<FollowerOptions> = {}): Follower {
  const follower = createFollower({
    database,
    lock: LOCKS.productIndex,
    source: { name: 'a service', channel: 'some_changes', client: { read } },
    readerName: async () => 'a reader',
    async readAll(start) {
      work.push('everything')
      return start
    },
    async handle(ids) {
      work.push(ids.join(' '))
    },
    report: (error) => work.push(String(error)),
    ...given,
  })
  followers.push(follower)
  return follower
}

test('everything is read once, then the changes in batches with unique ids', async () => {
  changes = ['before']
  await follow().catchUp()
  changes.push('a', 'a', 'b')
  await follow().catchUp()
  expect(work).toEqual(['everything', 'a', 'b'])
  await follow().catchUp()
  expect(work).toHaveLength(3)
})

test('changes are read after a notice', async () => {
  const follower = follow()
  await follower.start()
  await follower.catchUp()
  changes.push('a')
  await database.pool.query('notify some_changes')
  await eventually(() => expect(work).toEqual(['everything', 'a']))
})

test('if changes have been removed, everything is read again', async () => {
  await follow().catchUp()
  changes.push('a', 'b')
  removed = 1
  await follow().catchUp()
  expect(work).toEqual(['everything', 'everything'])
})

test('a read that went on where another process stopped is followed by the changes since its own start', async () => {
  changes = ['a', 'b', 'c']
  await follow({ readAll: async () => '1' }).catchUp()
  expect(work).toEqual(['b c'])
})

test('with another reader name, or without a prepared target, everything is read again', async () => {
  await follow().catchUp()
  await follow({ readerName: async () => 'another reader' }).catchUp()
  await follow({ prepare: async () => true }).catchUp()
  await follow({ prepare: async () => false }).catchUp()
  expect(work).toEqual(['everything', 'everything', 'everything'])
})

test('changes are handled again after a fault', async () => {
  await follow().catchUp()
  changes.push('a')
  let isBroken = true
  const follower = follow({
    async handle(ids) {
      if (isBroken) throw new Error('broken')
      work.push(ids.join(' '))
    },
  })
  await follower.catchUp()
  isBroken = false
  await follower.catchUp()
  expect(work).toEqual(['everything', 'Error: broken', 'a'])
})

test('an interrupted read starts again', async () => {
  await follow({ readAll: async () => null }).catchUp()
  await follow().catchUp()
  expect(work).toEqual(['everything'])
})
