import type { QuoteDraft, QuoteLine } from '../../../../contracts/quote.ts'
import { isSame } from './draft-changes.ts'

/**
 * One's own draft on top of the one that someone else has saved: each field that only one of them changed since `base` is theirs, and
 * one that both changed is one's own. A line that either removed is gone, unless the other one changed it.
 */
export function mergeDrafts(base: QuoteDraft, own: QuoteDraft, other: QuoteDraft): QuoteDraft {
  const [before, mine, theirs] = [base, own, other].map(
    ({ lines }) => new Map(lines.map((line) => [line.id, line])),
  )
  function mergedLine(id: string): QuoteLine[] {
    const [old, one, two] = [before?.get(id), mine?.get(id), theirs?.get(id)]
    if (old && one && two) return [mergeFields(old, one, two)]
    const left = one ?? two
    return left && !(old && isSame(old, left)) ? [left] : []
  }
  const isReordered = !isSame(orderOf(base, own), orderOf(own, base))
  const [first, second] = isReordered ? [own, other] : [other, own]
  const ids = new Set([...first.lines, ...second.lines].map(({ id }) => id))
  return { ...mergeFields(base, own, other), lines: [...ids].flatMap(mergedLine) }
}

/** The ids of lines that another draft has, too, in their order. */
function orderOf({ lines }: QuoteDraft, other: QuoteDraft): string[] {
  const known = new Set(other.lines.map(({ id }) => id))
  return lines.map(({ id }) => id).filter((id) => known.has(id))
}

function mergeFields<Value extends object>(base: Value, own: Value, other: Value): Value {
  const changed = Object.entries(own).filter(([name, value]) => !isSame(value, base[name as keyof Value]))
  return { ...other, ...Object.fromEntries(changed) }
}
