import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { CONTROL, FIELD_LENGTH_MAX } from './control.ts'
import { Field, type FieldFrameProps } from './field.tsx'

type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'className' | 'children'>

export function TextField({
  label,
  help,
  errors,
  isOptional,
  mark,
  className,
  id,
  maxLength = FIELD_LENGTH_MAX,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      help={help}
      errors={errors}
      isOptional={isOptional}
      mark={mark}
      className={className}
      id={id}
    >
      {(control) => <input type="text" maxLength={maxLength} {...input} {...control} className={CONTROL} />}
    </Field>
  )
}

type TextAreaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'className' | 'children'>

/** Starts with six lines, and grows with its text up to a limit. */
export function TextAreaField({
  label,
  help,
  errors,
  isOptional,
  className,
  id,
  maxLength = FIELD_LENGTH_MAX,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} errors={errors} isOptional={isOptional} className={className} id={id}>
      {(control) => (
        <textarea
          maxLength={maxLength}
          {...area}
          {...control}
          className={classNames(CONTROL, 'max-h-96 min-h-44 field-sizing-content')}
        />
      )}
    </Field>
  )
}
