import { useRef, useState } from 'react'
import { fetchPanel, sendPanelChange } from './call-panel.ts'
import { applyChange, type PanelChange, type PanelNote, sortAsShown, toPanelNote } from './panel-change.ts'
import type { PanelView } from './panel-view.ts'

export type InitialPanel = { readonly view: PanelView; readonly notes: ReadonlyMap<string, PanelNote> }

export type PanelChanges = {
  /** With pending changes applied; null until it is loaded. */
  readonly view: PanelView | null
  readonly hasFailed: boolean
  readonly notes: ReadonlyMap<string, PanelNote>
  readonly lastChanged: string | null
  readonly load: () => Promise<void>
  /** Sends a change after the previous ones. Resolves to whether it succeeded. */
  readonly send: (change: PanelChange) => Promise<boolean>
}

/** Sends changes one after another, and applies them optimistically. */
export function usePanelChanges({
  url,
  initial = null,
  onUnauthorized,
  onSaved,
}: {
  url: string
  initial?: InitialPanel | null
  onUnauthorized: () => void
  /** Called after a change with whether the piece is in the saved items. */
  onSaved?: (isSaved: boolean) => void
}): PanelChanges {
  const [view, setView] = useState(initial?.view ?? null)
  const [hasFailed, setFailed] = useState(false)
  const [pending, setPending] = useState<readonly PanelChange[]>([])
  const [notes, setNotes] = useState(initial?.notes ?? new Map<string, PanelNote>())
  const [lastChanged, setLastChanged] = useState<string | null>(null)
  const queue = useRef(Promise.resolve())
  const latestView = useRef(view)
  const lastChanges = useRef(new Map<string, PanelChange>())

  function show(next: PanelView): void {
    latestView.current = next
    setView(next)
  }

  async function load(): Promise<void> {
    setFailed(false)
    const loaded = await fetchPanel(url)
    if (loaded === 'unauthorized') return onUnauthorized()
    setFailed(loaded === null)
    if (loaded === null) return
    setNotes(new Map())
    show(loaded)
  }

  async function send(change: PanelChange): Promise<boolean> {
    lastChanges.current.set(change.list, change)
    setPending((before) => [...before, change])
    setNotes((before) => new Map([...before].filter(([list]) => list !== change.list)))
    const sent = queue.current.then(() => sendPanelChange(url, withKnownVersion(change, latestView.current)))
    queue.current = sent.then(() => {})
    const { refusal, lists, isOffline } = await sent
    if (refusal === 'unauthorized') {
      onUnauthorized()
      return false
    }
    setPending((before) => before.filter((other) => other !== change))
    const before = latestView.current
    if (lists && before) {
      // A list that could not be created retains its id, so trying again creates it once.
      const isCreated = lists.lists.some(({ id }) => id === before.newList)
      show({ ...before, ...(isCreated && lists), lists: sortAsShown(lists.lists, before.lists) })
      onSaved?.(lists.lists.some(({ purpose, items }) => purpose === 'saved' && items.length > 0))
    }
    if (lastChanges.current.get(change.list) === change) {
      setNotes((others) => new Map(others).set(change.list, toPanelNote(change, refusal, isOffline)))
      setLastChanged(change.list)
    }
    return refusal === null
  }

  const lists = view?.lists.map((list) => pending.reduce(applyChange, list))
  return { view: view && lists ? { ...view, lists } : null, hasFailed, notes, lastChanged, load, send }
}

/** Uses the version of the last response, since an earlier change of this page may have incremented it. */
function withKnownVersion(change: PanelChange, view: PanelView | null): PanelChange {
  if (!('version' in change)) return change
  const items = view?.lists.flatMap((list) => list.items) ?? []
  return { ...change, version: items.find(({ id }) => id === change.item)?.version ?? change.version }
}
