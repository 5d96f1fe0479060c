import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { CONTACT_TOPICS } from '#domain/request/request-kinds.ts'
import type { LoadedForm } from '../form/loaded-form.ts'
import type { FieldProps, KindFieldsProps } from '../form/request-form-view.tsx'
import { MessageField, PersonFields } from './common-fields.tsx'

/** Spec §3: the contact form. */
export function ContactFields({ field, data }: KindFieldsProps) {
  return (
    <>
      <PersonFields field={field} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TopicField {...field('topic')} />
        <OrderField {...field('orderNumber')} orders={data.orders} />
      </div>
      <MessageField field={field} />
      <PhoneFields prefers={field('prefersPhone')} phone={field('phone')} />
    </>
  )
}

/** No topic is preselected, so that no wrong one is sent by accident. */
function TopicField(field: FieldProps) {
  const t = useTranslations('contact')
  return (
    <SelectField {...field} required>
      <option value="">{t('choose')}</option>
      {CONTACT_TOPICS.map((topic) => (
        <option key={topic} value={topic}>
          {t(`topics.${topic}`)}
        </option>
      ))}
    </SelectField>
  )
}

export function OrderField({ orders, ...field }: FieldProps & Pick<LoadedForm, 'orders'>) {
  const t = useTranslations('contact')
  const tHelp = useTranslations('request.help')
  const { defaultValue } = field
  const isListed = defaultValue === '' || orders?.some(({ number }) => number === defaultValue)
  if (orders === null || !isListed) {
    return <TextField {...field} help={tHelp('order')} autoComplete="off" isOptional />
  }
  return (
    <SelectField {...field} isOptional>
      <option value="">{t('no-order')}</option>
      {orders.map(({ number, pieces }) => (
        <option key={number} value={number}>
          {`${number} · ${pieces}`}
        </option>
      ))}
    </SelectField>
  )
}

/** CSS shows the field for the number to a visitor who prefers a call, with or without JavaScript. */
function PhoneFields({ prefers, phone }: { prefers: FieldProps; phone: FieldProps }) {
  return (
    <div className="group/phone grid gap-3">
      <Checkbox
        name={prefers.name}
        defaultChecked={prefers.defaultValue === 'on'}
        label={prefers.label}
        data-opens
      />
      <div className="hidden group-has-[[data-opens]:checked]/phone:block sm:w-1/2 sm:pe-2.5">
        <TextField {...phone} type="tel" autoComplete="tel" />
      </div>
    </div>
  )
}
