import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import { LEAVING_EVENT } from '../provider/call-team.ts'

const draft = z.object({
  path: z.string(),
  /** The item that the form was filled with, or null for a new one. */
  item: z.unknown(),
  values: z.record(z.string(), z.unknown()),
})
const STORAGE_KEY = 'desk-form'

/**
 * Used inside a form. Stores the typed values when the browser leaves for the sign-in page, and restores them
 * afterwards. `item` is the item that the form was filled with.
 */
export function FormDraft({ item = null }: { item?: TeamItem | null }) {
  const { reset, getValues, formState } = useFormContext()
  const { isReady, isDirty } = formState
  const [stored, setStored] = useState(readDraft)
  useEffect(() => {
    if (!isReady || !stored) return
    sessionStorage.removeItem(STORAGE_KEY)
    setStored(null)
    reset(stored.values, { keepDefaultValues: true })
  }, [isReady, stored, reset])
  useEffect(() => {
    function store() {
      const { pathname: path } = window.location
      if (isDirty) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path, item, values: getValues() }))
    }
    window.addEventListener(LEAVING_EVENT, store)
    return () => window.removeEventListener(LEAVING_EVENT, store)
  }, [isDirty, item, getValues])
  return null
}

/**
 * Returns the initial item for the form at this URL. If someone has changed the item since the draft was stored,
 * returns the stored item, so that saving is refused and shows their changes. Otherwise returns `current`.
 */
export function restoreDraftItem<Item extends TeamItem>(current: Item, schema: z.ZodType<Item>): Item {
  const stored = schema.safeParse(readDraft()?.item).data
  return stored && stored.version !== current.version ? stored : current
}

function readDraft(): z.infer<typeof draft> | null {
  const stored = draft.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
  return stored.success && stored.data.path === window.location.pathname ? stored.data : null
}
