import type { Clock } from '#services/kernel/clock.ts'

/** How long a disk counts as full after a failed write. */
const FULL_FOR_MS = 60_000

/** PostgreSQL's `disk_full`, and the file system's codes for no space and an exceeded quota. */
const DISK_FULL_CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export type DiskWatch = {
  /** Examines an error that is being logged. Returns true if it is the first that indicates a full disk. */
  observe(error: unknown): boolean
  isFull(): boolean
  /** `sinceMs` is a value of `performance.now()`. */
  wasFullSince(sinceMs: number): boolean
}

/** Detects from logged errors that a disk is full: the database's, or one with files of the shop. */
export function watchDisks(clock: Clock): DiskWatch {
  let fullUntil = Number.NEGATIVE_INFINITY
  let failedAtMs = Number.NEGATIVE_INFINITY
  const isFull = () => clock().getTime() < fullUntil
  return {
    observe(error) {
      if (!isDiskFull(error)) return false
      const wasFull = isFull()
      fullUntil = clock().getTime() + FULL_FOR_MS
      failedAtMs = performance.now()
      return !wasFull
    },
    isFull,
    wasFullSince: (sinceMs) => failedAtMs >= sinceMs,
  }
}

/** Searches the chain of causes. */
function isDiskFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  if (DISK_FULL_CODES.has(Reflect.get(error, 'code'))) return true
  const causes = error instanceof AggregateError ? [error.cause, ...error.errors] : [error.cause]
  return causes.some((cause) => isDiskFull(cause, depth + 1))
}
