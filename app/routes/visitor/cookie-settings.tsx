import { useEffect, useState } from 'react'
import { data, useSearchParams } from 'react-router'
import { browserRegion } from '#app/features/consent/browser-region.ts'
import { ConsentButton } from '#app/features/consent/consent-button.tsx'
import { chosenKinds, consentCookies } from '#app/features/consent/consent-choice.ts'
import { ConsentKinds } from '#app/features/consent/consent-kinds.tsx'
import { CONSENT_PATH, POLICY_PATH } from '#app/features/consent/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { CONSENT_COOKIE, SEGMENT_CONSENT } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { readVisitorId } from '#app/visitor/cookies/segment-cookies.ts'
import { safeCallback } from '#domain/links/safe-callback.ts'
import { localePath } from '#domain/market/locale.ts'
import type { ConsentKind } from '#domain/visitor/consent.ts'
import { grantedConsents } from '#domain/visitor/consent.ts'
import type { Route } from './+types/cookie-settings.ts'

export const handle: PageHandle = { isUnlisted: true }

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** `chosen` is null if no choice was made. */
export function loader({ request, context }: Route.LoaderArgs) {
  const chosen = readCookie(request.headers.get('cookie'), CONSENT_COOKIE)
  const kinds = chosen === null ? null : grantedConsents(chosen, context.get(visitorContext))
  return data({ chosen: kinds }, { headers: PRIVATE })
}

/** Also deletes what the choice no longer allows, in this browser and at the audience service. */
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

/** `chosen` is null before the first choice. */
function ConsentPage({ chosen, to }: { chosen: readonly ConsentKind[] | null; to: string }) {
  const t = useTranslations('consent')
  const localePath = useLocalePath()
  const { country } = usePageLocale()
  const [checkedKinds, setCheckedKinds] = useState(chosen ?? [])
  useEffect(() => {
    // The default without a choice is known only to the browser; without JavaScript nothing is stored that requires
    // consent.
    if (chosen === null) setCheckedKinds(grantedConsents(null, browserRegion(country)))
  }, [chosen, country])
  return (
    <>
      <h1 className="font-display text-display-small">{t('settings')}</h1>
      <p className="mt-2 mb-8 text-muted">{t('intro')}</p>
      <form method="post" action={localePath(CONSENT_PATH)} className="grid gap-8">
        <input type="hidden" name="to" value={to} />
        <ConsentKinds checkedKinds={checkedKinds} onChange={setCheckedKinds} />
        <div className="grid gap-3">
          <ConsentButton choice="chosen" />
          <ConsentButton choice="all" />
          <ConsentButton choice="needed" />
        </div>
      </form>
      <p className="mt-8 text-small">
        <TextLink href={POLICY_PATH}>{t('policy')}</TextLink>
      </p>
    </>
  )
}
