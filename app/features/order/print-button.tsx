import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'

/** Opens the browser's print dialog. Hidden without JavaScript. */
export function PrintButton() {
  const t = useTranslations('order')
  return (
    <Button variant="outline" onClick={() => window.print()} className="scriptless:hidden">
      {t('print')}
    </Button>
  )
}
