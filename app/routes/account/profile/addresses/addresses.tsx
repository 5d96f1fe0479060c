import { data } from 'react-router'
import { z } from 'zod'
import { addressPath, ENTRY_FIELDS, PROFILE } from '#app/features/account/paths.ts'
import { ProfilePage, Unreachable } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import type { AccountCode } from '#app/features/account/sign-in/sign-in-screen.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import type { SavedAddress } from '#clients/customer/customer-client.ts'
import { formatAddress } from '#domain/address/address.ts'
import { countryName } from '#domain/market/country-names.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/addresses.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { session, clients, read } = requireAccount({ request, context, url })
  const addresses = read(await clients.customer.listAddresses(session.accessToken))
  return data({ addresses, isSaved: url.searchParams.has('saved') }, { headers: PRIVATE })
}

const operationForm = z.object({
  [ENTRY_FIELDS.id]: z.string().max(300),
  [ENTRY_FIELDS.operation]: z.enum(['default', 'remove']),
})

export async function action({ request, context, url }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = operationForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { id, operation } = form.data
  const { customer } = clients
  const changed =
    operation === 'default'
      ? await customer.makeDefault(session.accessToken, id)
      : await customer.removeAddress(session.accessToken, id)
  if (changed.ok) {
    const path = localePath(context.get(visitorContext).locale, PROFILE.addresses)
    return redirect(`${path}?saved`, { status: 303, headers: PRIVATE })
  }
  const code = check(changed.code)
  const fault = code === 'address-not-found' ? code : ('account-unavailable' as const)
  return data({ fault }, { status: fault === 'address-not-found' ? 404 : 503, headers: PRIVATE })
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, isSaved } = loaderData
  return <AddressesPage addresses={addresses} isSaved={isSaved && !actionData} fault={actionData?.fault} />
}

/** `addresses` is null when they could not be read. */
function AddressesPage({
  addresses,
  isSaved,
  fault,
}: {
  addresses: readonly SavedAddress[] | null
  isSaved: boolean
  fault?: AccountCode | undefined
}) {
  const t = useTranslations('profile')
  return (
    <ProfilePage title={t('addresses.title')} fault={fault} done={isSaved ? t('saved') : null}>
      {addresses === null && <Unreachable href={PROFILE.addresses} />}
      {addresses?.length === 0 && <p className="max-w-measure text-muted">{t('addresses.empty')}</p>}
      {addresses && addresses.length > 0 && (
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {addresses.map((known) => (
            <AddressEntry key={known.id} known={known} />
          ))}
        </ul>
      )}
      <LinkButton href={PROFILE.newAddress} className="justify-self-start">
        {t('addresses.add')}
      </LinkButton>
    </ProfilePage>
  )
}

function AddressEntry({ known: { id, isDefault, address } }: { known: SavedAddress }) {
  const t = useTranslations('profile.addresses')
  const { language } = usePageLocale()
  const lines = address ? [...formatAddress(address), countryName(address.country, language)] : [t('foreign')]
  const name = address ? lines.slice(0, 2).join(', ') : t('foreign')
  const label = (action: string) => t('of', { action, address: name })
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
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 text-small">
        {address && (
          <TextLink href={addressPath(id)} aria-label={label(t('edit'))}>
            {t('edit')}
          </TextLink>
        )}
        {!isDefault && address && (
          <OperationButton
            id={id}
            operation="default"
            name={t('make-default')}
            label={label(t('make-default'))}
          />
        )}
        <OperationButton id={id} operation="remove" name={t('remove')} label={label(t('remove'))} />
      </div>
    </li>
  )
}

function OperationButton({
  id,
  operation,
  name,
  label,
}: {
  id: string
  operation: 'default' | 'remove'
  name: string
  label: string
}) {
  const localePath = useLocalePath()
  return (
    <form method="post" action={localePath(PROFILE.addresses)}>
      <input type="hidden" name={ENTRY_FIELDS.id} value={id} />
      <button
        type="submit"
        name={ENTRY_FIELDS.operation}
        value={operation}
        aria-label={label}
        className={TEXT_LINK}
      >
        {name}
      </button>
    </form>
  )
}
