import { useLocation } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { TRADE_CONTACT_PATH } from '#app/features/requests/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { type Role, standingForRole } from '#domain/visitor/roles.ts'
import { TRADE_PATH } from './paths.ts'

/**
 * Spec §6, §8: shown to visitors who are not approved trade clients: how to join, or the state of their application.
 * `text` is for those who have never applied.
 */
export function TradeOnly({
  title,
  text,
  role,
  hasProgram,
}: {
  title: string
  text: string
  role: Role
  hasProgram: boolean
}) {
  const t = useTranslations('trade.only')
  const { pathname, search } = useLocation()
  const standing = standingForRole(role)
  return (
    <div className="mx-auto grid w-full max-w-page justify-items-start gap-6 px-gutter py-section">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-measure font-display text-display">{title}</h1>
      <p className="max-w-measure">
        {standing === 'pending' || standing === 'rejected' ? t(standing) : text}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton href={TRADE_CONTACT_PATH}>{t('contact')}</LinkButton>
        {role === 'guest' && (
          <LinkButton href={loginPath(pathname + search)} variant="outline" data-document rel="nofollow">
            {t('sign-in')}
          </LinkButton>
        )}
        {hasProgram && <TextLink href={TRADE_PATH}>{t('program')}</TextLink>}
      </div>
    </div>
  )
}
