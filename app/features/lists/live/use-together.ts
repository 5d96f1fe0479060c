import { createContext, use, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { ListPresenceEvent } from '#contracts/list-sharing.ts'
import type { ListView, PieceView } from '../list/list-view.ts'
import { listChangesPath } from '../paths.ts'
import type { Follower } from './follow-list.ts'

export type CoEditing = {
  readonly others: ListPresenceEvent['others']
  /** Reports that the visitor edits the note of a piece; null for none. */
  setWriting(piece: PieceView | null): void
}

/** Reloads a list when another editor changes it and nothing is being saved. The code loads only for such a list. */
export function useFollowedList(
  { id, revision, isEditedTogether }: Pick<ListView, 'id' | 'revision' | 'isEditedTogether'>,
  { writingItemId, isSettled }: { writingItemId: string | null; isSettled: boolean },
): CoEditing['others'] {
  const url = useLocalePath()(listChangesPath(id))
  const { revalidate, state } = useRevalidator()
  const [others, setOthers] = useState<CoEditing['others']>([])
  const [latest, setLatest] = useState(revision)
  const follower = useRef<Follower>(null)
  const startState = useRef({ revision, writingItemId })
  useEffect(() => {
    startState.current = { revision, writingItemId }
    follower.current?.setWriting(writingItemId)
  }, [revision, writingItemId])
  useEffect(() => {
    if (!isEditedTogether) return
    let isStopped = false
    void import('./follow-list.ts').then(({ followList }) => {
      if (isStopped) return
      const start = { url, ...startState.current }
      follower.current = followList(start, { onRevision: setLatest, onOthers: setOthers })
    })
    return () => {
      isStopped = true
      follower.current?.leave()
      follower.current = null
    }
  }, [url, isEditedTogether])
  useEffect(() => {
    if (latest > revision && isSettled && state === 'idle') void revalidate()
  }, [latest, revision, isSettled, state, revalidate])
  return others
}

export const CoEditingContext = createContext<CoEditing>({ others: [], setWriting() {} })

export function useCoEditing(): CoEditing {
  return use(CoEditingContext)
}
