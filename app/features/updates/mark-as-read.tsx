import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { RECENT_UPDATES, UPDATE_FIELD } from './paths.ts'
import type { ShownUpdate } from './shown-update.ts'

/** Marks updates as read without JavaScript, which does it by itself. */
export function MarkAsRead({ updates }: { updates: readonly ShownUpdate[] }) {
  const t = useTranslations('updates')
  const action = useLocalePath()(RECENT_UPDATES)
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
