import { useState } from 'react'
import type { RemovedLine } from '../bag.ts'

/** What was taken out of the bag last, and what has just been put back. */
export type Removal = {
  readonly removed: RemovedLine | null
  /** Whether it was taken out on this page: the bag still has it until it has been read anew. */
  readonly isFresh: boolean
  /** The variant of the line that was put back: the keyboard goes on there. */
  readonly restored: string | null
  /** Null: nothing can be put back any more. */
  remove(removed: RemovedLine | null): void
  restore(): void
}

export function useRemoval(before: RemovedLine | null = null): Removal {
  const [removed, setRemoved] = useState(before)
  const [restored, setRestored] = useState<string | null>(null)
  return {
    removed,
    isFresh: removed !== before,
    restored,
    remove(line) {
      setRemoved(line)
      setRestored(null)
    },
    restore() {
      setRestored(removed?.variantId ?? null)
      setRemoved(null)
    },
  }
}
