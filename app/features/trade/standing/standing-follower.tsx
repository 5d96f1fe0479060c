import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { renewStanding } from './renewal.ts'

/** Loads the page again once the house has decided otherwise (decision 0024). Nothing is loaded for other visitors. */
export function StandingFollower({ standing }: { standing: TradeStanding | null }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (standing === null) return
    let isGone = false
    let stop = () => {
      isGone = true
    }
    import('./follow-standing.ts').then(({ followStanding }) => {
      if (!isGone) stop = followStanding(standing, () => renewStanding(revalidate))
    })
    return () => stop()
  }, [standing, revalidate])
  return null
}
