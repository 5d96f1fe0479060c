import { useState } from 'react'
import type { RemovedLine } from '../bag.ts'

export type Removal = {
  readonly removed: RemovedLine | null
  /** Whether it was removed on this page: the bag still contains it until it is reloaded. */
  readonly isFresh: boolean
  /** The restored line, which takes the focus. */
  readonly restored: RemovedLine | null
  remove(removed: RemovedLine | null): void
  restore(): void
}

export function useRemoval(before: RemovedLine | null = null): Removal {
  const [removed, setRemoved] = useState(before)
  const [restored, setRestored] = useState<RemovedLine | null>(null)
  return {
    removed,
    isFresh: removed !== before,
    restored,
    remove(line) {
      setRemoved(line)
      setRestored(null)
    },
    restore() {
      setRestored(removed)
      setRemoved(null)
    },
  }
}
