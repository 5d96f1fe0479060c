import { useEffect, useState } from 'react'
import type { SanityDocument } from 'sanity'
import { type EditedDocument, getPath } from '../preview-url.ts'

/** How long to wait after the last change, since typed text is saved about every second. */
const QUIET_MS = 1500

/** Shows the shop page of a document, with drafts, beside the form. Reloads when the document is saved. */
export function PreviewPane({ document }: { document: { displayed: Partial<SanityDocument> } }) {
  const { displayed } = document
  const revision = useDebounced(displayed._rev)
  if (!displayed._id || !displayed._type) return null
  const path = getPath(displayed as EditedDocument)
  return (
    <iframe
      key={`${path} ${revision}`}
      title={`Preview of ${path}`}
      src={`/desk/content/preview?${new URLSearchParams({ to: path })}`}
      sandbox="allow-same-origin"
      style={{ border: 0, width: '100%', height: '100%', background: '#fff' }}
    />
  )
}

/** Debounces a value: returns it once it has not changed for a while. */
function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
