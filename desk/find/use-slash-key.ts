import { type RefObject, useEffect } from 'react'

/** `/` focuses a field, unless it is typed in another one or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
      if (target.isContentEditable || target.closest('input, textarea, select, [role=dialog]')) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [field])
}
