import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { heldChanges } from './held.ts'

/**
 * States once that there is no connection, and what happens to changes. `canRetry`: no other element offers a retry.
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
