import { loginPath, PROFILE } from '#app/features/account/paths.ts'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import { TRADE_CONTACT_PATH } from '#app/features/requests/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { type Role, standingOfRole } from '#domain/visitor/roles.ts'
import { TRADE_APPLICATION_PATH, TRADE_PATH } from '../paths.ts'

/** Where a trade client goes on, by the standing of their application. */
const NEXT = { pending: SAVED_PATH, approved: PROFILE.details, rejected: TRADE_CONTACT_PATH } as const

/** The link to the application, with that to the sign-in for a guest; a trade client reads the standing of theirs. */
export function TradeAction({ role, label }: { role: Role; label: string }) {
  const t = useTranslations('trade')
  const localePath = useLocalePath()
  const standing = standingOfRole(role)
  if (standing !== null) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-measure border-s border-ink ps-4">
          <strong className="block font-medium">{t(`standing.${standing}.title`)}</strong>
          {t(`standing.${standing}.text`)}
        </p>
        <LinkButton href={NEXT[standing]}>{t(`standing.${standing}.action`)}</LinkButton>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      <ApplicationLink label={label} />
      {role === 'guest' && (
        <p className="text-small text-muted">
          {t.rich('member', {
            link: (words) => (
              <TextLink
                href={loginPath(localePath(TRADE_PATH))}
                data-document
                rel="nofollow"
                className="text-ink"
              >
                {words}
              </TextLink>
            ),
          })}
        </p>
      )}
    </div>
  )
}

/** The link to the application. */
export function ApplicationLink({ label }: { label: string }) {
  return <LinkButton href={TRADE_APPLICATION_PATH}>{label}</LinkButton>
}
