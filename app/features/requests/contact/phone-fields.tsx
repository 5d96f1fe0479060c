import type { FieldMetadata } from '@conform-to/react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { TypedContact } from './contact-form.ts'

type PhoneFieldsProps = {
  prefers: FieldMetadata<boolean, TypedContact>
  phone: FieldMetadata<string | undefined, TypedContact>
  errors: readonly string[]
}

/** The wish to be called, and the number only for who has it; shown by CSS, with or without JavaScript. */
export function PhoneFields({ prefers, phone, errors }: PhoneFieldsProps) {
  const t = useTranslations('contact')
  return (
    <div className="group/phone grid gap-3">
      <Checkbox
        name={prefers.name}
        defaultChecked={prefers.initialValue === 'on'}
        label={t('prefers-phone')}
        data-opens
      />
      <div className="hidden group-has-[[data-opens]:checked]/phone:block sm:w-1/2 sm:pe-2.5">
        <TextField
          type="tel"
          label={t('phone')}
          id={phone.id}
          name={phone.name}
          defaultValue={phone.initialValue ?? ''}
          errors={errors}
          autoComplete="tel"
        />
      </div>
    </div>
  )
}
