import { expect, test } from 'vitest'
import type { Metrics } from './metrics.ts'
import { recordRequest } from './record-request.ts'
import type { Logger } from './request-log.ts'

test.each([
  ['that failed', { isGone: false, status: 500 }, ['error', 500]],
  ['whose client has gone', { isGone: true, status: 500 }, ['info', 499]],
  ['that was answered, although its client has gone', { isGone: true, status: 200 }, ['info', 200]],
])('a request %s is logged as %j', (_, { isGone, status }, expected) => {
  const gone = new AbortController()
  const request = new Request('https://shop.example/profile/updates/recent', { signal: gone.signal })
  if (isGone) gone.abort()
  const logged: unknown[] = []
  const counted: number[] = []
  const log = (level: string) => (details: { status: number }) => logged.push(level, details.status)
  recordRequest(
    { request, requestId: 'one', status, seconds: 0.1 },
    {
      log: { error: log('error'), warn: log('warn'), info: log('info') } as unknown as Logger,
      metrics: { observeRequest: (_: string, seen: number) => counted.push(seen) } as unknown as Metrics,
      observeHeaders: () => {},
    },
  )
  expect(logged).toEqual(expected)
  expect(counted).toEqual([expected[1]])
})
