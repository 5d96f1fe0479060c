import { useTranslate } from 'react-admin'
import { RefusedCall } from '../provider/call-team.ts'

/** For the person who caused the refusal or fault. */
export function useRefusalText(): (fault: unknown) => string {
  const translate = useTranslate()
  return (fault) => {
    if (!(fault instanceof RefusedCall)) return translate('errors.unavailable')
    const { refusal, waitSeconds } = fault
    const text = translate(`errors.${refusal.code}`, { _: '', seconds: waitSeconds ?? 60 })
    return text || translate('errors.unavailable')
  }
}
