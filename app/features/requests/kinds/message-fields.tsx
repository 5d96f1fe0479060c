import type { KindFieldsProps } from '../form/request-form-view.tsx'
import { EmailField, MessageField, PersonFields, QuantityField } from './common-fields.tsx'

export function MoreInformationFields({ field }: KindFieldsProps) {
  return (
    <>
      <MessageField field={field} />
      <PersonFields field={field} />
    </>
  )
}

export function AvailabilityFields({ field }: KindFieldsProps) {
  return (
    <>
      <div className="sm:w-1/3">
        <QuantityField {...field('quantity')} />
      </div>
      <MessageField field={field} isOptional />
      <PersonFields field={field} />
    </>
  )
}

export function BackInStockFields({ field }: KindFieldsProps) {
  return <EmailField field={field} />
}
