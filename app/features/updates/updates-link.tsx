import { use } from 'react'
import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { BellIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { UpdatesContext } from './updates-state.ts'

/**
 * Spec §2: opens the panel of updates, or leads to their page without JavaScript. The count is shown only above 0, and
 * not on their page, which shows them all.
 */
export function UpdatesLink({ className }: { className: string }) {
  const t = useTranslations('updates')
  const { open } = use(UpdatesContext)
  const isOnPage = useIsOnPage()
  const count = useShownCount()
  // Both are read, since a document includes only the messages it has used.
  const labels = { none: t('link'), some: t('link-count', { count }) }
  return (
    <Link
      href={PROFILE.updates}
      aria-label={t('label', { count })}
      aria-current={isOnPage ? 'page' : undefined}
      aria-haspopup={isOnPage ? undefined : 'dialog'}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (!isPlain || isOnPage) return
        event.preventDefault()
        open()
      }}
      className={className}
    >
      {/* Between these widths most languages have no space beside the menu. */}
      <span className="lg:max-xl:hidden">{count > 0 ? labels.some : labels.none}</span>
      <span className="hidden lg:max-xl:block">
        <BellIcon size="large" />
        {count > 0 && <span className="tool-badge" data-count={count} />}
      </span>
    </Link>
  )
}

export function UpdatesMark() {
  const count = useShownCount()
  if (count === 0) return null
  return (
    <>
      <span className="tool-word">&nbsp;({count})</span>
      <span className="tool-icon">
        <span className="tool-badge" data-count={count} />
      </span>
    </>
  )
}

function useIsOnPage(): boolean {
  return usePagePath() === PROFILE.updates
}

function useShownCount(): number {
  const { unread } = use(UpdatesContext)
  return useIsOnPage() ? 0 : unread
}
