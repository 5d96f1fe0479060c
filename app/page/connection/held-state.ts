import { useSyncExternalStore } from 'react'

export type HeldChange = {
  /** Its idempotency key. */
  readonly id: string
  readonly path: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** A description by the page on which the change was made, to show on other pages; may be empty. */
  readonly note: string
  /** Whether note and price are for this visitor only, and are therefore not stored. */
  readonly isPersonal: boolean
  /** Whether it is sent only when the visitor confirms it: an order, or a credential. */
  readonly isManual: boolean
}

/** A change that the shop refused after it had waited, so the visitor must decide about it. */
export type RefusedChange = Pick<HeldChange, 'id' | 'path' | 'fields' | 'note' | 'isPersonal'> & {
  /** The value of `CHANGE_REFUSED_HEADER`: 'price-changed 216000 USD'. */
  readonly refusal: string
}

export type HeldState = {
  readonly changes: readonly HeldChange[]
  readonly refused: readonly RefusedChange[]
  readonly isCached: boolean
  /** Whether any change or page waits, or a page is shown from the cache. */
  readonly isOffline: boolean
  /** The time of the last failed attempt, in milliseconds since 1970; null if none has failed. */
  readonly triedAtMs: number | null
  /** Changes fields of a waiting change, such as its quantity. */
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

/** Publishes the state of waiting changes. Nothing else of this feature loads before the first interaction. */
export function publishHeld(held: HeldState): void {
  state = held
  for (const listener of listeners) listener()
}

export function useHeld(): HeldState {
  return useSyncExternalStore(subscribe, read, read)
}

/** On the server nothing ever waits. */
function read(): HeldState {
  return state
}

export function useIsOffline(): boolean {
  return useHeld().isOffline
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
