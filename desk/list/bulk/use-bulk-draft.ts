import { useEffect, useState } from 'react'
import { z } from 'zod'
import { LEAVING } from '#desk/provider/leave.ts'

const KEY = 'desk-bulk'
const draft = z.object({ path: z.string(), values: z.record(z.string(), z.string()) })

/**
 * The typed values of a bulk change. They are stored when the browser leaves for the sign-in, and the dialog opens
 * again with them afterwards; the list itself remembers the selection.
 */
export function useBulkDraft<Values extends Record<string, string>>(empty: Values) {
  const [stored] = useState(readDraft)
  const [isOpen, setIsOpen] = useState(stored !== null)
  const [values, setValues] = useState<Values>({ ...empty, ...stored })
  useEffect(() => {
    sessionStorage.removeItem(KEY)
    if (!isOpen) return undefined
    const { pathname: path } = window.location
    const store = () => sessionStorage.setItem(KEY, JSON.stringify({ path, values }))
    window.addEventListener(LEAVING, store)
    return () => window.removeEventListener(LEAVING, store)
  }, [isOpen, values])
  return { isOpen, setIsOpen, values, setValues }
}

function readDraft(): Record<string, string> | null {
  const found = draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
  return found?.path === window.location.pathname ? found.values : null
}
