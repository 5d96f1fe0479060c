import { z } from 'zod'
import type { Queryable } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import type { SearchRecord } from '../engine/record-values.ts'
import { badRequest } from '../wire-error.ts'
import { announceWrite, beginPrimaryWrite } from './index-catalogue.ts'
import { clearRecords, findRecords, writeRecords } from './record-store.ts'

const body = z.looseObject({ objectID: z.union([z.string().min(1), z.number()]).optional() })

export const batchOperations = z.array(
  z.object({
    action: z.enum([
      'addObject',
      'updateObject',
      'partialUpdateObject',
      'partialUpdateObjectNoCreate',
      'deleteObject',
      'clear',
    ]),
    body: body.optional(),
  }),
)
export type BatchOperation = z.infer<typeof batchOperations>[number]

type BatchReceipt = { taskID: number; objectIDs: string[] }

/** Applies all operations in order, or none, in one transaction. */
export function applyBatch(
  db: Queryable,
  indexName: string,
  operations: readonly BatchOperation[],
): Promise<BatchReceipt> {
  return db.transaction(async (transaction) => {
    const index = await beginPrimaryWrite(transaction, indexName)
    const target = { indexId: index.id, revision: index.revision }
    const objectIDs: string[] = []
    let pending = new PendingChanges()
    for (const operation of operations) {
      if (operation.action === 'clear') {
        await clearRecords(transaction, target)
        pending = new PendingChanges()
      } else objectIDs.push(pending.addOperation(operation))
    }
    const existing = await findRecords(transaction, index.id, pending.partialIDs())
    await writeRecords(transaction, target, pending.resolve(existing))
    await announceWrite(transaction)
    return { taskID: index.revision, objectIDs }
  })
}

type Change = { record: SearchRecord | null; isPartial: boolean; createsMissing: boolean }

/** The changes of one batch by object, in order, until the stored records they are based on are loaded. */
class PendingChanges {
  readonly #changes = new Map<string, Change[]>()

  /** Adds one operation and returns the id of its object. */
  addOperation({ action, body }: BatchOperation): string {
    const id = body?.objectID
    if (id === undefined && action !== 'addObject') throw badRequest('missing objectID in batch operation')
    const objectID = id === undefined ? randomToken() : String(id)
    const isPartial = action === 'partialUpdateObject' || action === 'partialUpdateObjectNoCreate'
    const change = {
      record: action === 'deleteObject' ? null : { ...body, objectID },
      isPartial,
      createsMissing: action !== 'partialUpdateObjectNoCreate',
    }
    this.#changes.set(objectID, isPartial ? [...(this.#changes.get(objectID) ?? []), change] : [change])
    return objectID
  }

  partialIDs(): string[] {
    return [...this.#changes].flatMap(([objectID, changes]) => (changes[0]?.isPartial ? [objectID] : []))
  }

  resolve(existing: ReadonlyMap<string, SearchRecord>): Map<string, SearchRecord | null> {
    const resolved = new Map<string, SearchRecord | null>()
    for (const [objectID, changes] of this.#changes) {
      const stored = existing.get(objectID) ?? null
      let record = stored
      for (const change of changes) {
        if (!change.isPartial) record = change.record
        else if (record !== null || change.createsMissing) record = { ...record, ...change.record, objectID }
      }
      if (record !== stored || !changes[0]?.isPartial) resolved.set(objectID, record)
    }
    return resolved
  }
}
