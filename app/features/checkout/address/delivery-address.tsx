import type { FieldMetadata } from '@conform-to/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { formatAddress, normalizeAddress } from '#domain/address/address.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { countryName, isCountryCode } from '#domain/market/market.ts'
import {
  type AddressChoice,
  addressChoices,
  type CheckoutCustomer,
  NEW_ADDRESS,
} from '#domain/order/checkout-prefill.ts'
import type { DetailsForm } from '../details/details-form.ts'
import { CHANGE_INTENT, INTENT } from '../details/details-form.ts'
import { AddressFields, type AddressFieldset } from './address-fields.tsx'

type DeliveryAddressProps = {
  fields: {
    address: AddressFieldset
    saved: FieldMetadata<string | undefined, DetailsForm>
    changes: FieldMetadata<string | undefined, DetailsForm>
  }
  country: CountryCode
  customer: CheckoutCustomer | null
  isBack: boolean
}

type AddressBookProps = {
  field: FieldMetadata<string | undefined, DetailsForm>
  choices: readonly AddressChoice[]
  /** The number of saved addresses in countries to which the house does not deliver. */
  unservedCount: number
  isBack: boolean
  /** Shown by CSS when the option of a new address is chosen. */
  children: ReactNode
}

type SavedAddressProps = Pick<AddressBookProps, 'field' | 'isBack'> & { choice: AddressChoice }

export function DeliveryAddress({
  fields: { address, saved, changes },
  country,
  customer,
  isBack,
}: DeliveryAddressProps) {
  const t = useTranslations('checkout.details')
  const choices = addressChoices(customer, country)
  const changed = changes.initialValue
  const renderFields = (enforcesRequired: boolean) => (
    <AddressFields
      fieldset={address}
      country={country}
      purpose="shipping"
      countryField={null}
      enforcesRequired={enforcesRequired}
    />
  )
  if (changed) return <ChangedAddress id={changed}>{renderFields(true)}</ChangedAddress>
  const note = customer && <p className="text-small text-muted">{t('saved-note')}</p>
  if (choices.length === 0) {
    return (
      <>
        {renderFields(true)}
        {note}
      </>
    )
  }
  const unservedCount = customer?.addresses.filter((known) => known.address === null).length ?? 0
  return (
    <AddressBook field={saved} choices={choices} unservedCount={unservedCount} isBack={isBack}>
      <div className="grid gap-5">
        {renderFields(false)}
        {note}
      </div>
    </AddressBook>
  )
}

function AddressBook({ field, choices, unservedCount, isBack, children }: AddressBookProps) {
  const t = useTranslations('checkout.details')
  return (
    <div className="group/address grid gap-5">
      <ChoiceGroup legend={t('book')}>
        {choices.map((choice) => (
          <SavedAddress key={choice.id} choice={choice} field={field} isBack={isBack} />
        ))}
        <Radio
          name={field.name}
          value={NEW_ADDRESS}
          defaultChecked={field.initialValue === NEW_ADDRESS}
          label={t('new-address')}
          data-opens
        />
      </ChoiceGroup>
      {unservedCount > 0 && (
        <p className="text-small text-muted">{t('unserved', { count: unservedCount })}</p>
      )}
      <div className="hidden group-has-[[data-opens]:checked]/address:block">{children}</div>
    </div>
  )
}

function SavedAddress({
  choice: { id, address, isElsewhere, isOfCompany },
  field,
  isBack,
}: SavedAddressProps) {
  const t = useTranslations('checkout.details')
  const { language } = usePageLocale()
  const { country } = address
  if (!country || !isCountryCode(country)) return null
  const isChosen = field.initialValue === id
  const [name = '', ...rest] = formatAddress(normalizeAddress(address, country))
  const place = countryName(country, language)
  return (
    <div className="flex items-start justify-between gap-x-6 border-b border-hairline pb-2">
      <Radio
        name={field.name}
        value={id}
        defaultChecked={isChosen}
        autoFocus={isBack && isChosen}
        label={
          <span className="grid wrap-anywhere" suppressHydrationWarning>
            <span>{name}</span>
            <span className="text-small">{[...rest, place].join(', ')}</span>
            {isOfCompany && <span className="text-small text-muted">{t('of-company')}</span>}
            {isElsewhere && <span className="text-small text-muted">{t('elsewhere')}</span>}
          </span>
        }
      />
      {!isElsewhere && !isOfCompany && (
        <button
          type="submit"
          name={INTENT}
          value={`${CHANGE_INTENT}${id}`}
          formNoValidate
          aria-label={t('change-label', { address: [name, ...rest].join(', ') })}
          className={`${TEXT_LINK} relative top-1.5 shrink-0 text-small`}
        >
          {t('change')}
        </button>
      )}
    </div>
  )
}

/** Shown in place of the address book while a saved address is edited. */
function ChangedAddress({ id, children }: { id: string; children: ReactNode }) {
  const t = useTranslations('checkout.details')
  const title = useRef<HTMLParagraphElement>(null)
  // The requested form takes the focus.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <input type="hidden" name="saved" value={NEW_ADDRESS} />
      <input type="hidden" name="changes" value={id} />
      <p
        ref={title}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript the browser itself focuses it
        autoFocus
        className="flex flex-wrap justify-between gap-x-6 gap-y-1 outline-none"
      >
        <span className="font-medium">{t('changing')}</span>
        <button
          type="submit"
          name={INTENT}
          value={CHANGE_INTENT}
          formNoValidate
          className={`${TEXT_LINK} text-small`}
        >
          {t('other-address')}
        </button>
      </p>
      {children}
    </div>
  )
}
