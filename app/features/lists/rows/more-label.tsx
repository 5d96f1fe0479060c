import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { VisuallyHidden } from '#app/ui/text/visually-hidden.tsx'

/** The label of a menu; screen readers also read the name of its piece. */
export function MoreLabel({ name }: { name: string }) {
  const t = useTranslations('lists.page')
  return (
    <>
      <span aria-hidden="true">{t('menu.more')}</span>
      <VisuallyHidden>{t('note.of', { action: t('menu.more'), title: name })}</VisuallyHidden>
    </>
  )
}
