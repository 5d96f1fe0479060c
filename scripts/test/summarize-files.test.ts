import { expect, test } from 'vitest'
import { JOURNEY_REPORT, journeyTimes } from './journey-report.ts'
import { summarizeFiles } from './summarize-files.ts'

test('the slowest fifteen files of a step are listed, then all others on one line', () => {
  const times = Array.from({ length: 20 }, (_, index) => ({ name: `${index}.test.ts`, ms: index * 1000 }))
  const lines = summarizeFiles(times)
  expect(lines).toHaveLength(16)
  expect(lines[0]).toContain('19.0 s  19.test.ts')
  expect(lines[14]).toContain('5.0 s  5.test.ts')
  expect(lines[15]).toContain('10.0 s  5 more files')
})

test('the journeys of a file are added up, and one that passed at the second attempt is listed', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    title: 'someone orders',
    tests: [
      {
        projectName: 'desktop',
        status: durations.length > 1 ? 'flaky' : 'expected',
        results: durations.map((duration) => ({ duration, error: { message: 'No button\nat line 3' } })),
      },
    ],
  })
  const report = JOURNEY_REPORT.parse({
    stats: { expected: 2, flaky: 1 },
    suites: [
      { specs: [spec('bag.e2e.ts', 1000)], suites: [{ specs: [spec('bag.e2e.ts', 45_000, 2000)] }] },
      { specs: [spec('home.e2e.ts', 500)] },
    ],
  })
  const times = journeyTimes(report)
  expect(times).toEqual([
    {
      name: 'bag.e2e.ts',
      ms: 48_000,
      failures: [],
      unstable: [{ test: 'bag.e2e.ts (desktop): someone orders', message: 'No button' }],
    },
    { name: 'home.e2e.ts', ms: 500, failures: [], unstable: [] },
  ])
  const [failure, slowest] = summarizeFiles(times)
  expect(failure).toContain('passed at the second attempt: bag.e2e.ts (desktop): someone orders: No button')
  expect(slowest).toContain('48.0 s  bag.e2e.ts')
})

test('an error outside of journeys, such as a shop that does not start, is a failure', () => {
  const errors = [{ message: 'Error: Timed out waiting from config.webServer.\nat line 3' }]
  const times = journeyTimes(JOURNEY_REPORT.parse({ stats: { expected: 0, flaky: 0 }, suites: [], errors }))
  expect(summarizeFiles(times)[0]).toContain('failed: outside of journeys: Error: Timed out waiting')
})
