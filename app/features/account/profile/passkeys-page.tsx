import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { PasskeyCreation, PasskeyRequest } from '#contracts/passkeys.ts'
import { PASSKEY_NAME_MAX } from '#domain/account/passkey-name.ts'
import type { DeviceNames } from '#domain/account/user-agent.ts'
import { PasskeyForm } from '../passkey/passkey-form.tsx'
import { PasskeyNameField } from '../passkey/passkey-name-field.tsx'
import { ENTRY_FIELDS, PASSKEY_FIELDS, PROFILE } from '../paths.ts'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'
import { accountFieldId, useInvalidFields } from '../use-account-errors.ts'
import { CurrentPassword } from './credential-pages.tsx'
import { PASSKEY_STEPS, type PasskeysDone } from './passkey-steps.ts'
import { ProfilePage, Unreachable } from './profile-section.tsx'

export type PasskeyView = {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly usedAt: string | null
}

export type PasskeysScreen = {
  /** Null if they could not be read. */
  readonly passkeys: readonly PasskeyView[] | null
  readonly mayAdd: boolean
  readonly proof: PasskeyRequest | null
  /** Set after the customer has confirmed their identity. */
  readonly creation: PasskeyCreation | null
  readonly device: DeviceNames
  readonly done: PasskeysDone | null
  readonly errors: { readonly form?: AccountCode; readonly current?: AccountCode }
  readonly waitSeconds?: number | undefined
}

export function PasskeysPage({ screen }: { screen: PasskeysScreen }) {
  const t = useTranslations('profile.passkeys')
  const { passkeys, mayAdd, creation, device, done, errors, waitSeconds } = screen
  return (
    <ProfilePage
      title={t('title')}
      intro={t('intro')}
      fault={errors.form}
      waitSeconds={waitSeconds}
      fields={useInvalidFields(errors)}
      done={done && t(done)}
    >
      {passkeys === null && <Unreachable href={PROFILE.passkeys} />}
      {passkeys?.length === 0 && !creation && <p className="text-muted">{t('none')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="grid max-w-measure border-t border-hairline">
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeys && mayAdd && (
        <section className="grid max-w-form gap-5">
          <h2 className="font-display text-title">{t('add')}</h2>
          {creation ? (
            <CreatePasskey creation={creation} device={device} />
          ) : (
            <ConfirmIdentity screen={screen} />
          )}
        </section>
      )}
    </ProfilePage>
  )
}

function PasskeyEntry({ passkey }: { passkey: PasskeyView }) {
  const t = useTranslations('profile.passkeys')
  const localePath = useLocalePath()
  const { id, name, createdAt, usedAt } = passkey
  const action = localePath(PROFILE.passkeys)
  const summaryClass = `${TEXT_LINK} cursor-pointer text-small`
  return (
    <li className="grid gap-1 border-b border-hairline py-4">
      <h2 className="font-medium wrap-anywhere">{name}</h2>
      <p className="text-small text-muted">{usedAt ? t('used-at', { time: usedAt }) : t('unused')}</p>
      <p className="text-small text-muted">{t('added-at', { time: createdAt })}</p>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 pt-2">
        <details>
          <summary className={summaryClass} aria-label={t('of', { action: t('rename'), name })}>
            {t('rename')}
          </summary>
          <form method="post" action={action} className="grid gap-3 py-3">
            <input type="hidden" name={ENTRY_FIELDS.id} value={id} />
            <TextField
              id={accountFieldId(`name-${id}`)}
              name={PASSKEY_FIELDS.name}
              label={t('name')}
              defaultValue={name}
              maxLength={PASSKEY_NAME_MAX}
              autoComplete="off"
              required
            />
            <Button
              type="submit"
              variant="outline"
              name={ENTRY_FIELDS.operation}
              value={PASSKEY_STEPS.rename}
            >
              {t('save-name')}
            </Button>
          </form>
        </details>
        <details>
          <summary className={summaryClass} aria-label={t('of', { action: t('remove'), name })}>
            {t('remove')}
          </summary>
          <form method="post" action={action} className="grid gap-3 py-3">
            <p className="text-small">{t('remove-text', { name })}</p>
            <input type="hidden" name={ENTRY_FIELDS.id} value={id} />
            <Button
              type="submit"
              variant="outline"
              name={ENTRY_FIELDS.operation}
              value={PASSKEY_STEPS.remove}
            >
              {t('remove-confirm')}
            </Button>
          </form>
        </details>
      </div>
    </li>
  )
}

/** The first step: the customer enters the password or uses a passkey, since the browser may be unattended. */
function ConfirmIdentity({ screen: { proof, errors } }: { screen: PasskeysScreen }) {
  const t = useTranslations('profile.passkeys')
  return (
    <>
      <p className="text-muted scriptless:hidden">{t('prove')}</p>
      <div className="hidden scriptless:block">
        <Notice>{t('needs-script')}</Notice>
      </div>
      {proof && (
        <PasskeyForm
          step={PASSKEY_STEPS.prove}
          ceremony={{ use: proof }}
          label={t('prove-passkey')}
          isAlternative
        />
      )}
      <form method="post" className="grid gap-5 scriptless:hidden" noValidate>
        <input type="hidden" name={PASSKEY_FIELDS.step} value={PASSKEY_STEPS.prove} />
        <CurrentPassword fault={errors.current} />
        <Button type="submit" className="justify-self-start">
          {t('continue')}
        </Button>
      </form>
    </>
  )
}

function CreatePasskey({ creation, device }: { creation: PasskeyCreation; device: DeviceNames }) {
  const t = useTranslations('profile.passkeys')
  const tPasskey = useTranslations('account.passkey')
  return (
    <>
      <p className="text-muted">{t('create-intro')}</p>
      <PasskeyForm
        step={PASSKEY_STEPS.add}
        ceremony={{ create: creation }}
        label={tPasskey('create')}
        instead={<Notice tone="refusal">{tPasskey('unsupported')}</Notice>}
      >
        <PasskeyNameField device={device} />
      </PasskeyForm>
    </>
  )
}
