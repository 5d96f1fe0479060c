import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { REQUEST_FACTS } from '#contracts/request-facts.ts'
import type { SentAttachments } from '../attachments/attachment-list.ts'
import { useCheckedAttachments } from '../attachments/attachments-field.tsx'
import { REQUEST_FORMS } from '../kinds/request-forms.ts'
import { CaptchaField } from './captcha-field.tsx'
import type { LoadedForm } from './loaded-form.ts'
import { formSchema, IN_PLACE, TICKET, TRAP } from './request-form.ts'
import { useFieldErrors } from './use-field-errors.ts'

export const DRAWINGS = { id: 'drawings', subject: 'drawings' } as const

/** Attributes for a control of the form. A checked box has the value `on`. */
export type FieldProps = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly defaultValue: string
  readonly errors: readonly string[]
}
export type FieldOf = (name: string) => FieldProps

export type KindFieldsProps = { field: FieldOf; data: LoadedForm; sentFiles: SentAttachments | null }

type RequestFormViewProps = {
  data: LoadedForm
  ticket: string
  lastResult: SubmissionResult | undefined
  /** Set for a form that was refused; null otherwise. */
  sentFiles: SentAttachments | null
  /** Submits the form from a panel without leaving the page. */
  fetcher?: FetcherWithComponents<unknown>
  children: (field: FieldOf) => ReactNode
}

const OWN_LABELS = ['name', 'email', 'message', 'quantity', 'prefersPhone', 'at'] as const

/** Preserves its input until the request has been stored. */
export function RequestFormView({
  data,
  ticket,
  lastResult,
  sentFiles,
  fetcher,
  children,
}: RequestFormViewProps) {
  const definition = REQUEST_FORMS[data.kind]
  const labelOf = useFieldLabel(data)
  const errorsOf = useFieldErrors()
  const [form, fields] = useForm<Record<string, string | undefined>>({
    id: formId(data.kind),
    defaultNoValidate: false,
    lastResult: lastResult ?? null,
    defaultValue: data.known,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: formSchema(definition) }),
    // Not validated on blur: an error message that appears would move the button that is being pressed.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { refusals, countRefusal } = useRefusals(lastResult?.status === 'error' ? lastResult : null)
  const fieldOf: FieldOf = (name) => {
    const { id = name, initialValue, errors } = fields[name] ?? {}
    const label = labelOf(name)
    return { id, name, label, defaultValue: initialValue ?? '', errors: errorsOf(errors, label) }
  }
  const FormElement = fetcher?.Form ?? Form
  const drawings = useCheckedAttachments({ ...DRAWINGS, sent: sentFiles })
  return (
    <>
      <ErrorSummary
        message={errorsOf(form.errors)[0]}
        fields={[...definition.names.map(fieldOf), drawings]}
        refusals={refusals}
      />
      <FormElement
        method="post"
        action={data.action}
        id={form.id}
        {...(definition.hasAttachments && { encType: 'multipart/form-data' as const })}
        onSubmit={(event) => {
          form.onSubmit(event)
          countRefusal(event)
        }}
        noValidate={form.noValidate}
        className="grid max-w-measure gap-5"
      >
        <input type="hidden" name={TICKET} value={ticket} />
        {fetcher && <input type="hidden" name={IN_PLACE} value="on" />}
        <Trap />
        {children(fieldOf)}
        {data.captcha && <CaptchaField {...data.captcha} refusal={lastResult} />}
        {!fetcher && <SendButton data={data} />}
      </FormElement>
    </>
  )
}

/** Works inside the form or in the footer of its panel. */
export function SendButton({ data, fetcher }: Pick<RequestFormViewProps, 'data' | 'fetcher'>) {
  const t = useTranslations('request')
  const { formData } = useNavigation()
  const isBusy = fetcher ? fetcher.state !== 'idle' : formData !== undefined
  return (
    <div className="flex items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
      <Button type="submit" form={formId(data.kind)} isBusy={isBusy} className="shrink-0">
        {t(`forms.${data.kind}.send`)}
      </Button>
      {data.replyBy && <p className="text-small text-muted">{t('reply-by', { moment: data.replyBy })}</p>}
    </div>
  )
}

const formId = (kind: string) => `request-${kind}`

/** A honeypot, hidden from people, screen readers and autofill. */
function Trap() {
  return (
    <input
      type="text"
      name={TRAP}
      defaultValue=""
      autoComplete="off"
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  )
}

function useFieldLabel({
  orders,
  currency,
}: Pick<LoadedForm, 'orders' | 'currency'>): (name: string) => string {
  const t = useTranslations('request')
  return (name) => {
    if (name === 'orderNumber') return t(orders ? 'labels.which-order' : 'labels.order')
    if (name === 'budget') return t('labels.budget', { currency })
    const own = OWN_LABELS.find((label) => label === name)
    if (own) return t(`labels.${own}`)
    const fact = REQUEST_FACTS.find((key) => key === name)
    return fact ? t(`facts.${fact}`) : ''
  }
}
