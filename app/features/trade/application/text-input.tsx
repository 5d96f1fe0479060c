import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { TEXT_FIELDS } from './application-form.ts'
import { fieldId, type StepProps } from './form-context.ts'

type TextInputProps = { step: Pick<StepProps, 'values' | 'labelOf' | 'errorsOf'> } & Pick<
  ComponentProps<typeof TextField>,
  'type' | 'help' | 'isOptional' | 'autoComplete' | 'inputMode' | 'maxLength' | 'className'
> & { field: (typeof TEXT_FIELDS)[number] }

export function TextInput({ step, field, isOptional, ...input }: TextInputProps) {
  return (
    <TextField
      {...input}
      id={fieldId(field)}
      name={field}
      label={step.labelOf(field)}
      errors={step.errorsOf(field)}
      defaultValue={step.values[field]}
      isOptional={isOptional}
      required={!isOptional}
    />
  )
}
