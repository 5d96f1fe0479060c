import { data } from 'react-router'
import { ENTRY_FIELDS, FAILED, PROFILE } from '#app/features/account/paths.ts'
import { ProfilePage, Unreachable } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import type { AccountCode } from '#app/features/account/sign-in/sign-in-screen.ts'
import { formatUtcTime } from '#app/i18n/format/format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { countryName, findCountry } from '#domain/market/market.ts'
import { clearPersonalState } from '../clear-personal-state.server.ts'
import type { Route } from './+types/sessions.ts'

export const handle: PageHandle = { isUnlisted: true }

const ENDED = 'ended'

/** Times are formatted. */
type SessionView = {
  readonly id: string
  readonly browser: string | null
  readonly system: string | null
  readonly country: string | null
  readonly startedAt: string
  readonly lastUsedAt: string
  readonly isCurrent: boolean
}

/** Times are formatted on the server, so that every browser shows the same text. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { identity, read } = requireIdentity({ request, context, url })
  const listed = read(await identity.listSessions())
  const tag = toLanguageTag(context.get(visitorContext).locale)
  const sessions =
    listed?.sessions.map((session) => ({
      ...session,
      startedAt: formatUtcTime(session.startedAt, tag),
      lastUsedAt: formatUtcTime(session.lastUsedAt, tag),
    })) ?? null
  const error = url.searchParams.has(FAILED) ? ('account-unavailable' as const) : undefined
  return data({ sessions, isEnded: url.searchParams.has(ENDED), error }, { headers: PRIVATE })
}

/**
 * Ends one session, all others, or all; in the last case this browser also clears its own session and the customer's
 * bag.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const { locale } = context.get(visitorContext)
  const form = await readForm(request)
  const operation = form.get(ENTRY_FIELDS.operation)
  const ended =
    operation === 'end'
      ? await identity.endSession(String(form.get(ENTRY_FIELDS.id) ?? ''))
      : await (operation === 'others' ? identity.endOtherSessions() : identity.signOutEverywhere())
  const endsOwnSession = operation !== 'end' && operation !== 'others'
  if (!ended.ok) {
    check(ended.code)
    const from = endsOwnSession ? PROFILE.privacy : PROFILE.sessions
    return redirect(`${localePath(locale, from)}?${FAILED}`, { status: 303, headers: PRIVATE })
  }
  if (endsOwnSession)
    return redirect(localePath(locale, '/'), { status: 303, headers: clearPersonalState(request, context) })
  return redirect(`${localePath(locale, PROFILE.sessions)}?${ENDED}`, { status: 303, headers: PRIVATE })
}

export default function Sessions({ loaderData }: Route.ComponentProps) {
  return <SessionsPage {...loaderData} />
}

/** Each session can be signed out. `sessions` is null when they could not be read. */
function SessionsPage({
  sessions,
  isEnded,
  error,
}: {
  sessions: readonly SessionView[] | null
  isEnded: boolean
  error?: AccountCode | undefined
}) {
  const t = useTranslations('profile.sessions')
  const localePath = useLocalePath()
  return (
    <ProfilePage title={t('title')} intro={t('intro')} fault={error} done={isEnded ? t('ended') : null}>
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
