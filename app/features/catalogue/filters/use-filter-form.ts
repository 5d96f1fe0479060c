import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useNavigate, useNavigation } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import { isSameList, listAddress, stateOfForm } from '../list/list-address.ts'

/**
 * What a script adds to the form of the filters: a change shows its results at once, where the page is
 * scrolled, and the fields follow the address when that changes in another way. `filled`: the list that the
 * fields were filled with; by the time this script runs another one may be shown.
 */
export function useFilterForm(
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
    const address = listAddress(path, stateOfForm(form.current))
    if (address === requested.current) return
    requested.current = address
    const isSheet = form.current.matches(':popover-open')
    void navigate(localePath(address), { preventScrollReset: true, replace: isSheet })
  })

  const catchUp = useEffectEvent(() => {
    if (form.current === null || requested.current !== shown) return
    if (!isSameList(stateOfForm(form.current), { ...state, page: 1 })) apply()
  })

  // What was chosen before the page woke counts too.
  useEffect(() => catchUp(), [])

  useEffect(() => {
    const element = form.current
    const onChange = () => apply()
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      apply()
      const wrong = element?.querySelector<HTMLElement>('[aria-invalid]')
      if (wrong) showField(wrong)
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
    // A later choice of the visitor is on its way: what it replaces must not take its place in the fields.
    if (loading && createPath(loading) === localePath(requested.current)) return
    form.current?.reset()
    requested.current = address
  })

  useEffect(() => follow(shown), [shown])
}

/** Leads to a field that has to be mended, in whatever group it is. */
function showField(field: HTMLElement): void {
  const group = field.closest('details')
  if (group) group.open = true
  field.focus()
}
