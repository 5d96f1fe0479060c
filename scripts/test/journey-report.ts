import { z } from 'zod'
import type { FileTime } from './summarize-files.ts'

const attempt = z.object({
  duration: z.number(),
  error: z.object({ message: z.string().default('') }).optional(),
})
const spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({ projectName: z.string(), status: z.string().optional(), results: z.array(attempt) }),
  ),
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

/** Each file's journeys: their total milliseconds with every attempt, the retries and the failures. */
export function journeyTimes({ suites }: z.infer<typeof JOURNEY_REPORT>): FileTime[] {
  const byFile = Map.groupBy(suites.flatMap(specsOf), ({ file }) => file)
  return [...byFile].map(([name, specs]) => {
    const tests = specs.flatMap((one) => one.tests)
    const attempts = tests.flatMap(({ results }) => results)
    return {
      name,
      ms: attempts.reduce((sum, { duration }) => sum + duration, 0),
      retries: tests.reduce((sum, { results }) => sum + Math.max(0, results.length - 1), 0),
      failures: specs.flatMap(failuresOf),
    }
  })
}

function failuresOf({ file, title, tests }: z.infer<typeof spec>): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ projectName, results }) => {
      const [message = ''] = (results.at(-1)?.error?.message ?? '').split('\n', 1)
      return `${file} (${projectName}): ${title}: ${message}`
    })
}

function specsOf({ specs, suites }: z.infer<typeof inner>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
