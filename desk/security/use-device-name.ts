import { useTranslate } from 'react-admin'
import type { DeviceNames } from '#domain/account/user-agent.ts'

export function useDeviceName(): (device: DeviceNames) => string {
  const translate = useTranslate()
  return ({ browser, system }) =>
    browser && system
      ? translate('security.device', { browser, system })
      : (browser ?? system ?? translate('security.unknown-device'))
}
