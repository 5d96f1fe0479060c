import { z } from 'zod'
import { run } from '../test/step.ts'
import { atMost, type Figure } from './figures.ts'

const IMPORT_MAX_SECONDS = 60

const importLine = z.object({ round: z.string(), rows: z.number(), seconds: z.number() })

/** `services/commerce/import/import.bench.ts`: imports a product file of 20,000 rows, then the same file again. */
export async function measureImport(): Promise<Figure[]> {
  const lines = await linesOf('services/commerce/import/import.bench.ts')
  return lines
    .map((line) => importLine.parse(JSON.parse(line)))
    .map(({ round, rows, seconds }) => atMost(`${round}, ${rows} rows`, seconds, IMPORT_MAX_SECONDS, 's'))
}

const SEARCHABLE_MAX_SECONDS = 60

const indexingLine = z.object({ round: z.string(), products: z.number(), seconds: z.number() })

/** `scripts/bench/search/indexing.bench.ts`: 20,000 rows, one product each, imported into a running shop. */
export async function measureIndexing(): Promise<Figure[]> {
  const lines = await linesOf('scripts/bench/search/indexing.bench.ts', ['1'])
  return lines
    .map((line) => indexingLine.parse(JSON.parse(line)))
    .map(({ round, products, seconds }) =>
      atMost(`${round}, ${products} products`, seconds, SEARCHABLE_MAX_SECONDS, 's'),
    )
}

const FOUND_MAX_MS = 1000

const freshnessLine = z.object({ what: z.string(), medianMs: z.number(), slowestMs: z.number() })

/** `scripts/bench/search/freshness.bench.ts`: the time until a change is found. */
export async function measureFreshness(): Promise<Figure[]> {
  const lines = await linesOf('scripts/bench/search/freshness.bench.ts')
  return lines
    .map((line) => freshnessLine.parse(JSON.parse(line)))
    .map(({ what, medianMs, slowestMs }) =>
      atMost(`${what}, slowest ${slowestMs} ms, median`, medianMs, FOUND_MAX_MS, 'ms', 0),
    )
}

const LIST_MAX_MS = 100

const deskLine = z.object({
  call: z.string(),
  statements: z.number(),
  total: z.number().nullable(),
  p50Ms: z.number(),
  p95Ms: z.number(),
})

/** `scripts/bench/desk/desk.bench.ts`: every list of the team API, by each filter and sort order. */
export async function measureDesk(): Promise<Figure[]> {
  const lines = await linesOf('scripts/bench/desk/desk.bench.ts')
  return lines
    .map((line) => deskLine.parse(JSON.parse(line)))
    .map(({ call, statements, total, p50Ms, p95Ms }) =>
      atMost(
        `${call}, ${total ?? 1} found, ${statements} queries, p50 ${p50Ms} ms, p95`,
        p95Ms,
        LIST_MAX_MS,
        'ms',
      ),
    )
}

const identityLine = z.object({
  signIns: z.number(),
  p95Ms: z.number(),
  cpuMs: z.number(),
  hashCpuMs: z.number(),
  badRequests: z.number(),
  badRequestSeconds: z.number(),
  faults: z.array(z.string()),
})

/** `services/identity/identity.bench.ts`: 32 simultaneous sign-ins, and 10,000 bad requests. */
export async function measureIdentity(): Promise<Figure[]> {
  const [line = ''] = await linesOf('services/identity/identity.bench.ts')
  const { signIns, p95Ms, cpuMs, hashCpuMs, badRequests, badRequestSeconds, faults } = identityLine.parse(
    JSON.parse(line),
  )
  return [
    { what: `p95 of ${signIns} sign-ins, 32 at once`, value: `${p95Ms} ms` },
    { what: 'processor time of a sign-in', value: `${cpuMs} ms` },
    { what: "of that a password's hash", value: `${hashCpuMs} ms` },
    { what: `${badRequests} bad requests`, value: `${badRequestSeconds} s` },
    atMost('of them with a wrong response', faults.length, 0, '', 0),
  ]
}

/** Our engine and others over 60,000 generated products. */
export function measureSearch(): Promise<Figure[]> {
  return searchFigures('60000', 'peers')
}

/** Only our engine over 500,000, since the others would take hours, or more memory than available. */
export function measureLargeSearch(): Promise<Figure[]> {
  return searchFigures('500000')
}

async function searchFigures(...options: readonly string[]): Promise<Figure[]> {
  const lines = await linesOf('scripts/bench/search/speed.bench.ts', options)
  return lines.map((line) => {
    const [what = line, value = ''] = line.split(/(?:: |\s{2,})(.*)/)
    return { what, value: value.replace(/\s+/g, ' ') }
  })
}

/** The lines that a bench prints in a separate process. Throws if the bench fails. */
export async function linesOf(bench: string, options: readonly string[] = []): Promise<string[]> {
  const flags = ['--disable-warning=ExperimentalWarning', '--expose-gc']
  const { isOk, output } = await run(process.execPath, [...flags, bench, ...options])
  if (!isOk) throw new Error(output)
  return output.trim().split('\n')
}
