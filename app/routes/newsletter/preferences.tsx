import { data, useSearchParams } from 'react-router'
import { preferencesPath } from '#app/features/newsletter/paths.ts'
import { openLink, SECRET_PAGE } from '#app/features/newsletter/subscription.server.ts'
import { PreferencesPage } from '#app/features/newsletter/subscription-pages.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { isLanguage } from '#domain/market/language.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/preferences.ts'

export const handle: PageHandle = { isUnlisted: true }

const SAVED = 'saved'

export function loader({ context, params: { token } }: Route.LoaderArgs) {
  return openLink({ context }, (newsletter) => newsletter.find(token))
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const language = (await readForm(request)).get('language')
  if (!isLanguage(language)) throw data(null, { status: 400 })
  const changed = await context.get(clientsContext).newsletter.change(token, { language })
  if (!changed.ok) return data({ hasFailed: true }, { status: 503, headers: SECRET_PAGE })
  const path = localePath(context.get(visitorContext).locale, preferencesPath(token))
  return redirect(`${path}?${SAVED}`, { status: 303, headers: SECRET_PAGE })
}

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const hasFailed = actionData !== undefined
  return <PreferencesPage {...loaderData} hasFailed={hasFailed} isSaved={!hasFailed && search.has(SAVED)} />
}
