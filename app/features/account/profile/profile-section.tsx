import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { type CheckedField, ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { DESK_HOME } from '#domain/team/desk-path.ts'
import { DeskLink } from '../desk-link.tsx'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'
import { useAccountErrors } from '../use-account-errors.ts'

export function ProfilePage({
  title,
  intro,
  fault,
  message,
  waitSeconds,
  fields,
  refusals,
  done,
  children,
}: {
  title: string
  intro?: string | undefined
  fault?: AccountCode | undefined
  message?: string | null
  waitSeconds?: number | undefined
  fields?: readonly CheckedField[]
  refusals?: number
  done?: string | null
  children: ReactNode
}) {
  const t = useTranslations('profile.team')
  const [refusal] = useAccountErrors()(fault, waitSeconds)
  return (
    <div className="grid gap-8">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <h1 className="font-display text-display-small">{title}</h1>
        {intro && <p className="max-w-measure text-muted wrap-anywhere">{intro}</p>}
      </div>
      {done && <Notice tone="success">{done}</Notice>}
      <ErrorSummary message={message ?? refusal} fields={fields} refusals={refusals} />
      {fault === 'confirmation-required' && <TeamConfirmation />}
      {fault === 'member-of-team' && <DeskLink href={DESK_HOME}>{t('to-desk')}</DeskLink>}
      {children}
    </div>
  )
}

function TeamConfirmation() {
  const t = useTranslations('profile.team')
  const { pathname } = useLocation()
  return (
    <div className="grid max-w-measure justify-items-start gap-4">
      <p>{t('explain')}</p>
      <DeskLink href={`${DESK_HOME}/confirm?${new URLSearchParams({ returnTo: pathname })}`}>
        {t('confirm')}
      </DeskLink>
    </div>
  )
}

export function Unreachable({ href }: { href: string }) {
  const t = useTranslations()
  return (
    <Notice
      tone="refusal"
      action={
        <TextLink href={href} data-document>
          {t('profile.again')}
        </TextLink>
      }
    >
      {t('errors.account.account-unavailable')}
    </Notice>
  )
}
