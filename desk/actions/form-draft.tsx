import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import { LEAVING } from '../provider/call-team.ts'

const draft = z.object({
  path: z.string(),
  /** The item that the form was filled with; null for a new one. */
  item: z.unknown(),
  values: z.record(z.string(), z.unknown()),
})
const KEY = 'desk-form'

/**
 * Used inside a form: stores the typed values when the browser leaves for the sign-in, and restores them afterwards.
 * `item` is what the form was filled with.
 */
export function FormDraft({ item = null }: { item?: TeamItem | null }) {
  const { reset, getValues, formState } = useFormContext()
  const { isReady, isDirty } = formState
  const [stored, setStored] = useState(readDraft)
  useEffect(() => {
    if (!isReady || !stored) return
    sessionStorage.removeItem(KEY)
    setStored(null)
    reset(stored.values, { keepDefaultValues: true })
  }, [isReady, stored, reset])
  useEffect(() => {
    function store() {
      const { pathname: path } = window.location
      if (isDirty) sessionStorage.setItem(KEY, JSON.stringify({ path, item, values: getValues() }))
    }
    window.addEventListener(LEAVING, store)
    return () => window.removeEventListener(LEAVING, store)
  }, [isDirty, item, getValues])
  return null
}

/**
 * The item that the form at this address starts from: the stored one if someone has changed it since, so that saving is
 * refused and shows their changes. Otherwise `current`.
 */
export function itemOfDraft<Item extends TeamItem>(current: Item, schema: z.ZodType<Item>): Item {
  const stored = schema.safeParse(readDraft()?.item).data
  return stored && stored.version !== current.version ? stored : current
}

function readDraft(): z.infer<typeof draft> | null {
  const stored = draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  return stored.success && stored.data.path === window.location.pathname ? stored.data : null
}
