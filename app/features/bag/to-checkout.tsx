import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { BAG_PATHS, type Bag } from './bag.ts'

/** The step to the checkout. Closed while a line cannot be ordered, or its visitor may not, with the reason. */
export function ToCheckout({ bag }: { bag: Bag }) {
  const t = useTranslations('bag')
  const trade = useTranslations('errors.trade')
  const localePath = useLocalePath()
  const hasProblem = bag.lines.some(({ problem }) => problem !== null)
  const reason = bag.checkoutRefusal ? trade(bag.checkoutRefusal) : hasProblem ? t('blocked') : null
  return (
    <form method="get" action={localePath(BAG_PATHS.checkout)} className="grid gap-2">
      <Button type="submit" width="full" disabled={reason !== null}>
        {t('to-checkout')}
      </Button>
      {reason !== null && <p className="text-small text-alert">{reason}</p>}
    </form>
  )
}
