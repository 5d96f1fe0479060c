import { type ReactNode, useId } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { classNames } from '../class-names.ts'

export type FieldFrameProps = {
  label: string
  help?: string | undefined
  /** Errors in the visitor's language. The field preserves its input. */
  errors?: readonly string[] | undefined
  isOptional?: boolean | undefined
  /** A letter before the label, which refers to a drawing. */
  mark?: string | undefined
  className?: string | undefined
}

export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The label is above the control, help and errors are below it. `children` gets the ids that associate them. */
export function Field({
  label,
  help,
  errors = [],
  isOptional = false,
  mark,
  className,
  id: givenId,
  children,
}: FieldFrameProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const t = useTranslations('shell.form')
  const generatedId = useId()
  const id = givenId ?? generatedId
  const hasErrors = errors.length > 0
  const describedBy = classNames(help && `${id}-help`, hasErrors && `${id}-error`) || undefined
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className="flex items-center gap-2 text-small font-medium">
        {mark && (
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-full border border-current"
          >
            {mark}
          </span>
        )}
        <label htmlFor={id}>
          {label}
          {isOptional && <span className="font-regular text-muted"> {t('optional')}</span>}
        </label>
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': hasErrors || undefined })}
      {help && (
        <p id={`${id}-help`} className="text-small text-muted">
          {help}
        </p>
      )}
      {hasErrors && (
        <p id={`${id}-error`} className="text-small text-alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
