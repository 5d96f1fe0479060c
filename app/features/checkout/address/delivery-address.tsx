import type { FieldMetadata } from '@conform-to/react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { addressChoices, type CheckoutCustomer } from '#domain/order/checkout-prefill.ts'
import type { DetailsForm } from '../details/details-form.ts'
import { AddressBook, ChangedAddress } from './address-book.tsx'
import { AddressFields, type AddressFieldset } from './address-fields.tsx'

type DeliveryAddressProps = {
  fields: {
    address: AddressFieldset
    saved: FieldMetadata<string | undefined, DetailsForm>
    changes: FieldMetadata<string | undefined, DetailsForm>
  }
  country: CountryCode
  /** Null for a guest. */
  customer: CheckoutCustomer | null
  /** The buyer has just edited a saved address. */
  isBack: boolean
}

/** The shipping address: a saved one, one being edited, or a new one. */
export function DeliveryAddress({
  fields: { address, saved, changes },
  country,
  customer,
  isBack,
}: DeliveryAddressProps) {
  const t = useTranslations('checkout.details')
  const choices = addressChoices(customer, country)
  const changed = changes.initialValue
  const shown = (enforcesRequired: boolean) => (
    <AddressFields
      fieldset={address}
      country={country}
      purpose="shipping"
      countryField={null}
      enforcesRequired={enforcesRequired}
    />
  )
  if (changed) return <ChangedAddress id={changed}>{shown(true)}</ChangedAddress>
  const note = customer && <p className="text-small text-muted">{t('saved-note')}</p>
  if (choices.length === 0) {
    return (
      <>
        {shown(true)}
        {note}
      </>
    )
  }
  const unserved = customer?.addresses.filter((known) => known.address === null).length ?? 0
  return (
    <AddressBook field={saved} choices={choices} unserved={unserved} isBack={isBack}>
      <div className="grid gap-5">
        {shown(false)}
        {note}
      </div>
    </AddressBook>
  )
}
