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

/** Spec §7: the parameters that restore a place in a list: its page and a product. */
const PAGE_PARAMETER = 'ppage'
const PRODUCT_PARAMETER = 'pid'

/** Progressively enhances a list; loaded after the page. `path` is without the locale. */
export function ListBehavior({
  form,
  list,
  path,
  renderedState,
}: {
  form: RefObject<HTMLFormElement | null>
  list: ListView
  path: string
  /** The list state from which the fields were rendered. */
  renderedState: ListState
}) {
  useFilterForm(form, path, { state: list.state, renderedState })
  useFilterSheet(form)
  useOpenGroup(form)
  useListPlace(list)
  return null
}

/** On desktop, the open group is closed by a click outside, by focus moving outside, or by Escape. */
function useOpenGroup(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const controller = new AbortController()
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
    document.addEventListener('pointerdown', closeFromOutside, { signal: controller.signal })
    document.addEventListener('focusin', closeFromOutside, { signal: controller.signal })
    document.addEventListener('keydown', closeOnEscape, { signal: controller.signal })
    return () => controller.abort()
  }, [bar])
}

/**
 * A visitor who returns from a product finds the list where they left it: the URL of the history entry names the page
 * and the product. A scroll position that the browser has restored takes precedence.
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
    // The capture phase runs before navigation.
    document.addEventListener('click', savePlace, { capture: true })
    return () => document.removeEventListener('click', savePlace, { capture: true })
  }, [])

  const restorePlace = useEffectEvent(() => {
    const link = linksOfList()[placeIndex(search, ids)]
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
  if (state.page > 1) params.set(PAGE_PARAMETER, String(state.page))
  params.set(PRODUCT_PARAMETER, idNumber(productId))
  return `?${params}`
}

/** Returns the index of the product that the URL names; -1 if it names none of them. */
export function placeIndex(search: string, productIds: readonly string[]): number {
  const requested = new URLSearchParams(search).get(PRODUCT_PARAMETER)
  return requested === null ? -1 : productIds.findIndex((id) => idNumber(id) === requested)
}

/**
 * Enhances the filter form: a change updates the list at once without scrolling, and the fields follow the URL if it
 * changes otherwise. `renderedState`: the list state from which the fields were rendered; when this runs, the page may
 * already show another one.
 */
function useFilterForm(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  { state, renderedState }: { state: ListState; renderedState: ListState },
): void {
  const navigate = useNavigate()
  const localePath = useLocalePath()
  const shown = listAddress(path, state)
  const requested = useRef(listAddress(path, renderedState))
  const loading = useNavigation().location

  const apply = useEffectEvent(() => {
    if (form.current === null) return
    const address = listAddress(path, parseFilterForm(form.current))
    if (address === requested.current) return
    requested.current = address
    const isSheet = form.current.matches(':popover-open')
    void navigate(localePath(address), { preventScrollReset: true, replace: isSheet })
  })

  const applyEarlyChanges = useEffectEvent(() => {
    if (form.current === null || requested.current !== shown) return
    if (!isSameList(parseFilterForm(form.current), { ...state, page: 1 })) apply()
  })

  useEffect(() => applyEarlyChanges(), [])

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

  const resetFields = useEffectEvent((address: string) => {
    if (requested.current === address) return
    // The visitor has already changed the filters again: the outdated list must not reset the fields.
    if (loading && createPath(loading) === localePath(requested.current)) return
    form.current?.reset()
    requested.current = address
  })

  useEffect(() => resetFields(shown), [shown])
}

/** Reveals an invalid field in its group. */
function showField(field: HTMLElement): void {
  const group = field.closest('details')
  if (group) group.open = true
  field.focus()
}
