import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { PASSKEY_NAME_MAX } from '#domain/account/passkey-name.ts'
import type { DeviceNames } from '#domain/account/user-agent.ts'
import { PASSKEY_FIELDS } from '../paths.ts'
import { accountFieldId } from '../use-account-errors.ts'

/** Prefilled with the name of the device. */
export function PasskeyNameField({ device }: { device: DeviceNames }) {
  const t = useTranslations('account.passkey')
  const tSessions = useTranslations('profile.sessions')
  const { browser, system } = device
  const defaultName =
    browser && system ? tSessions('device', { browser, system }) : (browser ?? system ?? t('default-name'))
  return (
    <TextField
      id={accountFieldId(PASSKEY_FIELDS.name)}
      name={PASSKEY_FIELDS.name}
      label={t('name')}
      help={t('name-help')}
      defaultValue={defaultName}
      maxLength={PASSKEY_NAME_MAX}
      autoComplete="off"
    />
  )
}
