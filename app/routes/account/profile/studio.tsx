import { data } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { saveStudio } from '#app/features/account/profile/studio/save-studio.server.ts'
import { STUDIO_FIELDS, type StudioRefusal } from '#app/features/account/profile/studio/studio-form.ts'
import { StudioPage } from '#app/features/account/profile/studio/studio-page.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/studio.ts'

export const handle: PageHandle = { isUnlisted: true }

const STATUSES: Readonly<Record<StudioRefusal, number>> = {
  'studio-malformed': 422,
  'logo-type': 422,
  'logo-unreadable': 422,
  'logo-too-large': 413,
  'too-many-requests': 429,
  'platform-unavailable': 503,
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { clients, session, read } = requireAccount({ request, context, url })
  const studio = read(await clients.studio.read(session.accessToken))
  return data({ studio, refused: null, isSaved: url.searchParams.has('saved') }, { headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { clients, session, check, read } = requireAccount({ request, context, url })
  const form = await readForm(request)
  const saved = await saveStudio(clients.studio, session.accessToken, form)
  if (saved.ok) {
    const path = localePath(context.get(visitorContext).locale, PROFILE.studio)
    return redirect(`${path}?saved=1`, { status: 303, headers: PRIVATE })
  }
  const code = check(saved.code)
  const refused = code === 'logo-not-found' ? 'platform-unavailable' : code
  const stored = read(await clients.studio.read(session.accessToken))
  const studio = stored && { ...stored, name: String(form.get(STUDIO_FIELDS.name) ?? '') }
  return data({ studio, refused, isSaved: false }, { status: STATUSES[refused], headers: PRIVATE })
}

export default function StudioOnDocuments({ loaderData, actionData }: Route.ComponentProps) {
  return <StudioPage {...(actionData ?? loaderData)} />
}
