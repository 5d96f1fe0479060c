import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronIcon } from '../icon/icons.tsx'
import { CONTROL } from './control.ts'
import { Field, type FieldFrameProps } from './field.tsx'

type SelectFieldProps = FieldFrameProps & Omit<ComponentProps<'select'>, 'className'>

/** A native select, which is the best one on phones and needs no JavaScript. Its children are the options. */
export function SelectField({
  label,
  help,
  errors,
  isOptional,
  className,
  id,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} help={help} errors={errors} isOptional={isOptional} className={className} id={id}>
      {(control) => (
        <span className="relative grid items-center">
          <select {...select} {...control} className={classNames(CONTROL, 'appearance-none pe-10')}>
            {children}
          </select>
          <span className="pointer-events-none absolute end-3.5">
            <ChevronIcon />
          </span>
        </span>
      )}
    </Field>
  )
}
