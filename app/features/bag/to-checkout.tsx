import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { BAG_PATHS, type Bag } from './bag.ts'

/** The step to the checkout. Closed while a line cannot be ordered, with the reason. */
export function ToCheckout({ bag }: { bag: Bag }) {
  const t = useTranslations('bag')
  const localePath = useLocalePath()
  const isBlocked = bag.lines.some(({ problem }) => problem !== null)
  return (
    <form method="get" action={localePath(BAG_PATHS.checkout)} className="grid gap-2">
      <Button type="submit" width="full" disabled={isBlocked}>
        {t('to-checkout')}
      </Button>
      {isBlocked && <p className="text-small text-alert">{t('blocked')}</p>}
    </form>
  )
}
