import { data, useSearchParams } from 'react-router'
import { safeCallback } from '#app/features/account/safe-callback.ts'
import { chosenKinds, consentCookies } from '#app/features/consent/consent-choice.ts'
import { ConsentPage } from '#app/features/consent/consent-page.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { CONSENT_COOKIE, SEGMENT_CONSENT } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { readVisitorId } from '#app/visitor/cookies/segment-cookies.ts'
import { localePath } from '#domain/market/locale.ts'
import { grantedConsents } from '#domain/visitor/consent.ts'
import type { Route } from './+types/cookie-settings.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** The visitor's choice; null if none was made. */
export function loader({ request, context }: Route.LoaderArgs) {
  const chosen = readCookie(request.headers.get('cookie'), CONSENT_COOKIE)
  const kinds = chosen === null ? null : grantedConsents(chosen, context.get(visitorContext))
  return data({ chosen: kinds }, { headers: PRIVATE })
}

/**
 * Stores the choice, deletes what it no longer allows, here and at the audience service, and returns to the previous
 * page.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const kinds = chosenKinds(form)
  if (kinds === null) throw data(null, { status: 400 })
  const visitorId = readVisitorId(request.headers.get('cookie'))
  if (visitorId && !kinds.includes(SEGMENT_CONSENT))
    await context.get(clientsContext).audience.forget(visitorId)
  const headers = new Headers(PRIVATE)
  for (const cookie of consentCookies(kinds, { isSecure: url.protocol === 'https:' })) {
    headers.append('Set-Cookie', cookie)
  }
  const to = safeCallback(String(form.get('to')))
  return redirect(localePath(context.get(visitorContext).locale, to), { status: 303, headers })
}

export default function CookieSettings({ loaderData: { chosen } }: Route.ComponentProps) {
  const t = useTranslations('consent')
  const [search] = useSearchParams()
  return (
    <BarePage width="form">
      <PageTitle>{t('settings')}</PageTitle>
      <meta name="robots" content="noindex" />
      <ConsentPage chosen={chosen} to={search.get('to') ?? '/'} />
    </BarePage>
  )
}
