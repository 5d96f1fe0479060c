import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { placeOf, placeSearch } from './list-place.ts'
import type { ListView } from './list-view.ts'

/** The cards of a list, in its order. */
const CARD_LINKS = '.piece-list .piece-link'

/**
 * A visitor who returns from a product finds the list where they left it: the history entry's address names the page
 * and the product. A browser that restored its scroll position takes precedence.
 */
export function useListPlace({ cards, state }: ListView): void {
  const { search, key } = useLocation()
  const ids = cards.map(({ id }) => id)

  const savePlace = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(CARD_LINKS) : null
    const card = link && cards[linksOfList().indexOf(link)]
    if (!card || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    history.replaceState(history.state, '', location.pathname + placeSearch(state, card.id))
  })
  useEffect(() => {
    // Runs before navigation.
    document.addEventListener('click', savePlace, { capture: true })
    return () => document.removeEventListener('click', savePlace, { capture: true })
  }, [])

  const restorePlace = useEffectEvent(() => {
    const link = linksOfList()[placeOf(search, ids)]
    if (!(link instanceof HTMLElement)) return
    const { top, bottom } = link.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) link.closest('.piece')?.scrollIntoView({ block: 'center' })
    link.focus({ preventScroll: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each coming back is a new one
  useEffect(() => restorePlace(), [key])
}

function linksOfList(): Element[] {
  return [...document.querySelectorAll(CARD_LINKS)]
}
