import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { WANTS_NEWSLETTER } from './paths.ts'

/** A box of the last step of an order, never ticked. The confirmation email follows the order. */
export function BuyerBox() {
  const t = useTranslations('newsletter')
  return <Checkbox name={WANTS_NEWSLETTER} label={t('checkout')} />
}
