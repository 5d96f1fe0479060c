import { data } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { ProfilePage } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { MarkAsRead } from '#app/features/updates/mark-as-read.tsx'
import { UpdatesContent } from '#app/features/updates/updates-content.tsx'
import { useReadMarker } from '#app/features/updates/updates-state.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Route } from './+types/updates.ts'
import { loadVisitorUpdates } from './visitor-updates.server.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { session, check } = requireAccount({ request, context, url })
  const loaded = await loadVisitorUpdates(context, session)
  if (!loaded.ok) return check(loaded.code)
  return data(loaded.value, { headers: PRIVATE })
}

/** Spec §2: the updates of a customer, as a page. */
export default function Updates({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { updates } = loaderData
  useReadMarker(updates, true)
  const again = (
    <TextLink href={PROFILE.updates} data-document>
      {t('profile.again')}
    </TextLink>
  )
  return (
    <ProfilePage title={t('updates.title')}>
      <MarkAsRead updates={updates} />
      <div className="max-w-measure">
        <UpdatesContent loaded={loaderData} again={again} />
      </div>
    </ProfilePage>
  )
}
