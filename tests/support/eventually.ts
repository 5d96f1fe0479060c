import { vi } from 'vitest'

/** How many milliseconds to wait; generous, since a busy machine is slow. */
const TIMEOUT_MS = 15_000

/** Repeats a check until it no longer throws; returns its value. */
export function eventually<Value>(
  check: () => Value | Promise<Value>,
  options: { interval?: number } = {},
): Promise<Value> {
  return vi.waitFor(check, { ...options, timeout: TIMEOUT_MS })
}
