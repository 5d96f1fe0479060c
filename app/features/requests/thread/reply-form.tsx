import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { CONTROL, FIELD_LENGTH_MAX } from '#app/ui/form/control.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import type { SentAttachments } from '../attachments/attachment-list.ts'
import { AttachmentsField, useCheckedAttachments } from '../attachments/attachments-field.tsx'
import { withNumber } from '../form/refusal-text.ts'
import { useFieldErrors } from '../form/use-field-errors.ts'
import { MESSAGE_LAYOUTS } from './messages.tsx'
import { replyForm, THREAD_FIELDS, type TypedReply } from './reply.ts'

type ReplyFormProps = {
  number: string
  /** The number of messages that the customer has already written. */
  ownMessageCount: number
  ticket: string
  lastResult: SubmissionResult | undefined
  /** Set after a refused reply. */
  sent: SentAttachments | undefined
  layout?: keyof typeof MESSAGE_LAYOUTS
}

/** Preserves its text until the reply has been stored. */
export function ReplyForm({
  number,
  ownMessageCount,
  ticket,
  lastResult,
  sent,
  layout = 'wide',
}: ReplyFormProps) {
  const t = useTranslations('request.thread')
  const isBusy = useNavigation().formData !== undefined
  const errorsOf = useFieldErrors()
  const { field, save } = useDraft(number, ownMessageCount)
  const [form, { text }] = useForm<TypedReply>({
    id: 'reply',
    defaultNoValidate: false,
    lastResult: lastResult ?? null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: replyForm }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { refusals, countRefusal } = useRefusals(lastResult?.status === 'error' ? lastResult : null)
  const errors = errorsOf(
    text.errors?.map((code) => (code === 'too-long' ? withNumber(code, REQUEST_LENGTHS.message) : code)),
    t('reply'),
  )
  const files = { id: `${form.id}-files`, subject: 'files', sent: sent ?? null } as const
  const checkedFiles = useCheckedAttachments(files)
  const isSaved = useIsInBrowser()
  // The document must include the message, which only the browser shows (decision 0010).
  t.has('saved')
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      onSubmit={(event) => {
        form.onSubmit(event)
        countRefusal(event)
      }}
      noValidate={form.noValidate}
      className={MESSAGE_LAYOUTS[layout].replace('border-hairline', 'border-ink')}
    >
      <div className="text-small">
        <label htmlFor={text.id} className="font-medium">
          {t('reply')}
        </label>
        {isSaved && <p className="text-muted">{t('saved')}</p>}
      </div>
      <div className="grid max-w-measure gap-3">
        <ErrorSummary
          message={errorsOf(form.errors)[0]}
          fields={[{ id: text.id, label: t('reply'), errors }, checkedFiles]}
          refusals={refusals}
        />
        <input type="hidden" name={THREAD_FIELDS.ticket} value={ticket} />
        <textarea
          ref={field}
          id={text.id}
          name={text.name}
          defaultValue={text.initialValue ?? ''}
          onInput={(event) => save(event.currentTarget.value)}
          required
          maxLength={FIELD_LENGTH_MAX}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? `${text.id}-error` : undefined}
          className={`${CONTROL} max-h-96 min-h-32 field-sizing-content`}
        />
        {errors.length > 0 && (
          <p id={`${text.id}-error`} className="text-small text-alert">
            {errors.join(' ')}
          </p>
        )}
        <AttachmentsField {...files} />
        <Button type="submit" isBusy={isBusy} className="sm:justify-self-end">
          {t('send')}
        </Button>
      </div>
    </Form>
  )
}

/** Returns false on the server and without JavaScript, where nothing typed is saved. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/**
 * Saves a text in the tab as it is typed, and restores it into an empty field, so that leaving the page by accident
 * loses nothing. A draft belongs to the `position` of its message in the conversation, so a sent text is not restored.
 */
function useDraft(
  name: string,
  position: number,
): { field: RefObject<HTMLTextAreaElement | null>; save: (text: string) => void } {
  const field = useRef<HTMLTextAreaElement>(null)
  const key = `draft ${name}`
  const start = `${position} `
  useEffect(() => {
    const saved = read(key)
    const area = field.current
    // Text typed before the script ran is newer.
    if (area && area.value !== '') return write(key, start + area.value)
    if (!saved?.startsWith(start)) return write(key, '')
    if (area) area.value = saved.slice(start.length)
  }, [key, start])
  return { field, save: (text) => write(key, text === '' ? '' : start + text) }
}

/** Browsers may refuse to store anything; the reply then works without a draft. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage, no draft is saved.
  }
}
