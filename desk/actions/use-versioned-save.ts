import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import { RefusedCall } from '../provider/call-team.ts'
import type { refusedForm } from './refused-form.ts'
import { useRefusalText } from './use-refusal-text.ts'

type Refused = ReturnType<typeof refusedForm>
type Conflict<Item, Values> = { readonly values: Values; readonly current: Item }

/**
 * Saves a form over the version that was read. If someone else saved in the meantime, `conflict` has the typed values
 * and the current item, and the editor decides.
 */
export function useVersionedSave<Item extends TeamItem, Values>({
  item,
  write,
  onSaved,
  toRefused,
}: {
  item: z.ZodType<Item>
  /** Saves over `base`; throws RefusedCall. */
  write: (values: Values, base: Item) => Promise<Item>
  onSaved: (saved: Item, base: Item) => void
  /** The errors of the form: a text and the fields' errors. */
  toRefused: (text: string, fault: unknown, values: Values) => Refused
}) {
  const notify = useNotify()
  const textOf = useRefusalText()
  const [conflict, setConflict] = useState<Conflict<Item, Values> | null>(null)

  async function save(values: Values, base: Item): Promise<Refused | undefined> {
    try {
      const saved = await write(values, base)
      setConflict(null)
      onSaved(saved, base)
      return undefined
    } catch (fault) {
      const refusal = fault instanceof RefusedCall ? fault.refusal : null
      const current = item.safeParse(refusal?.current)
      const isOutdated = refusal?.code === 'version-outdated' && current.success
      setConflict(isOutdated ? { values, current: current.data } : null)
      return isOutdated ? undefined : toRefused(textOf(fault), fault, values)
    }
  }
  /** Shows a refusal as a message, for calls outside of the form. */
  async function saveOutsideForm(values: Values, base: Item): Promise<void> {
    const refused = await save(values, base)
    if (refused) notify(refused.root.serverError, { type: 'error' })
  }
  return { conflict, save, saveOutsideForm, closeConflict: () => setConflict(null) }
}
