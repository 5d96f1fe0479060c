import { z } from 'zod'
import type { Failure, FileTime } from './summarize-files.ts'

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
const suite = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([])
  },
})

/** The part of Playwright's JSON report that we read. */
export const JOURNEY_REPORT = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
  /** Errors outside of journeys, for example if a shop does not start. */
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
})

/** Summarizes each file's journeys: the total milliseconds, the failures, and those that needed a second attempt. */
export function journeyTimes({ suites, errors }: z.infer<typeof JOURNEY_REPORT>): FileTime[] {
  const byFile = Map.groupBy(suites.flatMap(specsOf), ({ file }) => file)
  const times: FileTime[] = [...byFile].map(([name, specs]) => ({
    name,
    ms: specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0),
    failures: specs.flatMap((one) => failuresOf(one, 'unexpected')),
    unstable: specs.flatMap((one) => failuresOf(one, 'flaky')),
  }))
  const failures = errors.map(({ message }) => ({ test: 'outside of journeys', message: firstLine(message) }))
  return failures.length > 0 ? [...times, { name: 'outside of journeys', ms: 0, failures }] : times
}

function failuresOf({ file, title, tests }: z.infer<typeof spec>, kind: 'unexpected' | 'flaky'): Failure[] {
  return tests
    .filter(({ status }) => status === kind)
    .map(({ projectName, results }) => ({
      test: `${file} (${projectName}): ${title}`,
      message: firstLine(results.find(({ error }) => error)?.error?.message ?? ''),
    }))
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}

function specsOf({ specs, suites }: z.infer<typeof suite>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
