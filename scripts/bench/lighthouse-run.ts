import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { run } from '../test/step.ts'

/** The four categories of Lighthouse with their target scores, out of 100. */
export const CATEGORIES = [
  { name: 'performance', least: 95 },
  { name: 'accessibility', least: 100 },
  { name: 'best-practices', least: 100 },
  { name: 'seo', least: 100 },
] as const

/** The result of Lighthouse for one page: scores by category, timings, and failed audits. */
export type PageAudit = { scores: Map<string, number>; timings: string[]; failures: string[] }

const TIMINGS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}
const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const RUNS = 3
/** On a busy machine a browser occasionally loses its own trace, so Lighthouse must run again. */
const ATTEMPTS = 3

const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  displayValue: z.string().optional(),
  details: z.object({ items: z.unknown().optional() }).optional(),
})
const report = z.object({
  audits: z.record(z.string(), audit),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  environment: z.object({ benchmarkIndex: z.number() }),
})

/**
 * Runs Lighthouse several times on one URL in the browser at `chromium`, since a single run is unreliable; returns the
 * run with the median performance score. A first run is not counted, because the shop is then still resizing its
 * pictures for phones. Throws if the page cannot be loaded.
 */
export async function auditPage(url: string, chromium: string): Promise<PageAudit> {
  await auditOnce(url, chromium)
  const runs: PageAudit[] = []
  for (let number = 0; number < RUNS; number++) runs.push(await auditOnce(url, chromium))
  const performanceOf = ({ scores }: PageAudit) => scores.get('performance') ?? 0
  const sorted = runs.toSorted((one, other) => performanceOf(one) - performanceOf(other))
  const [middle] = sorted.slice(Math.floor(RUNS / 2))
  if (!middle) throw new Error('Lighthouse was not run')
  return middle
}

async function auditOnce(url: string, chromium: string): Promise<PageAudit> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'))
  const path = join(folder, 'report.json')
  const flags = process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS
  const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
  const command = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${path}`,
    `--chrome-flags=${flags.join(' ')}`,
  ]
  try {
    for (let attempt = 1; ; attempt++) {
      const { isOk, output } = await run(process.execPath, command, { CHROME_PATH: chromium })
      if (isOk) return toPageAudit(report.parse(JSON.parse(readFileSync(path, 'utf8'))))
      if (attempt === ATTEMPTS) throw new Error(`Lighthouse on ${url}:\n${output}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toPageAudit({ audits, categories, environment }: z.infer<typeof report>): PageAudit {
  const scores = Object.entries(categories).map(
    ([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const,
  )
  const timings = Object.entries(TIMINGS).map(([name, id]) => `${name} ${audits[id]?.displayValue ?? '?'}`)
  return {
    scores: new Map(scores),
    timings: [...timings, `machine ${environment.benchmarkIndex}`],
    failures: Object.entries(audits).flatMap(([name, found]) =>
      hasFailed(found) ? describeAudit(name, found) : [],
    ),
  }
}

function hasFailed({ score, scoreDisplayMode }: z.infer<typeof audit>): boolean {
  return score !== null && score < 0.9 && scoreDisplayMode !== 'informative'
}

/** The audit on one line, followed by the first elements that it lists. */
function describeAudit(name: string, { title, displayValue, details }: z.infer<typeof audit>): string[] {
  const items = Array.isArray(details?.items) ? details.items.slice(0, ITEMS_SHOWN) : []
  return [
    `${name}: ${title}${displayValue ? ` (${displayValue})` : ''}`,
    ...items.map((item) => `    ${JSON.stringify(item).slice(0, ITEM_LENGTH)}`),
  ]
}

const ITEMS_SHOWN = 4
const ITEM_LENGTH = 180
