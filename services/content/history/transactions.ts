import { mendozaPatch } from '../revisions/mendoza.ts'
import type { Revision } from '../revisions/read-revisions.ts'

type Forms = { readonly hasMutations: boolean; readonly hasEffects: boolean }

/** The transactions that made some revisions, in the order of these, as Sanity lists them. */
export function toTransactions(revisions: readonly Revision[], { hasMutations, hasEffects }: Forms) {
  return [...byTransaction(revisions)].map(([id, changed]) => ({
    id,
    timestamp: changed[0]?.at.toISOString() ?? '',
    author: changed[0]?.author ?? '',
    documentIDs: changed.map(({ documentId }) => documentId),
    ...(hasMutations && { mutations: changed.flatMap(({ mutations }) => mutations) }),
    ...(hasEffects && {
      effects: Object.fromEntries(
        changed.map(({ documentId, previous, document }) => [
          documentId,
          { apply: mendozaPatch(previous, document), revert: mendozaPatch(document, previous) },
        ]),
      ),
    }),
  }))
}

/** Revisions by their transaction, in order. */
export function byTransaction(revisions: readonly Revision[]): Map<string, Revision[]> {
  const transactions = new Map<string, Revision[]>()
  for (const revision of revisions) {
    const others = transactions.get(revision.transactionId)
    if (others) others.push(revision)
    else transactions.set(revision.transactionId, [revision])
  }
  return transactions
}
