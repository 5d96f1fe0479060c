import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chatEvent } from '#contracts/team/chat.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'

/** The typing indicator is hidden after this time without typing. */
const TYPING_MS = 6_000
/**
 * The initial delay before a refused stream is opened again, for example while the service restarts or if the network
 * has too many streams. The delay doubles with each attempt.
 */
const RETRY_MS = 5_000
const RETRY_MAX_MS = 60_000

/** Reads conversations again when they change. Returns the ids of those whose visitors are typing. */
export function useLiveChats(): ReadonlySet<string> {
  const client = useQueryClient()
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let source: EventSource
    let delayMs = RETRY_MS
    const timers = new Map<string, number>()
    function refetch() {
      void client.invalidateQueries({ queryKey: ['chats'] })
      void client.invalidateQueries({ queryKey: ['waiting'] })
    }
    function open() {
      source = new EventSource(`${DESK_PATHS.api}/chat-events`)
      source.addEventListener('changed', refetch)
      // Changes made while no stream was open were not announced.
      source.addEventListener('open', () => {
        delayMs = RETRY_MS
        refetch()
      })
      source.addEventListener('typing', ({ data }) => {
        const { id } = chatEvent.parse(JSON.parse(data))
        if (id === null) return
        window.clearTimeout(timers.get(id))
        timers.set(
          id,
          window.setTimeout(() => setTyping((current) => without(current, id)), TYPING_MS),
        )
        setTyping((current) => new Set([...current, id]))
      })
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return
        window.clearTimeout(timers.get(RETRY_TIMER))
        timers.set(RETRY_TIMER, window.setTimeout(open, delayMs))
        delayMs = Math.min(delayMs * 2, RETRY_MAX_MS)
      })
    }
    open()
    return () => {
      source.close()
      for (const timer of timers.values()) window.clearTimeout(timer)
    }
  }, [client])
  return typing
}

const RETRY_TIMER = 'retry'

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id))
}
