import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import type { CheckedField } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import { NAME_CAP } from '#domain/account/person-name.ts'
import { countryName } from '#domain/market/country-names.ts'
import type { Language } from '#domain/market/language.ts'
import { LANGUAGE_NAMES } from '#domain/market/language-names.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { PROFILE } from '../paths.ts'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'
import { accountFieldId } from '../use-account-errors.ts'
import { PendingEmail } from './pending-email.tsx'
import { ProfilePage, Unreachable } from './profile-section.tsx'

export type DetailsView = {
  readonly email: string
  /** Null for a consumer. */
  readonly standing: TradeStanding | null
  /** Null with a hosted provider, or if the identity service is unavailable. */
  readonly address: { readonly isVerified: boolean; readonly pending: string | null } | null
  /** Null if the names could not be read. */
  readonly names: {
    readonly firstName: string
    readonly lastName: string
    readonly language: Language
  } | null
}

export function DetailsPage({
  details,
  done,
  fault,
  waitSeconds,
}: {
  details: DetailsView
  done: 'saved' | 'mailed' | 'cancelled' | null
  fault?: AccountCode | undefined
  waitSeconds?: number | undefined
}) {
  const t = useTranslations('profile')
  const tAccount = useTranslations('account')
  const words = { saved: t('saved'), mailed: t('details.link-mailed'), cancelled: t('details.cancelled') }
  const { email, standing, address, names } = details
  const invalidNames = useInvalidNames(names)
  return (
    <ProfilePage
      title={t('details.title')}
      intro={tAccount('profile.signed-in-as', { email })}
      // The fields show this error themselves, unless a hosted service has a shorter limit than the shop.
      fault={fault === 'name-refused' && invalidNames.length > 0 ? undefined : fault}
      waitSeconds={waitSeconds}
      fields={invalidNames}
      done={done && words[done]}
    >
      {names ? <NamesForm names={names} invalid={invalidNames} /> : <Unreachable href={PROFILE.details} />}
      <dl className="grid max-w-form border-t border-hairline">
        <Fact label={tAccount('email')} value={email} href={address && PROFILE.email} />
        {address && <Fact label={tAccount('password')} value="••••••••" href={PROFILE.password} />}
        {address && <Fact label={t('passkeys.title')} value={t('passkeys.fact')} href={PROFILE.passkeys} />}
        {standing && (
          <Fact label={t('details.trade')} value={t(`details.standing.${standing}`)} href={null} />
        )}
        <Fact label={t('studio.title')} value={t('studio.fact')} href={PROFILE.studio} />
        <CountryFact />
      </dl>
      {address?.pending && <PendingEmail email={address.pending} />}
      {address && !address.isVerified && <Verification />}
    </ProfilePage>
  )
}

function useInvalidNames(names: DetailsView['names']): readonly CheckedField[] {
  const t = useTranslations()
  const invalid = (['firstName', 'lastName'] as const).filter(
    (name) => (names?.[name].length ?? 0) > NAME_CAP,
  )
  return invalid.map((name) => ({
    id: accountFieldId(name),
    label: t(`profile.details.${name === 'firstName' ? 'first-name' : 'last-name'}`),
    errors: [t('errors.account.name-refused')],
  }))
}

function NamesForm({
  names,
  invalid,
}: {
  names: NonNullable<DetailsView['names']>
  invalid: readonly CheckedField[]
}) {
  const t = useTranslations('profile')
  const { languages } = useHouse().markets
  const errorsOf = (name: string) => invalid.find(({ id }) => id === accountFieldId(name))?.errors
  return (
    <form method="post" className="grid max-w-form gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('details.first-name')}
          id={accountFieldId('firstName')}
          name="firstName"
          defaultValue={names.firstName}
          errors={errorsOf('firstName')}
          autoComplete="given-name"
        />
        <TextField
          label={t('details.last-name')}
          id={accountFieldId('lastName')}
          name="lastName"
          defaultValue={names.lastName}
          errors={errorsOf('lastName')}
          autoComplete="family-name"
        />
      </div>
      {languages.length > 1 ? (
        <SelectField label={t('details.language')} name="language" defaultValue={names.language}>
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_NAMES[code]}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="language" value={names.language} />
      )}
      <Button type="submit" className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}

function CountryFact() {
  const t = useTranslations('profile.details')
  const { language, country } = usePageLocale()
  return (
    <Fact
      label={t('country')}
      value={countryName(country, language)}
      href={`/countries?${new URLSearchParams({ to: PROFILE.details })}`}
    />
  )
}

function Fact({ label, value, href }: { label: string; value: string; href: string | null }) {
  const t = useTranslations('profile')
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-hairline py-3">
      <dt className="col-span-2 text-small text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere" suppressHydrationWarning>
        {value}
      </dd>
      {href && (
        <dd>
          <TextLink
            href={href}
            className="text-small"
            aria-label={t('addresses.of', { action: t('details.change'), address: label })}
          >
            {t('details.change')}
          </TextLink>
        </dd>
      )}
    </div>
  )
}

function Verification() {
  const t = useTranslations('profile.details')
  const localePath = useLocalePath()
  return (
    <form method="post" action={localePath(PROFILE.verification)} className="grid max-w-measure gap-3">
      <p className="text-small text-muted">{t('unverified')}</p>
      <button type="submit" className={`${TEXT_LINK} justify-self-start text-small`}>
        {t('mail-link')}
      </button>
    </form>
  )
}
