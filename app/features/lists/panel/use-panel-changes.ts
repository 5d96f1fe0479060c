import { useRef, useState } from 'react'
import { fetchPanel, sendPanelChange } from './call-panel.ts'
import { applyChange, inShownOrder, noteOf, type PanelChange, type PanelNote } from './panel-change.ts'
import type { PanelView } from './panel-view.ts'

/** What a page shows before any script runs. */
export type InitialPanel = { readonly view: PanelView; readonly notes: ReadonlyMap<string, PanelNote> }

export type PanelChanges = {
  /** With the changes that are on their way; null until it is loaded. */
  readonly view: PanelView | null
  readonly hasFailed: boolean
  /** Of the last change of each list. */
  readonly notes: ReadonlyMap<string, PanelNote>
  /** The list that was changed last. */
  readonly lastChanged: string | null
  readonly load: () => Promise<void>
  /** Sends a change after those before it. Returns whether it was made. */
  readonly send: (change: PanelChange) => Promise<boolean>
}

/** The lists of a product and their changes, which are shown before their responses come. */
export function usePanelChanges({
  address,
  initial = null,
  onUnauthorized,
  onSaved,
}: {
  address: string
  initial?: InitialPanel | null
  onUnauthorized: () => void
  /** Whether the piece is in the saved items, after a change. */
  onSaved?: (isSaved: boolean) => void
}): PanelChanges {
  const [view, setView] = useState(initial?.view ?? null)
  const [hasFailed, setFailed] = useState(false)
  const [pending, setPending] = useState<readonly PanelChange[]>([])
  const [notes, setNotes] = useState(initial?.notes ?? new Map<string, PanelNote>())
  const [lastChanged, setLastChanged] = useState<string | null>(null)
  const queue = useRef(Promise.resolve())
  const known = useRef(view)
  const lastOf = useRef(new Map<string, PanelChange>())

  function show(next: PanelView): void {
    known.current = next
    setView(next)
  }

  async function load(): Promise<void> {
    setFailed(false)
    const loaded = await fetchPanel(address)
    if (loaded === 'unauthorized') return onUnauthorized()
    setFailed(loaded === null)
    if (loaded === null) return
    setNotes(new Map())
    show(loaded)
  }

  async function send(change: PanelChange): Promise<boolean> {
    lastOf.current.set(change.list, change)
    setPending((before) => [...before, change])
    setNotes((before) => new Map([...before].filter(([list]) => list !== change.list)))
    const sent = queue.current.then(() => sendPanelChange(address, withKnownVersion(change, known.current)))
    queue.current = sent.then(() => {})
    const { refusal, lists, isOffline } = await sent
    if (refusal === 'unauthorized') {
      onUnauthorized()
      return false
    }
    setPending((before) => before.filter((other) => other !== change))
    const before = known.current
    if (lists && before) {
      // A list that could not be created keeps its id, so that trying again creates it once.
      const isCreated = lists.lists.some(({ id }) => id === before.newList)
      show({ ...before, ...(isCreated && lists), lists: inShownOrder(lists.lists, before.lists) })
      onSaved?.(lists.lists.some(({ purpose, items }) => purpose === 'saved' && items.length > 0))
    }
    if (lastOf.current.get(change.list) === change) {
      setNotes((others) => new Map(others).set(change.list, noteOf(change, refusal, isOffline)))
      setLastChanged(change.list)
    }
    return refusal === null
  }

  const lists = view?.lists.map((list) => pending.reduce(applyChange, list))
  return { view: view && lists ? { ...view, lists } : null, hasFailed, notes, lastChanged, load, send }
}

/** The version that the last response showed, since an earlier change of our own may have raised it. */
function withKnownVersion(change: PanelChange, view: PanelView | null): PanelChange {
  if (!('version' in change)) return change
  const items = view?.lists.flatMap((list) => list.items) ?? []
  return { ...change, version: items.find(({ id }) => id === change.item)?.version ?? change.version }
}
