import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { BulkResult } from '#contracts/team/convention.ts'
import { LEAVING_EVENT } from '#desk/provider/call-team.ts'
import { type BulkRequest, changeInBulk } from './bulk-calls.ts'

/** `compared` has the preview. `done` and `undone` have the results, even if a later call failed (`error`). */
export type BulkState =
  | { kind: 'editing'; error: unknown }
  | { kind: 'busy'; done: number; total: number }
  | { kind: 'compared'; change: unknown; results: readonly BulkResult[] }
  | { kind: 'done' | 'undone'; results: readonly BulkResult[]; error: unknown }

const NO_ERROR = null

/** Runs a bulk change, which is previewed first, then applied to the previewed versions, and can be undone. */
export function useBulk(resource: string) {
  const [state, setState] = useState<BulkState>({ kind: 'editing', error: NO_ERROR })

  /** Sends a request. If a call fails, returns the results so far. */
  async function send(request: BulkRequest): Promise<{ results: readonly BulkResult[]; error: unknown }> {
    const total = request.items.length
    let results: readonly BulkResult[] = []
    setState({ kind: 'busy', done: 0, total })
    try {
      await changeInBulk(resource, request, (soFar) => {
        results = soFar
        setState({ kind: 'busy', done: soFar.length, total })
      })
      return { results, error: NO_ERROR }
    } catch (error) {
      return { results, error }
    }
  }

  return {
    state,
    edit: () => setState({ kind: 'editing', error: NO_ERROR }),
    async compare(findIds: () => Promise<readonly string[]>, change: unknown) {
      setState({ kind: 'busy', done: 0, total: 0 })
      try {
        const ids = await findIds()
        const { results, error } = await send({
          items: ids.map((id) => ({ id })),
          change,
          isDryRun: true,
        })
        setState(error === NO_ERROR ? { kind: 'compared', change, results } : { kind: 'editing', error })
      } catch (error) {
        setState({ kind: 'editing', error })
      }
    },
    async apply() {
      if (state.kind !== 'compared') return
      const items = selectChanged(state.results).map(({ id, version }) => ({ id, version }))
      const sent = await send({ items, change: state.change, isDryRun: false })
      if (sent.error !== NO_ERROR && sent.results.length === 0)
        setState({ kind: 'editing', error: sent.error })
      else setState({ kind: 'done', ...sent })
    },
    async undo() {
      if (state.kind !== 'done') return
      const { results } = state
      const items = selectChanged(results).map(({ id, version, undo }) => ({
        id,
        version,
        changes: undo ?? {},
      }))
      const sent = await send({ items, isDryRun: false })
      // Undo can be retried for items without a result.
      const undoneIds = new Set(sent.results.map(({ id }) => id))
      const remaining = results.filter(({ id }) => !undoneIds.has(id))
      if (sent.error !== NO_ERROR) setState({ kind: 'done', results: remaining, error: sent.error })
      else setState({ kind: 'undone', ...sent })
    },
  }
}

/** Returns the results of items that were changed or, in a preview, will be changed. */
export function selectChanged(results: readonly BulkResult[]): readonly BulkResult[] {
  return results.filter(({ outcome }) => outcome === 'changed')
}

const STORAGE_KEY = 'desk-bulk'
const draft = z.object({ path: z.string(), values: z.record(z.string(), z.string()) })

/**
 * Stores the typed values of a bulk change when the browser leaves for the sign-in page, and reopens the dialog with
 * them afterwards. The list itself remembers the selection.
 */
export function useBulkDraft<Values extends Record<string, string>>(empty: Values) {
  const [stored] = useState(readDraft)
  const [isOpen, setIsOpen] = useState(stored !== null)
  const [values, setValues] = useState<Values>({ ...empty, ...stored })
  useEffect(() => {
    sessionStorage.removeItem(STORAGE_KEY)
    if (!isOpen) return undefined
    const { pathname: path } = window.location
    const store = () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path, values }))
    window.addEventListener(LEAVING_EVENT, store)
    return () => window.removeEventListener(LEAVING_EVENT, store)
  }, [isOpen, values])
  return { isOpen, setIsOpen, values, setValues }
}

function readDraft(): Record<string, string> | null {
  const found = draft.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')).data
  return found?.path === window.location.pathname ? found.values : null
}
