import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { heldChanges } from './held.ts'

/**
 * States that there is no connection, and what happens to changes. `canRetry` adds a button, for a page that offers no
 * other way to retry.
 */
export function OfflineBand({ className, canRetry = false }: { className: string; canRetry?: boolean }) {
  const t = useTranslations('connection')
  return (
    <div role="status" className={`bg-linen py-4 ${className}`}>
      <p className="font-medium">{t('title')}</p>
      <p className="mt-1 text-small">{t('text')}</p>
      {canRetry && (
        <button type="button" onClick={() => heldChanges().retry()} className="min-h-11 text-small">
          <span className={TEXT_LINK}>{t('retry')}</span>
        </button>
      )}
    </div>
  )
}
