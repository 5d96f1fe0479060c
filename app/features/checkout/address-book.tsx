import type { FormMetadata } from '@conform-to/react'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { TEXT_LINK } from '#app/ui/text-link.tsx'
import { type Address, addressLines, normalizeAddress } from '#domain/address.ts'
import type { AddressChoice } from '#domain/checkout-prefill.ts'
import type { CountryCode } from '#domain/market.ts'
import type { DetailsForm } from './details-form.ts'

type AddressBookProps = {
  form: FormMetadata<DetailsForm>
  choices: readonly AddressChoice[]
  /** The country of the cart, to which all choices go. */
  country: CountryCode
  /** The one that the form was filled with at first. */
  usedId: string | null
}

/**
 * The saved addresses that the order can go to. A choice fills its fields in the form, with or without a script, and
 * leaves what else was typed; it is no part of any web address.
 */
export function AddressBook({ form, choices, country, usedId }: AddressBookProps) {
  const t = useTranslations('checkout.details')
  if (choices.every(({ id }) => id === usedId)) return null
  const { name } = form.getFieldset().address
  return (
    <fieldset className="grid gap-1 text-small">
      <legend className="mb-1 text-muted">{t('book')}</legend>
      <ul className="grid gap-1">
        {choices.map(({ id, address }) => {
          const value: Address = normalizeAddress(address, country)
          return (
            <li key={id}>
              <button
                type="submit"
                {...form.update.getButtonProps({ name, value })}
                className={`${TEXT_LINK} text-start`}
              >
                {addressLines(value).join(', ')}
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
