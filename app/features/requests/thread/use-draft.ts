import { type RefObject, useEffect, useRef } from 'react'

/**
 * Saves a text in the tab as it is typed, and restores it into an empty field, so that leaving the page by accident loses
 * nothing. It belongs to the `position` of a letter in its conversation: what was sent is not restored.
 */
export function useDraft(
  name: string,
  position: number,
): { field: RefObject<HTMLTextAreaElement | null>; save: (text: string) => void } {
  const field = useRef<HTMLTextAreaElement>(null)
  const key = `draft ${name}`
  const start = `${position} `
  useEffect(() => {
    const saved = read(key)
    const area = field.current
    // What was typed before the script ran is newer.
    if (area && area.value !== '') return write(key, start + area.value)
    if (!saved?.startsWith(start)) return write(key, '')
    if (area) area.value = saved.slice(start.length)
  }, [key, start])
  return { field, save: (text) => write(key, text === '' ? '' : start + text) }
}

/** Browsers may refuse to store anything; the reply is then typed as in any other form. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Nothing is saved.
  }
}
