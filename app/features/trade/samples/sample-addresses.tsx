import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { addressLines, normalizeAddress } from '#domain/address/address.ts'
import { countryName, isCountryCode } from '#domain/market/market.ts'
import type { SavedAddress } from '#domain/order/checkout-prefill.ts'
import { SAMPLE_FIELDS, type SamplesView } from './samples-view.ts'

/** Where samples go: an address of the client or their company. */
export function SampleAddresses({ addresses, chosen }: Pick<SamplesView, 'addresses'> & { chosen: string }) {
  const t = useTranslations('trade.samples')
  if (addresses.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('no-addresses')}</p>
        <TextLink href={PROFILE.newAddress}>{t('add-address')}</TextLink>
      </div>
    )
  }
  return (
    <ChoiceGroup legend={t('address')}>
      {addresses.map((saved) => (
        <Radio
          key={saved.id}
          name={SAMPLE_FIELDS.address}
          value={saved.id}
          defaultChecked={saved.id === chosen}
          label={<AddressText {...saved} />}
        />
      ))}
    </ChoiceGroup>
  )
}

function AddressText({ address, isOfCompany }: SavedAddress) {
  const t = useTranslations('checkout.details')
  const { language } = usePageLocale()
  const country = address?.country
  if (!address || !country || !isCountryCode(country)) return null
  const [name = '', ...rest] = addressLines(normalizeAddress(address, country))
  return (
    <span className="grid wrap-anywhere" suppressHydrationWarning>
      <span>{name}</span>
      <span className="text-small">{[...rest, countryName(country, language)].join(', ')}</span>
      {isOfCompany && <span className="text-small text-muted">{t('of-company')}</span>}
    </span>
  )
}
