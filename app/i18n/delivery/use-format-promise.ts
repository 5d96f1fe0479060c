import { useTranslations } from '../messages/use-translations.ts'
import type { FormattedPromise } from './formatted-promise.ts'

/** `when` is the time of arrival, `how` the method. */
export function useFormatPromise(): (promise: FormattedPromise) => { when: string; how: string } {
  const t = useTranslations('delivery')
  return ({ days, method, isFragile, hasDedicatedCourier, agreed }) => {
    const how = agreed ?? t(`method.${method}`, { dedicated: String(hasDedicatedCourier) })
    return {
      when: days === null ? t('unconfirmed') : t('when', { days }),
      how: isFragile ? t('fragile', { how }) : how,
    }
  }
}
