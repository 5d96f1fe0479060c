import { useTranslations } from '#app/i18n/use-translations.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { addressLines, normalizeAddress } from '#domain/address.ts'
import type { AddressChoice } from '#domain/checkout-prefill.ts'
import { isCountryCode } from '#domain/market.ts'
import { checkoutPath } from './checkout-paths.ts'

type AddressBookProps = {
  token: string
  choices: readonly AddressChoice[]
  /** The one that the form was filled with. */
  usedId: string | null
}

/** The saved addresses that the order can go to. A choice fills the form anew, with or without a script. */
export function AddressBook({ token, choices, usedId }: AddressBookProps) {
  const t = useTranslations('checkout.details')
  const others = choices.filter(({ id }) => id !== usedId)
  if (others.length === 0) return null
  return (
    <nav aria-label={t('book')} className="grid gap-1 text-small">
      <p className="text-muted">{t('book')}</p>
      <ul className="grid gap-1">
        {others.map(({ id, address }) => (
          <li key={id}>
            <TextLink href={`${checkoutPath(token)}?${new URLSearchParams({ address: id })}`}>
              {textOf(address)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function textOf(address: AddressChoice['address']): string {
  const { country } = address
  return country && isCountryCode(country) ? addressLines(normalizeAddress(address, country)).join(', ') : ''
}
