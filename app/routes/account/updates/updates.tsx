import { data } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { ProfilePage } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { RECENT_UPDATES_PATH, UPDATE_FIELD } from '#app/features/updates/paths.ts'
import type { UpdateView } from '#app/features/updates/update-view.ts'
import { UpdatesContent } from '#app/features/updates/updates-content.tsx'
import { useReadMarker } from '#app/features/updates/updates-state.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button } from '#app/ui/button.tsx'
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

export default function Updates({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { updates } = loaderData
  useReadMarker(updates, true)
  const retryLink = (
    <TextLink href={PROFILE.updates} data-document>
      {t('profile.again')}
    </TextLink>
  )
  return (
    <ProfilePage title={t('updates.title')}>
      <MarkAsReadForm updates={updates} />
      <div className="max-w-measure">
        <UpdatesContent loaded={loaderData} retry={retryLink} />
      </div>
    </ProfilePage>
  )
}

/** Shown in browsers without JavaScript; otherwise a script marks the updates. */
function MarkAsReadForm({ updates }: { updates: readonly UpdateView[] }) {
  const t = useTranslations('updates')
  const action = useLocalePath()(RECENT_UPDATES_PATH)
  const unread = updates.filter(({ isUnread }) => isUnread)
  if (unread.length === 0) return null
  return (
    <noscript>
      <form method="post" action={action}>
        {unread.map(({ id }) => (
          <input key={id} type="hidden" name={UPDATE_FIELD} value={id} />
        ))}
        <Button type="submit" variant="outline">
          {t('mark')}
        </Button>
      </form>
    </noscript>
  )
}
