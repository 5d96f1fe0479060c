import { useEffect, useRef } from 'react'

/**
 * Calls `act` once for each result of a fetcher. It checks after every commit instead of depending on the result,
 * because such an effect may miss one: the router provides results through a ref, so a render that React then
 * discards may have read one already, and the effect counts as up to date without having run.
 */
export function useFetcherResult<Result>(result: Result | undefined, act: (result: Result) => void): void {
  const handled = useRef(result)
  useEffect(() => {
    if (result === handled.current) return
    handled.current = result
    if (result !== undefined) act(result)
  })
}
