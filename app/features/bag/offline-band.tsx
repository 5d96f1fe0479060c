import { useTranslations } from '#app/i18n/messages/use-translations.ts'

/** Says once that there is no connection, and what becomes of changes. */
export function OfflineBand({ className = '' }: { className?: string }) {
  const t = useTranslations('connection')
  return (
    <div role="status" className={`bg-linen py-3 ${className}`}>
      <p className="font-medium">{t('title')}</p>
      <p className="text-small">{t('text')}</p>
    </div>
  )
}
