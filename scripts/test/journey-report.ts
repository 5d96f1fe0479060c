import { z } from 'zod'
import type { FileTime } from './slowest.ts'

const spec = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
const inner = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(inner).default([])
  },
})

/** The part of Playwright's JSON report that is read here. */
export const JOURNEY_REPORT = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(inner),
})

/** The total milliseconds of each file's journeys, including every attempt. */
export function journeyTimes({ suites }: z.infer<typeof JOURNEY_REPORT>): FileTime[] {
  const byFile = Map.groupBy(suites.flatMap(specsOf), ({ file }) => file)
  return [...byFile].map(([name, specs]) => {
    const tests = specs.flatMap((one) => one.tests)
    const attempts = tests.flatMap(({ results }) => results)
    return {
      name,
      ms: attempts.reduce((sum, { duration }) => sum + duration, 0),
      retries: tests.reduce((sum, { results }) => sum + Math.max(0, results.length - 1), 0),
    }
  })
}

function specsOf({ specs, suites }: z.infer<typeof inner>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
