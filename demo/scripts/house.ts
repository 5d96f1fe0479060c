import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type Figure, printFigures } from '../../scripts/bench/figures.ts'
import { codeFigures } from '../../scripts/code-figures.ts'
import { caseFigures, type HouseFigure, houseFigures } from '../house-figures.ts'

/**
 * Checks the whole demonstration: `npm run house`. Compares its contents with the required numbers, prints how much
 * code the shop consists of, then checks every picture, file, slug, language, price, dimension and reference. Exit code
 * 1 if a check fails; the targets for the code are only shown.
 */
const DEMO = join(import.meta.dirname, '..')

const text = readFileSync(join(DEMO, 'catalogue/products.csv'), 'utf8')
const rows = z.array(z.record(z.string(), z.string())).parse(parse(text, { columns: true }))
const contents = (await houseFigures(DEMO)).map(toFigure)
const cases = caseFigures(rows).map(toFigure)
printFigures('The house', contents)
printFigures('Products in each case of the specification', cases)
printFigures('The code', await codeFigures())
if ([...contents, ...cases].some(({ isMet }) => isMet === false)) process.exitCode = 1

const checks = spawnSync('npx', ['vitest', 'run', 'demo'], { stdio: 'inherit' })
if (checks.status !== 0) process.exitCode = 1

function toFigure({ what, count, least, most }: HouseFigure): Figure {
  const value = Number.isInteger(count) ? String(count) : count.toFixed(2)
  if (most !== undefined) return { what, value, aim: `≤ ${most}`, isMet: count <= most }
  if (least !== undefined) return { what, value, aim: `≥ ${least}`, isMet: count >= least }
  return { what, value }
}
