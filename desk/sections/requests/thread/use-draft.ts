import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { teamCalls, teamQueries } from '#desk/provider/team-calls.ts'
import { createDraftSaver, type DraftState } from './draft-saver.ts'

/**
 * The draft of a reply, which the server stores while it is typed. Until then the browser stores it too, so that
 * neither a lost network nor a sign-in loses it.
 */
export function useDraft(requestId: string) {
  const [typed, setTyped] = useState(() => readOwn(requestId))
  const [state, setState] = useState<DraftState | null>(null)
  const client = useQueryClient()
  const query = teamQueries.replyDraft(requestId)
  const { data, error, refetch } = useQuery({
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const saver = useMemo(() => {
    async function save(text: string) {
      const { draft } = await teamCalls.saveReplyDraft(requestId, text)
      // The initial value when the page is mounted again, for example in another language.
      client.setQueryData(teamQueries.replyDraft(requestId).queryKey, { draft })
      if (readOwn(requestId) === text) removeOwn(requestId)
      return draft?.savedAt ?? null
    }
    return createDraftSaver(save, setState)
  }, [client, requestId])

  useEffect(() => {
    const own = readOwn(requestId)
    if (own !== null) saver.change(own)
    window.addEventListener('pagehide', saver.flush)
    return () => {
      window.removeEventListener('pagehide', saver.flush)
      saver.flush()
    }
  }, [saver, requestId])

  const hasFailed = state?.kind === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasFailed])

  const stored = data?.draft ?? null
  const text = typed ?? stored?.text ?? ''
  function change(next: string) {
    storeOwn(requestId, next)
    setTyped(next)
    saver.change(next)
  }
  return {
    text,
    state: state ?? (stored ? ({ kind: 'saved', at: stored.savedAt } as const) : EMPTY),
    /** Typing is disabled until the stored draft is loaded. */
    isReady: data !== undefined || typed !== null,
    fault: data === undefined && typed === null ? error : null,
    repeat: refetch,
    change,
    /** Saving stops while a reply is sent, since a later save would restore the draft. */
    pause: saver.stop,
    resume: () => change(text),
    /** The reply was sent, so its draft is gone. */
    clear() {
      removeOwn(requestId)
      client.setQueryData(query.queryKey, { draft: null })
      setTyped('')
      setState(EMPTY)
    },
  }
}

const EMPTY: DraftState = { kind: 'empty' }
const keyOf = (requestId: string) => `desk-reply-${requestId}`

function readOwn(requestId: string): string | null {
  return sessionStorage.getItem(keyOf(requestId))
}

function storeOwn(requestId: string, text: string): void {
  sessionStorage.setItem(keyOf(requestId), text)
}

function removeOwn(requestId: string): void {
  sessionStorage.removeItem(keyOf(requestId))
}
