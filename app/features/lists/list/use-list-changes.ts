import { createContext, use, useEffect, useState } from 'react'
import { useBeforeUnload, useFetcher, useLocation } from 'react-router'
import { useFetcherResult } from '#app/ui/behavior/use-fetcher-result.ts'
import { isInterruption, type ListOutcome, type RefusedListChange } from './list-change.ts'
import type { ListChangeFields } from './list-change-form.ts'

export type ListChanges = {
  /** Changes that are not saved yet, oldest first. */
  readonly pending: readonly ListChangeFields[]
  /** Null while saving is not interrupted. */
  readonly interruption: RefusedListChange['code'] | null
  /** The last refusal by the id of its piece or section. */
  readonly refusals: ReadonlyMap<string, RefusedListChange>
  submit(change: ListChangeFields): void
  retry(): void
  dismiss(subject: string): void
}

/**
 * Sends the changes of a list one after another, so that they arrive in order. While the connection is lost, the
 * changes wait and are shown as unsaved.
 */
export function useListChangeQueue(
  onDone: (outcome: ListOutcome & { ok: true }) => void,
  refusedBefore: RefusedListChange | null,
): ListChanges {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ListOutcome>({ key: `list ${pathname}` })
  const [pending, setPending] = useState<readonly ListChangeFields[]>([])
  const [phase, setPhase] = useState<'idle' | 'sent' | 'settling'>('idle')
  const [interruption, setInterruption] = useState<RefusedListChange['code'] | null>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, RefusedListChange>>(
    () => new Map(refusedBefore ? [[refusedBefore.subject, refusedBefore]] : []),
  )

  const dismissRefusal = (subject: string) =>
    setRefusals((current) => new Map([...current].filter(([id]) => id !== subject)))

  useFetcherResult(fetcher.data, (outcome) => {
    if (!outcome.ok && isInterruption(outcome.code)) {
      setInterruption(outcome.code)
      setPhase('idle')
      return
    }
    setPhase('settling')
    if (outcome.ok) onDone(outcome)
    else setRefusals((current) => new Map([...current, [outcome.subject, outcome]]))
  })

  useEffect(() => {
    if (fetcher.state !== 'idle') return
    const [first] = pending
    if (phase === 'settling') {
      setPending((before) => before.slice(1))
      setPhase('idle')
    } else if (phase === 'idle' && first && interruption === null) {
      setPhase('sent')
      void fetcher.submit(fieldsOf(first), { method: 'post', action: pathname + search })
    }
  }, [fetcher, phase, pending, interruption, pathname, search])

  useBeforeUnload((event) => {
    if (pending.length > 0) event.preventDefault()
  })

  return {
    pending,
    interruption,
    refusals,
    submit(change) {
      dismissRefusal('item' in change ? change.item : change.section)
      setPending((before) => {
        const isReplaced = (waiting: ListChangeFields, index: number) =>
          index > 0 &&
          waiting.intent === 'quantity' &&
          change.intent === 'quantity' &&
          waiting.item === change.item
        return [...before.filter((waiting, index) => !isReplaced(waiting, index)), change]
      })
    },
    retry: () => setInterruption(null),
    dismiss: dismissRefusal,
  }
}

function fieldsOf(change: ListChangeFields): Record<string, string> {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)]))
}

const NO_CHANGES: ListChanges = {
  pending: [],
  interruption: null,
  refusals: new Map(),
  submit() {},
  retry() {},
  dismiss() {},
}

export const ListChangesContext = createContext<ListChanges>(NO_CHANGES)

export function useListChanges(): ListChanges {
  return use(ListChangesContext)
}
