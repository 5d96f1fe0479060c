import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useNavigate, useNavigation } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import { isSameList, listAddress, stateOfForm } from '../list/list-address.ts'

/**
 * Enhances the filter form: a change updates the list at once without scrolling, and the fields follow the URL when it
 * changes otherwise. `filled`: the list from which the fields were rendered; another one may be shown by the time this
 * runs.
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

  // Includes choices made before hydration.
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
