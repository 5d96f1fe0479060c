import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Keyboard handling of the combobox pattern: arrow keys move through the suggestions while focus stays in the field,
 * Enter selects the active one, Escape closes the list and preserves the text. `offers` changes whenever the list does.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  offers: object | null,
) {
  const [isDismissed, setIsDismissed] = useState(true)
  const [activeIndex, setActiveIndex] = useState(-1)
  const isOpen = offers !== null && !isDismissed

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  function close(): void {
    setIsDismissed(true)
    setActiveIndex(-1)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (offers === null) return
      event.preventDefault()
      setIsDismissed(false)
      setActiveIndex((index) => stepped(index, event.key === 'ArrowDown' ? 1 : -1, options().length))
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && isOpen && activeIndex >= 0) {
      event.preventDefault()
      options()[activeIndex]?.click()
    }
  })

  const onBlur = useEffectEvent(close)

  useEffect(() => {
    const field = input.current
    if (field === null) return
    const stopped = new AbortController()
    const { signal } = stopped
    // An input of type `search` may not be a combobox, a text field may.
    field.type = 'text'
    field.inputMode = 'search'
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.addEventListener('keydown', onKeyDown, { signal })
    field.addEventListener('blur', onBlur, { signal })
    field.addEventListener(
      'input',
      () => {
        setIsDismissed(false)
        setActiveIndex(-1)
      },
      { signal },
    )
    if (field.value !== field.defaultValue) setIsDismissed(false)
    return () => stopped.abort()
  }, [input])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has no active item
  useEffect(() => setActiveIndex(-1), [offers])

  useEffect(() => {
    const field = input.current
    const shown = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    for (const [index, option] of shown.entries()) option.ariaSelected = String(index === activeIndex)
    const active = isOpen ? shown[activeIndex] : undefined
    active?.scrollIntoView({ block: 'nearest' })
    field?.setAttribute('aria-expanded', String(isOpen))
    setOrRemove(field, 'aria-controls', isOpen ? list.current?.id : undefined)
    setOrRemove(field, 'aria-activedescendant', active?.id)
  })

  return { isOpen, close }
}

/** The next or previous index among the suggestions and the field itself, which is -1; wraps around. */
export function stepped(index: number, step: 1 | -1, count: number): number {
  const places = count + 1
  return ((index + 1 + step + places) % places) - 1
}

function setOrRemove(element: Element | null, name: string, value: string | undefined): void {
  if (value) element?.setAttribute(name, value)
  else element?.removeAttribute(name)
}
