import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'

export function EmptyCart({ hasHeading = true }: { hasHeading?: boolean }) {
  const t = useTranslations('bag.empty')
  return (
    <div className="grid justify-items-start gap-4 py-6">
      {hasHeading && <p className="font-display text-heading">{t('title')}</p>}
      <p className="max-w-measure text-muted">{t('text')}</p>
      <LinkButton href="/">{t('action')}</LinkButton>
    </div>
  )
}
