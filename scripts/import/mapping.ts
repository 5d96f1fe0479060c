import { readFile, writeFile } from 'node:fs/promises'
import type { Memberships } from '#services/commerce/import/collections/memberships.ts'
import {
  type CategoryOrigin,
  createMapper,
  type MappingReport,
} from '#services/commerce/import/mapping/create-mapper.ts'
import { mappingText, parseMapping } from '#services/commerce/import/mapping/mapping-file.ts'
import { loadMapping, storeWhileMapping } from '#services/commerce/import/mapping/stored-mapping.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

type MappingOptions = {
  /** Where to write the proposed mapping; nothing is imported. */
  plan: string | undefined
  /** An edited mapping, which is applied exactly. */
  mapping: string | undefined
  isDryRun: boolean
  memberships: Memberships
}

/**
 * The mapping for one import: from a file, or the shop's own plus rules for what it does not cover yet. It is stored
 * before the products that need its categories are written.
 */
export async function openMapping(database: Database, options: MappingOptions) {
  const { plan, mapping: path, isDryRun, memberships } = options
  if (plan !== undefined && path !== undefined) throw new StartFault('Use either --plan or --mapping.')
  const start = path === undefined ? await loadMapping(database) : await readMapping(path)
  const mapper = createMapper(start, { isProposing: path === undefined, memberships })
  return {
    map: isDryRun ? mapper.map : storeWhileMapping(database, mapper),
    /** Prints what was recognized, and writes the proposal. */
    async finish(): Promise<void> {
      printMapping(mapper.report(), plan !== undefined)
      if (plan === undefined) return
      await writeFile(plan, mappingText(mapper.mapping()))
      console.log(`The proposed mapping is in ${plan}. Edit it, then import with --mapping ${plan}.`)
    },
  }
}

async function readMapping(path: string) {
  const parsed = parseMapping(await readFile(path, 'utf8'))
  if (parsed.ok) return parsed.value
  throw new StartFault(`${path} is not a valid mapping (docs/product-file.md):\n${parsed.detail}`)
}

const ORIGINS: Readonly<Record<CategoryOrigin, string>> = {
  own: 'from custom.category',
  taxonomy: 'from the product category',
  type: 'from the type',
  collection: 'from a collection',
  tag: 'from a tag',
  fallback: 'in the fallback category',
}

function printMapping(report: MappingReport, isPlan: boolean): void {
  const { products, rules, categories, origins, understood, ambiguousSizes } = report
  if (isPlan) {
    for (const [{ field, is, category }, count] of rules)
      console.log(`Rule: ${field} "${is}" → ${category}: ${count}`)
  }
  const sources = [...origins].map(([origin, count]) => `${count} ${ORIGINS[origin]}`)
  if (products > 0) console.log(`Categories: ${categories.size}. Products: ${sources.join(', ')}`)
  for (const [path, count] of [...categories].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`  ${path}: ${count}`)
  const { dimensions, material, color, leadTime } = understood
  console.log(
    `Understood: dimensions ${dimensions}, materials ${material}, colors ${color}, lead times ${leadTime} of ${products} products`,
  )
  if (ambiguousSizes > 0) {
    console.log(`Dimensions without stated order or unit, left out: ${ambiguousSizes}`)
  }
}
