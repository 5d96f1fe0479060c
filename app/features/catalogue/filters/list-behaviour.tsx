import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { isLeaving } from '#app/ui/layer/is-leaving.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import { toListParams } from '#domain/catalogue/list-address.ts'
import { idNumber } from '#domain/ids.ts'
import { isSameList, listAddress, parseFilterForm } from '../list/list-address.ts'
import type { ListView } from '../list/list-view.ts'
import { useFilterSheet } from './use-filter-sheet.ts'

/** The width from which an open group overlays the page; below it, the group is part of the sheet. */
const DESKTOP = '(min-width: 64.0625rem)'

/** The cards of a list, in its order. */
const CARD_LINKS = '.piece-list .piece-link'

/** Spec §7: the parameters that restore a place in a list, the page and the product. */
const PAGE = 'ppage'

const PRODUCT = 'pid'

/** Progressive enhancement of a list, loaded after the page. `path`: without the locale. */
export function ListBehaviour({
  form,
  list,
  path,
  filled,
}: {
  form: RefObject<HTMLFormElement | null>
  list: ListView
  path: string
  /** The list state from which the fields were rendered. */
  filled: ListState
}) {
  useFilterForm(form, path, { state: list.state, filled })
  useFilterSheet(form)
  useOpenGroup(form)
  useListPlace(list)
  return null
}

/** On desktop a click outside, focus leaving, or Escape closes the open group. */
function useOpenGroup(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stopped = new AbortController()
    const openGroup = () =>
      matchMedia(DESKTOP).matches ? bar.current?.querySelector<HTMLDetailsElement>('details[open]') : null
    const closeFromOutside = (event: Event) => {
      const group = openGroup()
      if (group && isLeaving(group, event)) group.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      const group = event.key === 'Escape' ? openGroup() : null
      if (!group) return
      group.open = false
      group.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeFromOutside, { signal: stopped.signal })
    document.addEventListener('focusin', closeFromOutside, { signal: stopped.signal })
    document.addEventListener('keydown', closeOnEscape, { signal: stopped.signal })
    return () => stopped.abort()
  }, [bar])
}

/**
 * A visitor who returns from a product finds the list where they left it: the history entry's address names the page
 * and the product. A browser that restored its scroll position takes precedence.
 */
function useListPlace({ cards, state }: ListView): void {
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

/** The query of a list at one of its products: '?material=oak&ppage=2&pid=42'. */
export function placeSearch(state: ListState, productId: string): string {
  const params = toListParams({ ...state, page: 1 })
  if (state.page > 1) params.set(PAGE, String(state.page))
  params.set(PRODUCT, idNumber(productId))
  return `?${params}`
}

/** -1 if the URL names none of the products. */
export function placeOf(search: string, productIds: readonly string[]): number {
  const requested = new URLSearchParams(search).get(PRODUCT)
  return requested === null ? -1 : productIds.findIndex((id) => idNumber(id) === requested)
}

/**
 * Enhances the filter form: a change updates the list at once without scrolling, and the fields follow the URL when it
 * changes otherwise. `filled`: the list from which the fields were rendered; another one may be shown by the time this
 * runs.
 */
function useFilterForm(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  { state, filled }: { state: ListState; filled: ListState },
): void {
  const navigate = useNavigate()
  const localePath = useLocalePath()
  const shown = listAddress(path, state)
  const requested = useRef(listAddress(path, filled))
  const loading = useNavigation().location

  const apply = useEffectEvent(() => {
    if (form.current === null) return
    const address = listAddress(path, parseFilterForm(form.current))
    if (address === requested.current) return
    requested.current = address
    const isSheet = form.current.matches(':popover-open')
    void navigate(localePath(address), { preventScrollReset: true, replace: isSheet })
  })

  const catchUp = useEffectEvent(() => {
    if (form.current === null || requested.current !== shown) return
    if (!isSameList(parseFilterForm(form.current), { ...state, page: 1 })) apply()
  })

  useEffect(() => catchUp(), [])

  useEffect(() => {
    const element = form.current
    const onChange = () => apply()
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      apply()
      const invalidField = element?.querySelector<HTMLElement>('[aria-invalid]')
      if (invalidField) showField(invalidField)
      else if (element?.matches(':popover-open')) element.hidePopover()
    }
    element?.addEventListener('change', onChange)
    element?.addEventListener('submit', onSubmit)
    return () => {
      element?.removeEventListener('change', onChange)
      element?.removeEventListener('submit', onSubmit)
    }
  }, [form])

  const follow = useEffectEvent((address: string) => {
    if (requested.current === address) return
    // The visitor has already changed the filters again: the outdated list must not reset the fields.
    if (loading && createPath(loading) === localePath(requested.current)) return
    form.current?.reset()
    requested.current = address
  })

  useEffect(() => follow(shown), [shown])
}

/** Reveals an invalid field in its group. */
function showField(field: HTMLElement): void {
  const group = field.closest('details')
  if (group) group.open = true
  field.focus()
}
