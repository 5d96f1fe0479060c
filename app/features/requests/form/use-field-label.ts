import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { REQUEST_FACTS } from '#contracts/request-facts.ts'
import type { LoadedForm } from './loaded-form.ts'

/** The label of each field of a form, by its name. */
export function useFieldLabel({
  orders,
  currency,
}: Pick<LoadedForm, 'orders' | 'currency'>): (name: string) => string {
  const t = useTranslations('request')
  return (name) => {
    if (name === 'orderNumber') return t(orders ? 'labels.which-order' : 'labels.order')
    if (name === 'budget') return t('labels.budget', { currency })
    const own = OWN_LABELS.find((label) => label === name)
    if (own) return t(`labels.${own}`)
    const fact = REQUEST_FACTS.find((key) => key === name)
    return fact ? t(`facts.${fact}`) : ''
  }
}

const OWN_LABELS = ['name', 'email', 'message', 'quantity', 'prefersPhone', 'at'] as const
