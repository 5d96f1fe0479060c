import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CloseIcon } from '../icon/icons.tsx'
import { Field, type FieldFrameProps } from './field.tsx'

type FileInputProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  prompt: string
  /** Whether the page lists the chosen files itself; otherwise the field shows their names. */
  isListed?: boolean
}
type FileFieldProps = FieldFrameProps & Omit<FileInputProps, 'prompt' | 'isListed'>

export function FileField({ label, help, errors, isOptional, className, id, ...input }: FileFieldProps) {
  const t = useTranslations('shell.form.file')
  return (
    <Field label={label} help={help} errors={errors} isOptional={isOptional} className={className} id={id}>
      {(control) => <FileInput {...input} {...control} prompt={t('choose')} />}
    </Field>
  )
}

/**
 * The browser's own input is transparent and over the styled one, so that it takes clicks, keys and dropped files;
 * without JavaScript it is visible, since only the browser can show the chosen names.
 */
export function FileInput({ prompt, isListed = false, onChange, ref, ...input }: FileInputProps) {
  const t = useTranslations('shell.form.file')
  t.has('remove')
  const field = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  const updateNames = () => setNames([...(field.current?.files ?? [])].map(({ name }) => name))
  useEffect(() => {
    // Files may have been chosen before hydration.
    if (field.current?.files?.length) setNames([...field.current.files].map(({ name }) => name))
  }, [])
  const showsNames = !isListed && names.length > 0
  return (
    <span className="file-input">
      <input
        {...input}
        ref={(element) => {
          field.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
        type="file"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          updateNames()
          onChange?.(event)
        }}
      />
      <span aria-hidden="true">
        <span>{prompt}</span>
        {showsNames ? (
          <span className="truncate">{names.join(', ')}</span>
        ) : (
          <span className="text-muted pointer-coarse:hidden">{t('drop')}</span>
        )}
      </span>
      {showsNames && (
        <button
          type="button"
          aria-label={t('remove', { name: names.join(', ') })}
          onClick={() => {
            if (field.current) field.current.value = ''
            updateNames()
            field.current?.focus()
          }}
        >
          <CloseIcon />
        </button>
      )}
    </span>
  )
}
