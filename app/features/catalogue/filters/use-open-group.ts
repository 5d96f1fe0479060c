import { type RefObject, useEffect } from 'react'
import { isLeaving } from '#app/ui/layer/is-leaving.ts'

/** The width from which an open group overlays the page; below it, the group is part of the sheet. */
const DESKTOP = '(min-width: 64.0625rem)'

/** On desktop a click outside, focus leaving, or Escape closes the open group. */
export function useOpenGroup(bar: RefObject<HTMLElement | null>): void {
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
