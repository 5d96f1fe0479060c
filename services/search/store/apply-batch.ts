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
    const place = { indexId: index.id, revision: index.revision }
    const objectIDs: string[] = []
    let pending = new Pending()
    for (const operation of operations) {
      if (operation.action === 'clear') {
        await clearRecords(transaction, place)
        pending = new Pending()
      } else objectIDs.push(pending.addOperation(operation))
    }
    const known = await findRecords(transaction, index.id, pending.partialIDs())
    await writeRecords(transaction, place, pending.settle(known))
    await announceWrite(transaction)
    return { taskID: index.revision, objectIDs }
  })
}

type Change = { record: SearchRecord | null; isPartial: boolean; creates: boolean }

/** The changes of one batch by object, in order, until the stored records they are based on are loaded. */
class Pending {
  readonly #changes = new Map<string, Change[]>()

  /** Adds one operation and returns the id of its object. */
  addOperation({ action, body }: BatchOperation): string {
    const given = body?.objectID
    if (given === undefined && action !== 'addObject') throw badRequest('missing objectID in batch operation')
    const objectID = given === undefined ? randomToken() : String(given)
    const isPartial = action === 'partialUpdateObject' || action === 'partialUpdateObjectNoCreate'
    const change = {
      record: action === 'deleteObject' ? null : { ...body, objectID },
      isPartial,
      creates: action !== 'partialUpdateObjectNoCreate',
    }
    this.#changes.set(objectID, isPartial ? [...(this.#changes.get(objectID) ?? []), change] : [change])
    return objectID
  }

  partialIDs(): string[] {
    return [...this.#changes].flatMap(([objectID, changes]) => (changes[0]?.isPartial ? [objectID] : []))
  }

  settle(known: ReadonlyMap<string, SearchRecord>): Map<string, SearchRecord | null> {
    const settled = new Map<string, SearchRecord | null>()
    for (const [objectID, changes] of this.#changes) {
      const stored = known.get(objectID) ?? null
      let record = stored
      for (const change of changes) {
        if (!change.isPartial) record = change.record
        else if (record !== null || change.creates) record = { ...record, ...change.record, objectID }
      }
      if (record !== stored || !changes[0]?.isPartial) settled.set(objectID, record)
    }
    return settled
  }
}
