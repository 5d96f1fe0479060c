import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronIcon } from '../icon/icons.tsx'
import { CONTROL } from './control.ts'
import { Field, type FieldFrameProps } from './field.tsx'

type SelectFieldProps = FieldFrameProps & Omit<ComponentProps<'select'>, 'className'>

/** A native select, which works best on phones and needs no JavaScript. Its children are the options. */
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
        <Select {...select} {...control}>
          {children}
        </Select>
      )}
    </Field>
  )
}

/** The control alone, for a label that is not above it. */
export function Select({ className, children, ...select }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative grid items-center', className)}>
      <select {...select} className={classNames(CONTROL, 'appearance-none pe-10')}>
        {children}
      </select>
      <span className="pointer-events-none absolute end-3.5">
        <ChevronIcon />
      </span>
    </span>
  )
}
