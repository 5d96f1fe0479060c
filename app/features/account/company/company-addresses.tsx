import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { CompanyAccount } from '#contracts/company-account.ts'
import { addressLines } from '#domain/address/address.ts'
import { countryName } from '#domain/market/country-names.ts'
import { companyAddressPath, PROFILE } from '../paths.ts'
import { CompanySection, IntentButton } from './company-section.tsx'

/** The addresses of the company, which all its people choose from at the checkout. */
export function CompanyAddresses({ company }: { company: Pick<CompanyAccount, 'addresses' | 'role'> }) {
  const t = useTranslations('profile.company')
  const words = useTranslations('profile.addresses')
  const isOwner = company.role === 'owner'
  return (
    <CompanySection id="addresses" title={t('addresses')} intro={t('addresses-intro')}>
      {company.addresses.length > 0 && (
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {company.addresses.map((known) => (
            <AddressEntry key={known.id} known={known} isOwner={isOwner} />
          ))}
        </ul>
      )}
      {isOwner ? (
        <LinkButton href={PROFILE.newCompanyAddress} variant="outline" className="justify-self-start">
          {words('add')}
        </LinkButton>
      ) : (
        company.addresses.length === 0 && <p className="text-muted">{t('no-addresses')}</p>
      )}
    </CompanySection>
  )
}

function AddressEntry({
  known: { id, isDefault, address },
  isOwner,
}: {
  known: CompanyAccount['addresses'][number]
  isOwner: boolean
}) {
  const t = useTranslations('profile.addresses')
  const { language } = usePageLocale()
  const lines = [...addressLines(address), countryName(address.country, language)]
  const label = (action: string) => t('of', { action, address: lines.slice(0, 2).join(', ') })
  return (
    <li className="grid content-start gap-3 border-t border-hairline pt-4">
      <address className="not-italic wrap-anywhere" suppressHydrationWarning>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {isDefault && <p className="text-small text-muted">{t('default')}</p>}
      {isOwner && (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 text-small">
          <TextLink href={companyAddressPath(id)} aria-label={label(t('edit'))}>
            {t('edit')}
          </TextLink>
          <IntentButton intent="remove-address" id={id} name={t('remove')} label={label(t('remove'))} />
        </div>
      )}
    </li>
  )
}
