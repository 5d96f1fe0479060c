import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { OpenCompanyInvitation } from '#contracts/company-account.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { companyInvitationPath, loginPath, PROFILE } from '../paths.ts'

type CompanyInvitationPageProps = {
  token: string
  /** Null for a guest, who signs in first and returns. */
  invitation: OpenCompanyInvitation | null
  /** Why the visitor cannot accept it, or just could not. */
  refused: RefusalCode<'company'> | null
}

/** An invitation to a company account. A guest reads nothing of it: the email has named the company. */
export function CompanyInvitationPage({ token, invitation, refused }: CompanyInvitationPageProps) {
  const t = useTranslations('profile.company.invitation')
  const signIn = useTranslations('lists.guest')
  const all = useTranslations()
  const here = useLocalePath()(companyInvitationPath(token))
  if (invitation === null)
    return (
      <InvitationFrame title={t('guest-title')} text={t('guest')}>
        <LinkButton href={loginPath(here)} data-document rel="nofollow">
          {signIn('sign-in')}
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
      {refused && <Notice tone="refusal">{all(refusalMessageKey('company', refused))}</Notice>}
      {invitation.refusal === null && (
        <form method="post">
          <Button type="submit">{t('accept')}</Button>
        </form>
      )}
    </InvitationFrame>
  )
}

/** An invitation that was accepted, revoked, replaced or sent too long ago. */
export function LostCompanyInvitation() {
  const t = useTranslations('profile.company.invitation')
  const all = useTranslations()
  const overview = useTranslations('lists.overview')
  return (
    <InvitationFrame title={t('lost')} text={all('errors.company.invitation-not-found')}>
      <LinkButton href="/" variant="outline">
        {overview('look-around')}
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
