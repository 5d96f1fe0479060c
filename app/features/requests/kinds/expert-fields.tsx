import { TextField } from '#app/ui/form/text-field.tsx'
import { CallTimeField } from '../call/call-time-field.tsx'
import type { KindFieldsProps } from '../form/request-form-view.tsx'
import { MessageField, PersonFields } from './common-fields.tsx'

/** When to call whom, and about what. */
export function ExpertFields({ field, data: { call } }: KindFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {call && <CallTimeField field={field} call={call} />}
        <TextField {...field('phone')} type="tel" autoComplete="tel" required />
      </div>
      <MessageField field={field} isOptional />
      <PersonFields field={field} />
    </>
  )
}
