import { useSyncExternalStore } from 'react'

/** A change that waits for the connection. */
export type HeldChange = {
  /** Its idempotency key. */
  readonly id: string
  /** The path that it was sent to. */
  readonly path: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** It is sent only when the visitor says so: an order, or what proves who they are. */
  readonly isManual: boolean
}

export type HeldState = {
  readonly changes: readonly HeldChange[]
  /** Whether pages wait, too. */
  readonly hasReads: boolean
  /** When the last attempt failed, in milliseconds since 1970; null: none has. */
  readonly triedAtMs: number | null
}

export const NOTHING_HELD: HeldState = { changes: [], hasReads: false, triedAtMs: null }

let state = NOTHING_HELD
const listeners = new Set<() => void>()

/** Publishes what waits: this is all that a page loads of it before the first interaction. */
export function publishHeld(held: HeldState): void {
  state = held
  for (const listener of listeners) listener()
}

/** What waits, for a component. */
export function useHeld(): HeldState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING_HELD,
  )
}

/** Whether a page shows what it knew, since there is no connection. */
export function useIsOffline(): boolean {
  const { changes, hasReads } = useHeld()
  return hasReads || changes.length > 0
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
