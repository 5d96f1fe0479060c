import type { MouseEvent } from 'react'
import { data, useSearchParams } from 'react-router'
import { listCountries } from '#app/features/market/countries/countries.server.ts'
import { CountryForm } from '#app/features/market/countries/country-form.tsx'
import { chooseLocale, toPagePath } from '#app/features/market/locale-choice.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, houseContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/countries.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ context }: Route.LoaderArgs) {
  const house = context.get(houseContext)
  return { countries: listCountries(context.get(visitorContext).language, house) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const choice = chooseLocale(await readForm(request), {
    origin: url.origin,
    house: context.get(houseContext),
  })
  if (choice === null) throw data(null, { status: 400 })
  const session = context.get(sessionContext)
  // Spec §7: emails to a customer are in the last language they chose. A failure does not stop the redirect.
  if (session)
    await context
      .get(clientsContext)
      .customerAccount.setLanguage(session.accessToken, { language: choice.language })
  const headers = new Headers(choice.cookies.map((cookie) => ['Set-Cookie', cookie]))
  return redirect(choice.path, { status: 303, headers })
}

/** Spec §2: the page has no header or footer. */
export default function Countries({ loaderData: { countries } }: Route.ComponentProps) {
  const t = useTranslations('market')
  const [search] = useSearchParams()
  const to = search.get('to') ?? '/'
  return (
    <BarePage width="form">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-display-small">{t('title')}</h1>
      <p className="mt-2 mb-8 text-muted">{t('note')}</p>
      <CountryForm countries={countries} to={to} />
      <p className="mt-6">
        <BackLink to={to} />
      </p>
    </BarePage>
  )
}

/**
 * If a page of the shop led here, the browser goes back in history, which restores scroll position and input. `to`:
 * the page to return to, without its locale.
 */
function BackLink({ to }: { to: string }) {
  const t = useTranslations('market')
  function goBack(event: MouseEvent): void {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || history.length === 1 || !document.referrer.startsWith(`${location.origin}/`)) return
    event.preventDefault()
    history.back()
  }
  return (
    <TextLink href={toPagePath(to)} onClick={goBack} data-document className="text-small">
      {t('back')}
    </TextLink>
  )
}
