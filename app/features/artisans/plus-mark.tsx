import { useTranslations } from '#app/i18n/messages/use-translations.ts'

/** Spec §6: the workshop's plan is Plus. */
export function PlusMark() {
  const t = useTranslations('artisans')
  return (
    <span className="border border-ink px-2 py-0.5 text-fine whitespace-nowrap text-ink">{t('plus')}</span>
  )
}
