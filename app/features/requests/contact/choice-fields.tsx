import type { FieldMetadata } from '@conform-to/react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { CONTACT_TOPICS } from '#domain/request/request-kinds.ts'
import type { TypedContact } from './contact-form.ts'
import type { OrderChoice } from './load-sender.server.ts'

type ChoiceProps = { field: FieldMetadata<string | undefined, TypedContact>; errors: readonly string[] }

/** Spec §3: what the message is about. Nothing is chosen at first, so that no wrong topic is sent by accident. */
export function TopicField({ field: { id, name, initialValue }, errors }: ChoiceProps) {
  const t = useTranslations('contact')
  return (
    <SelectField
      label={t('topic')}
      id={id}
      name={name}
      defaultValue={initialValue ?? ''}
      errors={errors}
      required
    >
      <option value="">{t('choose')}</option>
      {CONTACT_TOPICS.map((topic) => (
        <option key={topic} value={topic}>
          {t(`topics.${topic}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** The order that the message is about, if any: chosen from the customer's own, or typed by its number. */
export function OrderField({
  field: { id, name, initialValue = '' },
  errors,
  orders,
}: ChoiceProps & { orders: readonly OrderChoice[] | null }) {
  const t = useTranslations('contact')
  const isListed = initialValue === '' || orders?.some(({ number }) => number === initialValue)
  if (orders === null || !isListed) {
    return (
      <TextField
        label={t('order')}
        help={t('order-help')}
        id={id}
        name={name}
        defaultValue={initialValue}
        errors={errors}
        autoComplete="off"
        isOptional
      />
    )
  }
  return (
    <SelectField
      label={t('which-order')}
      id={id}
      name={name}
      defaultValue={initialValue}
      errors={errors}
      isOptional
    >
      <option value="">{t('no-order')}</option>
      {orders.map(({ number, pieces }) => (
        <option key={number} value={number}>
          {`${number} · ${pieces}`}
        </option>
      ))}
    </SelectField>
  )
}
