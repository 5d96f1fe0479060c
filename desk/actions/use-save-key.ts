import { type RefObject, useEffect } from 'react'

/** Ctrl+S, or ⌘S, presses the button that saves a form, however far away it is. The browser would save the document. */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return
      event.preventDefault()
      button.current?.click()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [button])
}
