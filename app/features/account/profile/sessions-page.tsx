import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { countryName, findCountry } from '#domain/market/market.ts'
import { ENTRY_FIELDS, PROFILE } from '../paths.ts'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'
import { ProfilePage, Unreachable } from './profile-section.tsx'

/** A session of the account, with formatted times. */
export type SessionView = {
  readonly id: string
  readonly browser: string | null
  readonly system: string | null
  readonly country: string | null
  readonly startedAt: string
  readonly lastUsedAt: string
  readonly isCurrent: boolean
}

/** The customer's sessions; each can be signed out. `sessions` is null when they could not be read. */
export function SessionsPage({
  sessions,
  isEnded,
  fault,
}: {
  sessions: readonly SessionView[] | null
  isEnded: boolean
  fault?: AccountCode | undefined
}) {
  const t = useTranslations('profile.sessions')
  const localePath = useLocalePath()
  return (
    <ProfilePage title={t('title')} intro={t('intro')} fault={fault} done={isEnded ? t('ended') : null}>
      {sessions === null && <Unreachable href={PROFILE.sessions} />}
      {sessions && (
        <ul className="grid max-w-measure border-t border-hairline">
          {sessions.map((session) => (
            <SessionEntry key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <form method="post" action={localePath(PROFILE.sessions)}>
          <Button type="submit" name={ENTRY_FIELDS.operation} value="others" variant="outline">
            {t('end-others')}
          </Button>
        </form>
      )}
    </ProfilePage>
  )
}

function SessionEntry({ session }: { session: SessionView }) {
  const t = useTranslations('profile.sessions')
  const localePath = useLocalePath()
  const { language } = usePageLocale()
  const { id, browser, system, country, isCurrent } = session
  const name = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
  const place = findCountry(country ?? '')
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-6 gap-y-1 border-b border-hairline py-4">
      <div className="grid gap-1">
        <h2 className="font-medium">{name}</h2>
        {isCurrent && <p className="text-small text-accent">{t('current')}</p>}
        <p className="text-small text-muted">{t('used', { time: session.lastUsedAt })}</p>
        <p className="text-small text-muted">{t('started', { time: session.startedAt })}</p>
        {place && (
          <p className="text-small text-muted" suppressHydrationWarning>
            {t('place', { country: countryName(place.isoCode, language) })}
          </p>
        )}
      </div>
      {!isCurrent && (
        <form method="post" action={localePath(PROFILE.sessions)}>
          <input type="hidden" name={ENTRY_FIELDS.id} value={id} />
          <button
            type="submit"
            name={ENTRY_FIELDS.operation}
            value="end"
            aria-label={`${t('end')}: ${name}, ${t('used', { time: session.lastUsedAt })}`}
            className={`${TEXT_LINK} text-small`}
          >
            {t('end')}
          </button>
        </form>
      )}
    </li>
  )
}
