import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { ListState } from '#domain/catalogue/list-address.ts'
import { listAddress, stateOfForm } from '../list/list-address.ts'

/**
 * What a script adds to the form of the filters: a change shows its results at once, where the page is
 * scrolled, and the fields follow the address when that changes in another way.
 */
export function useFilterForm(path: string, state: ListState) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const localePath = useLocalePath()
  const shown = listAddress(path, state)
  const asked = useRef(shown)

  const apply = useEffectEvent(() => {
    if (form.current === null) return
    const address = listAddress(path, stateOfForm(form.current))
    if (address === asked.current) return
    asked.current = address
    const isSheet = form.current.matches(':popover-open')
    void navigate(localePath(address), { preventScrollReset: true, replace: isSheet })
  })

  useEffect(() => {
    const element = form.current
    const onChange = () => apply()
    element?.addEventListener('change', onChange)
    return () => element?.removeEventListener('change', onChange)
  }, [])

  useEffect(() => {
    if (asked.current !== shown) form.current?.reset()
    asked.current = shown
  }, [shown])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    apply()
    const { currentTarget } = event
    if (currentTarget.matches(':popover-open')) currentTarget.hidePopover()
  }
  return { form, onSubmit }
}
