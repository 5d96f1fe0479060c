import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createDocumentStore, type DocumentStore } from '../documents/document-store.ts'
import { applyMutations } from '../mutations/apply-mutations.ts'
import { createQueryWorkers, type QueryWorkers } from '../queries/query-workers.ts'
import { readListenRequest } from './listen-request.ts'
import { createListeners, type Listener, type Listeners } from './listeners.ts'

const now = new Date('2026-11-24T09:00:00Z')
let database: Database
let store: DocumentStore
let workers: QueryWorkers
let listeners: Listeners
const errors: unknown[] = []
const evaluated: string[] = []

beforeAll(async () => {
  database = await freshDatabase('content')
  store = createDocumentStore(database)
  workers = createQueryWorkers(store, 3_000)
  const counting: QueryWorkers = {
    ...workers,
    match(job, document) {
      evaluated.push(`${job.query} ${JSON.stringify(job.params)}`)
      return workers.match(job, document)
    },
  }
  const reportError = (error: unknown) => errors.push(error)
  const options = {
    database,
    projectId: 'house',
    dataset: 'production',
    clock: () => now,
    reportError,
  }
  listeners = createListeners({ options, store, workers: counting })
})
afterAll(async () => {
  await listeners.close()
  await Promise.all([workers.close(), store.close()])
  await database.close()
})

let transactions = 0
const write = (id: string) =>
  database.db.transaction((transaction) => {
    transactions += 1
    return applyMutations(transaction, [{ createOrReplace: { _id: id, _type: 'post', transactions } }], {
      now,
      transactionId: `transaction-${transactions}`,
      isDryRun: false,
      author: null,
      select: () => [],
    })
  })

async function listenTo(query: string, given: Partial<Listener> = {}, params: Record<string, string> = {}) {
  const request = readListenRequest(new URL(`http://content/?${new URLSearchParams({ query, ...params })}`))
  if (typeof request === 'string') throw new Error(request)
  const heard: string[] = []
  const end = vi.fn()
  const send = ({ documentId }: { documentId: string }) => heard.push(documentId)
  const remove = await listeners.add({ request, send, end, ...given })
  return { heard, end, remove }
}

test('each query is evaluated once per change, regardless of the number of listeners', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => listenTo('*[_id == "once"]')))
  evaluated.length = 0
  await write('once')
  await expect.poll(() => all.map(({ heard }) => heard.length)).toEqual(all.map(() => 1))
  expect(evaluated).toEqual(['*[_id == "once"] {}'])
  for (const { remove } of all) remove()
})

test('a listener whose query cannot be evaluated is ended and restarts, and the others receive the change', async () => {
  const ones = JSON.stringify(Array(24_000).fill(1))
  const tooSlow = await listenTo('count($l[@ in $m])', {}, { $l: ones, $m: ones.replaceAll('1', '2') })
  const other = await listenTo('*')
  await write('any')
  await expect.poll(() => other.heard).toEqual(['any'])
  expect(tooSlow.end).toHaveBeenCalledTimes(1)
  other.remove()
})

test('a failing listener does not end the others', async () => {
  const fails = () => {
    throw new Error('a stream that is closed')
  }
  await listenTo('*', { send: fails, end: fails })
  const other = await listenTo('*')
  await write('first')
  await write('second')
  await expect.poll(() => other.heard).toEqual(['first', 'second'])
  expect(errors).toHaveLength(2)
  other.remove()
})
