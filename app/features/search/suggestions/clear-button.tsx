import type { RefObject } from 'react'
import { CloseIcon } from '#app/ui/icon/icons.tsx'

/** Empties the search field: with suggestions it is a text field, in which browsers draw no such button. */
export function ClearButton({ input, label }: { input: RefObject<HTMLInputElement | null>; label: string }) {
  const clear = () => {
    const field = input.current
    if (field === null) return
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={clear}
      className="-mx-1.5 grid size-6 shrink-0 cursor-pointer place-items-center transition-colors hover:text-accent"
    >
      <CloseIcon />
    </button>
  )
}
