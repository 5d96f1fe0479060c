import { afterEach, expect, test, vi } from 'vitest'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Staff } from '#services/kernel/team/staff.ts'
import { openEventStream } from '../studio/studio-calls.ts'

const STAFF: Staff = { accountId: 'ada', roles: ['content'], confirmedAt: new Date('2026-11-24T09:00:00Z') }
const unhandled: unknown[] = []
process.on('unhandledRejection', (error) => unhandled.push(error))
afterEach(() => {
  vi.useRealTimers()
  expect(unhandled).toEqual([])
})

/** Opens a stream whose source only starts when `started` is called. */
function openStream(author: string, session: () => Result<Staff, 'unauthenticated'> = () => ok(STAFF)) {
  const leave = vi.fn()
  const starting = Promise.withResolvers<void>()
  const aborting = new AbortController()
  let writer: { write(text: string): void; end(): void } | null = null
  const call = { author, accessToken: 'token', options: { team: { authenticate: async () => session() } } }
  const request = new Request('http://content/listen', { signal: aborting.signal })
  const response = openEventStream(request, call as never, async (given) => {
    writer = given
    await starting.promise
    return leave
  })
  return { response, leave, abort: () => aborting.abort(), ...starting, writer: () => writer }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test.each(['cancelled', 'aborted', 'ended'] as const)(
  'a stream that is %s while it starts stops its source, once',
  async (how) => {
    const { response, leave, abort, resolve, writer } = openStream(how)
    await settle()
    if (how === 'cancelled') await response.body?.cancel()
    else if (how === 'aborted') abort()
    else writer()?.end()
    resolve()
    await settle()
    writer()?.write('too late')
    writer()?.end()
    abort()
    expect(leave).toHaveBeenCalledTimes(1)
  },
)

test('a source that cannot start breaks only its own stream', async () => {
  const { response, reject } = openStream('broken')
  reject(new Error('no database'))
  await expect(response.text()).rejects.toThrow('no database')
})

test('a running stream ends with its request or its session', async () => {
  const running = openStream('running')
  running.resolve()
  await settle()
  running.abort()
  expect(await running.response.text()).toBe('')
  expect(running.leave).toHaveBeenCalledTimes(1)

  vi.useFakeTimers()
  let session: Result<Staff, 'unauthenticated'> = ok(STAFF)
  const member = openStream('member', () => session)
  member.resolve()
  await vi.advanceTimersByTimeAsync(20_000)
  session = refuse('unauthenticated')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await member.response.text()).toBe(': \n\n')
  expect(member.leave).toHaveBeenCalledTimes(1)
})

test('a member has a limited number of streams, including starting ones, and each that ends makes room', async () => {
  const streams = Array.from({ length: 200 }, () => openStream('busy'))
  expect(openStream('busy').response.status).toBe(429)
  expect(openStream('other').response.status).toBe(200)
  await streams[0]?.response.body?.cancel()
  streams[1]?.abort()
  streams[2]?.reject(new Error('broken'))
  await settle()
  const statuses = [1, 2, 3, 4].map(() => openStream('busy').response.status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
