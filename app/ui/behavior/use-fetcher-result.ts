import { useEffect, useRef } from 'react'

/**
 * Acts once on each answer of a fetcher. It looks after every commit, since the dependencies of an effect may miss one:
 * the router hands answers out through a ref, so a render that React then gives up may have read one already, and an
 * effect that depends on it counts as up to date without ever having run.
 */
export function useFetcherResult<Answer>(answer: Answer | undefined, act: (answer: Answer) => void): void {
  const handled = useRef(answer)
  useEffect(() => {
    if (answer === handled.current) return
    handled.current = answer
    if (answer !== undefined) act(answer)
  })
}
