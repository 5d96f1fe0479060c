import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { useListChanges } from './use-list-changes.ts'

/** Says that changes are not saved yet, while the network or the service is lost. */
export function UnsavedNotice() {
  const t = useTranslations('lists.page.unsaved')
  for (const key of ['text', 'retry'] as const) t.has(key)
  const { interruption, pending, retry } = useListChanges()
  if (interruption === null) return null
  return (
    <div className="sticky top-below-header z-popover bg-page py-3">
      <Notice
        tone="refusal"
        action={
          <button type="button" onClick={retry} className={TEXT_LINK}>
            {t('retry')}
          </button>
        }
      >
        {t('text', { count: pending.length })}
      </Notice>
    </div>
  )
}
