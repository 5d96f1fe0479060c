import type { ComponentProps, ReactNode } from 'react'
import { Form, useNotify, useRedirect } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { teamItem } from '#contracts/team/convention.ts'
import { useSave } from '#desk/provider/use-save.ts'
import { FormDraft } from './form-draft.tsx'
import { toFormErrors } from './form-errors.ts'

/** Creates an item and then opens one of its views. Typed values are preserved if the item is refused. */
export function CreateForm({
  resource,
  initial,
  toInput,
  opens,
  done,
  getFieldPath,
  children,
}: {
  resource: string
  initial?: ComponentProps<typeof Form>['record']
  toInput: (values: FieldValues) => unknown
  opens: 'show' | 'edit' | 'list'
  /** The message shown afterwards, if any. */
  done?: string
  getFieldPath?: Parameters<typeof toFormErrors>[1]
  children: ReactNode
}) {
  const redirect = useRedirect()
  const notify = useNotify()
  const { create } = useSave(resource, teamItem)
  async function save(values: FieldValues) {
    const outcome = await create(toInput(values))
    if (outcome.kind !== 'saved') return toFormErrors(outcome, getFieldPath)
    if (done !== undefined) notify(done, { type: 'success' })
    redirect(opens, resource, outcome.output.id)
    return undefined
  }
  return (
    <Form onSubmit={save} {...(initial && { record: initial })} warnWhenUnsavedChanges>
      <FormDraft />
      {children}
    </Form>
  )
}
