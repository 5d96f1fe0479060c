import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import type { CheckedField } from '#app/ui/form/error-summary.tsx'
import { FileInput } from '#app/ui/form/file-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { REQUEST_ATTACHMENTS_MAX } from '#contracts/request.ts'
import { ATTACHMENT_BYTES_MAX, ATTACHMENT_ENDINGS, ATTACHMENT_TYPES } from '#domain/files/attachments.ts'
import { formatFileSize } from '#domain/files/written-size.ts'
import { useFieldErrors } from '../form/use-field-errors.ts'
import {
  ATTACHMENT_FIELDS,
  type AttachmentList,
  afterRefusal,
  type SentAttachments,
  withFiles,
} from './attachment-list.ts'

type AttachmentsFieldProps = {
  /** The id of the file input, to which the error summary links. */
  id: string
  subject: 'drawings' | 'files'
  /** Set for a form that was refused; null otherwise. */
  sent: SentAttachments | null
}

/** Messages that the browser shows once a file is chosen; the document must include them (decision 0010). */
const SHOWN_LATER = [
  'request.attachments.drawings.more',
  'request.attachments.files.more',
  'request.attachments.remove',
  'request.attachments.remove-label',
  'request.attachments.refused',
  'request.attachments.count',
  'errors.request.attachment-type',
  'errors.request.attachment-too-large',
  'errors.request.attachment-empty',
  'errors.request.attachments-too-many',
] as const

const NO_ATTACHMENTS: AttachmentList = { stored: [], chosen: [], refused: [] }

/**
 * Attachments of a message, in a form with `encType="multipart/form-data"`: a list of files that can be extended.
 * Without JavaScript it is one field for all files, with a list of those stored when the form was refused.
 */
export function AttachmentsField({ id, subject, sent }: AttachmentsFieldProps) {
  const t = useTranslations('request.attachments')
  const tAll = useTranslations()
  for (const key of SHOWN_LATER) tAll.has(key)
  const { tag } = usePageLocale()
  const helpId = useId()
  const { stored, chosen, refused, field, add, removeStored, removeChosen } = useAttachments(sent)
  const count = stored.length + chosen.length
  const errors = useFileErrors(refused)
  const describedBy = errors.length > 0 ? `${helpId} ${id}-error` : helpId
  const prompt = t(count > 0 ? `${subject}.more` : `${subject}.add`)
  const removeButton = (name: string, remove: () => void) => (
    <button
      type="button"
      aria-label={t('remove-label', { name })}
      onClick={() => {
        remove()
        field.current?.focus()
      }}
      className="min-h-11 shrink-0 scriptless:hidden"
    >
      <span className={TEXT_LINK}>{t('remove')}</span>
    </button>
  )
  return (
    <fieldset className="grid gap-2">
      <legend className="text-small font-medium">
        {t(`${subject}.label`)}{' '}
        <span id={helpId} className="font-regular text-muted">
          {t('limits', { max: REQUEST_ATTACHMENTS_MAX, size: formatFileSize(ATTACHMENT_BYTES_MAX, tag) })}
        </span>
      </legend>
      {count > 0 && (
        <ul className="mt-2 border-t border-hairline text-small">
          {stored.map(({ sealed, name, sizeBytes }) => (
            <FileRow
              key={sealed}
              name={name}
              size={formatFileSize(sizeBytes, tag)}
              action={removeButton(name, () => removeStored(sealed))}
            >
              <input type="hidden" name={ATTACHMENT_FIELDS.stored} value={sealed} />
              <div className="hidden scriptless:block">
                <Checkbox
                  name={ATTACHMENT_FIELDS.removed}
                  value={sealed}
                  aria-label={t('remove-label', { name })}
                  label={t('remove')}
                />
              </div>
            </FileRow>
          ))}
          {chosen.map((file) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              name={file.name}
              size={formatFileSize(file.size, tag)}
              action={removeButton(file.name, () => removeChosen(file))}
            />
          ))}
        </ul>
      )}
      <div className={count < REQUEST_ATTACHMENTS_MAX ? undefined : 'hidden'}>
        <FileInput
          ref={field}
          id={id}
          prompt={prompt}
          aria-label={prompt}
          isListed
          name={ATTACHMENT_FIELDS.files}
          multiple
          accept={[...ATTACHMENT_TYPES, ...Object.values(ATTACHMENT_ENDINGS).flat()].join(',')}
          aria-describedby={describedBy}
          aria-invalid={errors.length > 0 || undefined}
          onChange={({ currentTarget }) => add([...(currentTarget.files ?? [])])}
        />
      </div>
      {errors.length > 0 && (
        <div id={`${id}-error`} role="alert" className="text-small text-alert">
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {count > 0 && t('count', { count })}
      </p>
    </fieldset>
  )
}

export function useCheckedAttachments({ id, subject, sent }: AttachmentsFieldProps): CheckedField {
  const t = useTranslations('request.attachments')
  return { id, label: t(`${subject}.label`), errors: useFileErrors(sent?.refused ?? []) }
}

function useFileErrors(refused: SentAttachments['refused']): string[] {
  const t = useTranslations('request.attachments')
  const reasonOf = useFieldErrors()
  return refused.map(({ name, code }) => t('refused', { name, reason: reasonOf([code]).join(' ') }))
}

function FileRow({
  name,
  size,
  action,
  children,
}: {
  name: string
  size: string
  action: ReactNode
  children?: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-hairline">
      <span className="min-w-0 flex-1 py-3 wrap-anywhere">
        {name} <span className="text-muted">{size}</span>
      </span>
      {action}
      {children}
    </li>
  )
}

/** The attachments of a form until it is sent. `sent` is null unless the form was refused. */
function useAttachments(sent: SentAttachments | null) {
  const [shown, setShown] = useState({
    sent,
    list: sent ? afterRefusal(NO_ATTACHMENTS, sent) : NO_ATTACHMENTS,
  })
  // If there was no response, the list remains unchanged.
  if (sent && sent !== shown.sent) setShown({ sent, list: afterRefusal(shown.list, sent) })
  const change = (changed: (list: AttachmentList) => AttachmentList) =>
    setShown((before) => ({ ...before, list: changed(before.list) }))
  const { list } = shown
  const { chosen } = list
  const field = useRef<HTMLInputElement>(null)
  const latestChange = useRef(change)

  useEffect(() => {
    // Files may have been chosen before hydration.
    const earlyFiles = [...(field.current?.files ?? [])]
    if (earlyFiles.length > 0) latestChange.current((before) => withFiles(before, earlyFiles))
  }, [])

  useEffect(() => {
    // A form submits the files of its input.
    const transfer = new DataTransfer()
    for (const file of chosen) transfer.items.add(file)
    if (field.current) field.current.files = transfer.files
  }, [chosen])

  return {
    ...list,
    field,
    add: (files: readonly File[]) => change((before) => withFiles(before, files)),
    removeStored: (sealed: string) =>
      change(({ stored, chosen }) => ({
        stored: stored.filter((one) => one.sealed !== sealed),
        chosen,
        refused: [],
      })),
    removeChosen: (file: File) =>
      change(({ stored, chosen }) => ({
        stored,
        chosen: chosen.filter((one) => one !== file),
        refused: [],
      })),
  }
}
