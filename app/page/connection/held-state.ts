import { useSyncExternalStore } from 'react'

/** A change that waits for the connection. */
export type HeldChange = {
  /** Its idempotency key. */
  readonly id: string
  /** The path that it was sent to. */
  readonly path: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** What the page that it was made on says about it, to be shown on any other; empty without. */
  readonly note: string
  /** Its note and its price are for this visitor only, and so are not stored. */
  readonly isPersonal: boolean
  /** It is sent only when the visitor says so: an order, or what proves who they are. */
  readonly isManual: boolean
}

/** A change that the shop refused after it had waited, so its visitor decides about it. */
export type RefusedChange = Pick<HeldChange, 'id' | 'path' | 'fields' | 'note' | 'isPersonal'> & {
  /** What the shop says (`CHANGE_REFUSED_HEADER`): 'price-changed 216000 USD'. */
  readonly refusal: string
}

export type HeldState = {
  readonly changes: readonly HeldChange[]
  readonly refused: readonly RefusedChange[]
  /** Whether the page is shown as this browser cached it. */
  readonly isCached: boolean
  /** Whether anything waits, pages too, or is shown as it was cached. */
  readonly isOffline: boolean
  /** When the last attempt failed, in milliseconds since 1970; null: none has. */
  readonly triedAtMs: number | null
  /** Changes fields of a change that waits, such as its quantity. */
  readonly amend: (id: string, fields: Readonly<Record<string, string>>) => void
}

export const NOTHING_HELD: HeldState = {
  changes: [],
  refused: [],
  isCached: false,
  isOffline: false,
  triedAtMs: null,
  amend() {},
}

let state = NOTHING_HELD
const listeners = new Set<() => void>()

/** Publishes what waits: this is all that a page loads of it before the first interaction. */
export function publishHeld(held: HeldState): void {
  state = held
  for (const listener of listeners) listener()
}

/** What waits, for a component. */
export function useHeld(): HeldState {
  return useSyncExternalStore(subscribe, read, read)
}

/** A server never has anything that waits. */
function read(): HeldState {
  return state
}

/** Whether a page shows what it knew, since there is no connection. */
export function useIsOffline(): boolean {
  return useHeld().isOffline
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
