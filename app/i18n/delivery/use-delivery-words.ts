import { useTranslations } from '../messages/use-translations.ts'
import type { WrittenPromise } from './written-promise.ts'

/** Words what is promised of a delivery: when it arrives, and how it is handed over. */
export function useDeliveryWords(): (promise: WrittenPromise) => { when: string; how: string } {
  const t = useTranslations('delivery')
  return ({ days, method, isFragile, hasDedicatedCourier }) => {
    const how = t(`method.${method}`, { dedicated: String(hasDedicatedCourier) })
    return {
      when: days === null ? t('unconfirmed') : t('when', { days }),
      how: isFragile ? t('fragile', { how }) : how,
    }
  }
}
