import { expect, test } from 'vitest'
import { JOURNEY_REPORT, journeyTimes } from './journey-report.ts'
import { slowest } from './slowest.ts'

test('the slowest fifteen files of a step are listed first, then all others on one line', () => {
  const times = Array.from({ length: 20 }, (_, index) => ({ name: `${index}.test.ts`, ms: index * 1000 }))
  const lines = slowest(times)
  expect(lines).toHaveLength(16)
  expect(lines[0]).toContain('19.0 s  19.test.ts')
  expect(lines[14]).toContain('5.0 s  5.test.ts')
  expect(lines[15]).toContain('10.0 s  5 more files')
})

test('the journeys of a file are added up, and each attempt counts', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const report = JOURNEY_REPORT.parse({
    stats: { expected: 2, unexpected: 0, flaky: 1 },
    suites: [
      { specs: [spec('bag.e2e.ts', 1000)], suites: [{ specs: [spec('bag.e2e.ts', 45_000, 2000)] }] },
      { specs: [spec('home.e2e.ts', 500)] },
    ],
  })
  const times = journeyTimes(report)
  expect(times).toEqual([
    { name: 'bag.e2e.ts', ms: 48_000, retries: 1 },
    { name: 'home.e2e.ts', ms: 500, retries: 0 },
  ])
  expect(slowest(times)[0]).toContain('48.0 s  bag.e2e.ts (1 tried again)')
})
