import { data } from 'react-router'
import { changeCompany } from '#app/features/account/company/change-company.server.ts'
import type { CompletedCompanyChange } from '#app/features/account/company/company-form.ts'
import {
  COMPANY_CHANGES,
  COMPANY_DONE,
  type CompanyFormRefusal,
  companyForm,
} from '#app/features/account/company/company-form.ts'
import { CompanySection, IntentButton } from '#app/features/account/company/company-section.tsx'
import type { CompanyView } from '#app/features/account/company/company-view.ts'
import { CreditPart } from '#app/features/account/company/credit-part.tsx'
import { InvitationsPart } from '#app/features/account/company/invitations-part.tsx'
import { PeoplePart } from '#app/features/account/company/people-part.tsx'
import { readCredit } from '#app/features/account/company/read-credit.server.ts'
import { companyAddressPath, PROFILE } from '#app/features/account/paths.ts'
import { ProfilePage, Unreachable } from '#app/features/account/profile/profile-section.tsx'
import {
  type OpenAccount,
  PRIVATE,
  requireAccount,
} from '#app/features/account/profile/require-account.server.ts'
import { formatDate } from '#app/i18n/format/format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { refreshTradeAccount } from '#app/session/trade-account.server.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { CompanyAccount } from '#contracts/company-account.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { formatAddress } from '#domain/address/address.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { exemptionArea } from '#domain/company/tax-exemption.ts'
import { countryName } from '#domain/market/country-names.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import type { Route } from './+types/company.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [COMPANY_DONE] }

type CompanyPageProps = {
  /** Null when it could not be read. */
  company: CompanyView | null
  done: CompletedCompanyChange | null
  refused: CompanyFormRefusal | null
}

/** Throws a 404 response for a customer without a company. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const done = COMPANY_CHANGES.find((change) => change === url.searchParams.get(COMPANY_DONE)) ?? null
  const company = await readView(account, context)
  return data({ company, done, refused: null }, { status: company ? 200 : 503, headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const { session, clients, check } = account
  const form = companyForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { locale } = context.get(visitorContext)
  const company = clients.company.of(session.accessToken)
  const refused = await changeCompany(form.data, { company, locale })
  if (refused === 'unauthorized') return check(refused)
  if (refused) {
    const reply = { company: await readView(account, context), done: null, refused } satisfies Reply
    return data(reply, { status: 422, headers: PRIVATE })
  }
  const { intent } = form.data
  if (intent !== 'leave')
    return redirect(`${localePath(locale, PROFILE.company)}?${COMPANY_DONE}=${intent}`, {
      status: 303,
      headers: PRIVATE,
    })
  await refreshTradeAccount(session, clients, now(context))
  return redirect(localePath(locale, PROFILE.details), { status: 303, headers: PRIVATE })
}

type Reply = { company: CompanyView | null; done: null; refused: CompanyFormRefusal }

async function readView(
  { session, clients, read, check }: OpenAccount,
  context: Route.LoaderArgs['context'],
): Promise<CompanyView | null> {
  const found = await clients.company.of(session.accessToken).read()
  if (!found.ok && check(found.code) === 'company-not-found')
    throw data(null, { status: 404, headers: PRIVATE })
  const company = read(found)
  if (company === null) return null
  const tag = toLanguageTag(context.get(visitorContext).locale)
  const { timeZone, country } = context.get(houseContext)
  const { isTaxExempt, ...rest } = company
  const invitations = company.invitations.map(({ id, email, expiresAt }) => ({
    id,
    email,
    until: formatDate(calendarDateIn(timeZone, new Date(expiresAt)), tag),
  }))
  return {
    ...rest,
    exemptIn: isTaxExempt ? exemptionArea(company.taxNumber, country) : null,
    invitations,
    credit: await readCredit(clients, context),
  }
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  return <CompanyPage {...(actionData ?? loaderData)} />
}

/** Owners may change people, invitations, addresses and tax number; members may read all but the invitations. */
function CompanyPage({ company, done, refused }: CompanyPageProps) {
  const t = useTranslations('profile.company')
  const tAll = useTranslations()
  const hasOwnSummary = refused?.intent === 'invite' || refused?.intent === 'tax'
  const message = refused?.form && !hasOwnSummary ? tAll(refusalMessageKey('company', refused.form)) : null
  if (company === null)
    return (
      <ProfilePage title={t('title')} message={message}>
        <Unreachable href={PROFILE.company} />
      </ProfilePage>
    )
  return (
    <ProfilePage
      title={company.name}
      intro={t(`standing.${company.standing}`)}
      done={done && !refused ? t(`done.${done}`) : null}
      message={message}
    >
      {company.role === 'member' && <Notice>{t('member-note')}</Notice>}
      <div className="grid gap-14">
        <PeoplePart company={company} />
        {company.role === 'owner' && <InvitationsPart company={company} refused={refused} />}
        <CompanyAddresses company={company} />
        <CreditPart accounts={company.credit} />
        <TaxPart company={company} refused={refused} />
      </div>
    </ProfilePage>
  )
}

/** The tax number of the company, and its exemption, which the house decides. */
function TaxPart({
  company: { taxNumber, exemptIn, role },
  refused,
}: {
  company: Pick<CompanyView, 'taxNumber' | 'exemptIn' | 'role'>
  refused: CompanyFormRefusal | null
}) {
  const t = useTranslations('profile.company')
  const tAll = useTranslations()
  const taxRefusal = refused?.intent === 'tax' ? refused : null
  const errors = taxRefusal?.field ? [tAll(refusalMessageKey('company', taxRefusal.field))] : []
  return (
    <CompanySection
      id="tax"
      title={t('tax')}
      intro={t(exemptIn === null ? 'not-exempt' : `exempt.${exemptIn}`)}
    >
      {role === 'owner' ? (
        <form method="post" noValidate className="grid gap-5">
          <ErrorSummary
            message={taxRefusal?.form ? tAll(refusalMessageKey('company', taxRefusal.form)) : null}
            fields={[{ id: 'company-tax-number', label: t('tax-number'), errors }]}
          />
          <input type="hidden" name="intent" value="tax" />
          <TextField
            id="company-tax-number"
            name="taxNumber"
            label={t('tax-number')}
            help={t(exemptIn === null ? 'tax-number-help' : 'exempt-number-help')}
            errors={errors}
            defaultValue={taxRefusal?.typed.taxNumber ?? taxNumber}
            autoComplete="off"
            isOptional
          />
          <div>
            <Button type="submit" variant="outline">
              {tAll('profile.save')}
            </Button>
          </div>
        </form>
      ) : (
        <p>{taxNumber === '' ? t('no-tax-number') : t('tax-number-is', { number: taxNumber })}</p>
      )}
    </CompanySection>
  )
}

/** All people of the company can choose these addresses at the checkout. */
function CompanyAddresses({ company }: { company: Pick<CompanyAccount, 'addresses' | 'role'> }) {
  const t = useTranslations('profile.company')
  const tAddresses = useTranslations('profile.addresses')
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
          {tAddresses('add')}
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
  const lines = [...formatAddress(address), countryName(address.country, language)]
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
