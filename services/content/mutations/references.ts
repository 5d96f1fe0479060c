import { inArray, not, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { documents } from '../documents/content-tables.ts'
import type { ContentDocument } from '../documents/document.ts'
import type { MutationFault } from '../wire-errors.ts'

/** The maximum number of referring documents that a refusal lists. */
const LISTED_MAX = 100

/**
 * Why documents may not be deleted: another document refers to one of them. A weak reference may lead nowhere, and a
 * document that is changed by the same mutations counts as it will be.
 */
export async function findReferenceFault(
  transaction: Queryable,
  known: ReadonlyMap<string, ContentDocument | null>,
  changedIds: readonly string[],
): Promise<MutationFault | null> {
  for (const id of changedIds) {
    if (known.get(id) !== null) continue
    const changed = changedIds.filter((other) => {
      const document = known.get(other)
      return document && strongReferencesIn(document).has(id)
    })
    const referencingIDs = [...changed, ...(await referringIds(transaction, id, changedIds))]
    if (referencingIDs.length === 0) continue
    return {
      type: 'documentHasExistingReferencesError',
      description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
      id,
      referencingIDs,
    }
  }
  return null
}

async function referringIds(
  transaction: Queryable,
  id: string,
  except: readonly string[],
): Promise<string[]> {
  const refers = sql`jsonb_path_exists(${documents.body}, '$.** ? (@._ref == $id && !(@._weak == true))', ${JSON.stringify({ id })}::jsonb)`
  const rows = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(sql`${refers} and ${not(inArray(documents.id, [...except]))}`)
    .orderBy(documents.id)
    .limit(LISTED_MAX)
  return rows.map((row) => row.id)
}

/** The ids that a document refers to, except weakly. */
export function strongReferencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('_ref' in value && typeof value._ref === 'string' && !('_weak' in value && value._weak === true))
    found.add(value._ref)
  for (const part of Object.values(value)) strongReferencesIn(part, found)
  return found
}
