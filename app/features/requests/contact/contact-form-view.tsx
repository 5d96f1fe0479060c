import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import { useFieldErrors } from '../form/use-field-errors.ts'
import { OrderField, TopicField } from './choice-fields.tsx'
import { contactForm, TICKET, TRAP, type TypedContact } from './contact-form.ts'
import type { OrderChoice } from './load-sender.server.ts'
import { PhoneFields } from './phone-fields.tsx'

type Field = FieldMetadata<string | undefined, TypedContact>

type ContactFormProps = {
  ticket: string
  known: TypedContact
  orders: readonly OrderChoice[] | null
  lastResult: SubmissionResult | undefined
}

/** The contact form, which preserves its input until it has been stored. */
export function ContactForm({ ticket, known, orders, lastResult }: ContactFormProps) {
  const t = useTranslations('contact')
  const isBusy = useNavigation().formData !== undefined
  const errorsOf = useFieldErrors()
  const [form, fields] = useForm<TypedContact>({
    id: 'message',
    defaultNoValidate: false,
    lastResult: lastResult ?? null,
    defaultValue: known,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: contactForm }),
    // Not on blur: an error that appears would move the button that is being pressed.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { refusals, countRefusal } = useRefusals(lastResult?.status === 'error' ? lastResult : null)
  const { name, email, topic, orderNumber, message, prefersPhone, phone } = fields
  const checkedOf = ({ id, errors }: Field, label: string) => ({ id, label, errors: errorsOf(errors) })
  const checked = [
    checkedOf(name, t('name')),
    checkedOf(email, t('email')),
    checkedOf(topic, t('topic')),
    checkedOf(orderNumber, t(orders ? 'which-order' : 'order')),
    checkedOf(message, t('message')),
    checkedOf(phone, t('phone')),
  ]
  const textOf = (field: Field) => ({
    id: field.id,
    name: field.name,
    defaultValue: field.initialValue ?? '',
    errors: errorsOf(field.errors),
  })
  return (
    <>
      <ErrorSummary message={errorsOf(form.errors)[0]} fields={checked} refusals={refusals} />
      <Form
        method="post"
        id={form.id}
        onSubmit={(event) => {
          form.onSubmit(event)
          countRefusal(event)
        }}
        noValidate={form.noValidate}
        className="grid max-w-measure gap-5"
      >
        <input type="hidden" name={TICKET} value={ticket} />
        <Trap />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...textOf(name)} label={t('name')} autoComplete="name" required />
          <TextField {...textOf(email)} label={t('email')} type="email" autoComplete="email" required />
          <TopicField field={topic} errors={errorsOf(topic.errors)} />
          <OrderField field={orderNumber} errors={errorsOf(orderNumber.errors)} orders={orders} />
        </div>
        <TextAreaField
          {...textOf(message)}
          label={t('message')}
          help={t('message-help', { max: REQUEST_LENGTHS.message })}
          required
        />
        <PhoneFields prefers={prefersPhone} phone={phone} errors={errorsOf(phone.errors)} />
        <Button type="submit" isBusy={isBusy} className="sm:justify-self-start">
          {t('send')}
        </Button>
      </Form>
    </>
  )
}

/** A field that only programs fill in: hidden from people, their screen readers and what fills in forms for them. */
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
