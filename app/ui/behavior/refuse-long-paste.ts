/**
 * Reports at a field that a pasted text is too long for it; browsers would truncate it silently. The field is
 * unchanged, and the text is still on the clipboard. `wordsFor`: the message for a number of excess characters.
 * Returns a function that stops it.
 */
export function refuseLongPastes(wordsFor: (over: number) => string): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  addEventListener(
    'paste',
    (event) => {
      const { target: field, clipboardData } = event
      if (!isText(field) || field.maxLength < 0 || event.defaultPrevented) return
      const over = lengthWith(field, clipboardData?.getData('text/plain') ?? '') - field.maxLength
      if (over <= 0) return
      event.preventDefault()
      field.setCustomValidity(wordsFor(over))
      field.reportValidity()
      // The content of the field is valid, so the message must not block the form.
      field.setCustomValidity('')
    },
    { signal },
  )
  return () => stopped.abort()
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** The length of the value with `text` in place of the selection; a line break counts once. */
function lengthWith(
  { value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement,
  pasted: string,
): number {
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0)
  return value.length - replaced + pasted.replaceAll('\r\n', '\n').length
}
