import { vi } from 'vitest'

/** A busy machine takes its time: what is to come is waited for, not raced against. */
const PATIENCE_MS = 15_000

/** Waits until the check no longer throws; returns what it gave. */
export function eventually<Value>(
  check: () => Value | Promise<Value>,
  options: { interval?: number } = {},
): Promise<Value> {
  return vi.waitFor(check, { ...options, timeout: PATIENCE_MS })
}
