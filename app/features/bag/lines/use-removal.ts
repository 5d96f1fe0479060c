import { useState } from 'react'
import type { RemovedLine } from '../bag.ts'

export type Removal = {
  readonly removed: RemovedLine | null
  /** Whether the line was removed on this page: the bag still contains it until the bag is reloaded. */
  readonly isFresh: boolean
  /** The restored line, which takes the focus. */
  readonly restored: RemovedLine | null
  remove(removed: RemovedLine | null): void
  restore(): void
}

export function useRemoval(initial: RemovedLine | null = null): Removal {
  const [removed, setRemoved] = useState(initial)
  const [restored, setRestored] = useState<RemovedLine | null>(null)
  return {
    removed,
    isFresh: removed !== initial,
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
