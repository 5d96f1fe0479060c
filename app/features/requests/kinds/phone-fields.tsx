import { Checkbox } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { FieldProps } from '../form/request-form-view.tsx'

/** The wish to be called, and the number only for who has it; shown by CSS, with or without JavaScript. */
export function PhoneFields({ prefers, phone }: { prefers: FieldProps; phone: FieldProps }) {
  return (
    <div className="group/phone grid gap-3">
      <Checkbox
        name={prefers.name}
        defaultChecked={prefers.defaultValue === 'on'}
        label={prefers.label}
        data-opens
      />
      <div className="hidden group-has-[[data-opens]:checked]/phone:block sm:w-1/2 sm:pe-2.5">
        <TextField {...phone} type="tel" autoComplete="tel" />
      </div>
    </div>
  )
}
