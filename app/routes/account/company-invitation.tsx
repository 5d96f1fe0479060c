import type { ReactNode } from 'react'
import { data } from 'react-router'
import { COMPANY_DONE } from '#app/features/account/company/company-form.ts'
import { toCompanyRefusal } from '#app/features/account/company/company-refusal.ts'
import { companyInvitationPath, loginPath, PROFILE } from '#app/features/account/paths.ts'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { refreshTradeAccount } from '#app/session/trade-account.server.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { OpenCompanyInvitation } from '#contracts/company-account.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { localePath } from '#domain/market/locale.ts'
import { SECRET_PAGE } from '../requests/secret-page.ts'
import type { Route } from './+types/company-invitation.ts'

export const handle: PageHandle = { isUnlisted: true }

type CompanyInvitationPageProps = {
  token: string
  /** Null for a guest, who signs in first and returns. */
  invitation: OpenCompanyInvitation | null
  /** Why the visitor cannot accept it, or why accepting it just failed. */
  refused: RefusalCode<'company'> | null
}

/** Shows the invitation to anyone who has the link. */
export async function loader({ request, context, url, params: { token } }: Route.LoaderArgs) {
  if (context.get(sessionContext) === null)
    return data({ token, invitation: null, isLost: false }, { headers: SECRET_PAGE })
  const { session, clients, check } = requireAccount({ request, context, url })
  const found = await clients.company.of(session.accessToken).invitation(token)
  if (found.ok) return data({ token, invitation: found.value, isLost: false }, { headers: SECRET_PAGE })
  if (check(found.code) !== 'invitation-not-found') throw data(null, { status: 503, headers: SECRET_PAGE })
  return data({ token, invitation: null, isLost: true }, { status: 404, headers: SECRET_PAGE })
}

/** Makes the visitor's account a member of the company, at whose prices it then shops. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const joined = await clients.company.of(session.accessToken).accept(token)
  if (!joined.ok) {
    const refused = toCompanyRefusal(check(joined.code))
    return data({ refused }, { status: 422, headers: SECRET_PAGE })
  }
  await refreshTradeAccount(session, clients, now(context))
  const path = localePath(context.get(visitorContext).locale, PROFILE.company)
  return redirect(`${path}?${COMPANY_DONE}=joined`, { status: 303, headers: SECRET_PAGE })
}

export default function CompanyInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invitation, isLost } = loaderData
  if (isLost) return <LostCompanyInvitation />
  const refused = actionData?.refused ?? invitation?.refusal ?? null
  return <CompanyInvitationPage token={token} invitation={invitation} refused={refused} />
}

/** A guest sees no details: the email has named the company. */
function CompanyInvitationPage({ token, invitation, refused }: CompanyInvitationPageProps) {
  const t = useTranslations('profile.company.invitation')
  const tGuest = useTranslations('lists.guest')
  const tAll = useTranslations()
  const currentPath = useLocalePath()(companyInvitationPath(token))
  if (invitation === null)
    return (
      <InvitationFrame title={t('guest-title')} text={t('guest')}>
        <LinkButton href={loginPath(currentPath)} data-document rel="nofollow">
          {tGuest('sign-in')}
        </LinkButton>
      </InvitationFrame>
    )
  const { companyName } = invitation
  if (invitation.isMember)
    return (
      <InvitationFrame title={t('title', { company: companyName })} text={t('is-member')}>
        <LinkButton href={PROFILE.company}>{t('open')}</LinkButton>
      </InvitationFrame>
    )
  return (
    <InvitationFrame title={t('title', { company: companyName })} text={t('text', { company: companyName })}>
      {refused && <Notice tone="refusal">{tAll(refusalMessageKey('company', refused))}</Notice>}
      {invitation.refusal === null && (
        <form method="post">
          <Button type="submit">{t('accept')}</Button>
        </form>
      )}
    </InvitationFrame>
  )
}

/** The invitation was accepted, revoked, replaced, or has expired. */
function LostCompanyInvitation() {
  const t = useTranslations('profile.company.invitation')
  const tAll = useTranslations()
  const tOverview = useTranslations('lists.overview')
  return (
    <InvitationFrame title={t('lost')} text={tAll('errors.company.invitation-not-found')}>
      <LinkButton href="/" variant="outline">
        {tOverview('look-around')}
      </LinkButton>
    </InvitationFrame>
  )
}

function InvitationFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-10 md:py-section">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <div className="grid gap-3">
        <h1 className="font-display text-display-small wrap-anywhere">{title}</h1>
        <p className="max-w-measure wrap-anywhere text-muted">{text}</p>
      </div>
      <div className="grid max-w-measure justify-items-start gap-5">{children}</div>
    </div>
  )
}
