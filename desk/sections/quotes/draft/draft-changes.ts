import type { QuoteDraft, QuoteLine } from '#contracts/quote.ts'

/** Of a line, with its piece's title, or of another field. */
export type DraftChange =
  | { kind: 'line-added' | 'line-removed' | 'line-changed'; title: string }
  | { kind: 'reordered' }
  | { kind: 'field'; field: 'shipping' | 'letter' | 'terms' | 'validUntil' }

export function draftChanges(before: QuoteDraft, after: QuoteDraft): DraftChange[] {
  const old = new Map(before.lines.map((line) => [line.id, line]))
  const present = new Set(after.lines.map(({ id }) => id))
  const shared = (lines: readonly QuoteLine[]) =>
    lines.map(({ id }) => id).filter((id) => old.has(id) && present.has(id))
  const lines = after.lines.flatMap((line): DraftChange[] => {
    const earlier = old.get(line.id)
    if (!earlier) return [{ kind: 'line-added', title: line.title }]
    return isSame(earlier, line) ? [] : [{ kind: 'line-changed', title: line.title }]
  })
  const removed = before.lines
    .filter(({ id }) => !present.has(id))
    .map(({ title }): DraftChange => ({ kind: 'line-removed', title }))
  const isMoved = !isSame(shared(before.lines), shared(after.lines))
  const fields = (['shipping', 'letter', 'terms', 'validUntil'] as const)
    .filter((field) => !isSame(before[field], after[field]))
    .map((field): DraftChange => ({ kind: 'field', field }))
  return [...lines, ...removed, ...(isMoved ? [{ kind: 'reordered' } as const] : []), ...fields]
}

/** Ignores the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
}
