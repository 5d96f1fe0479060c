import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import type { Consents } from '#contracts/identity.ts'
import { PROFILE } from '../paths.ts'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'
import { ProfilePage, Unreachable } from './profile-section.tsx'

/**
 * The customer's consents, their data, and how to leave. `consents` is null when they could not be read. With a hosted
 * provider only the data export is available: the rest is on the provider's own pages.
 */
export function PrivacyPage({
  consents,
  isHosted,
  isSaved,
  fault,
}: {
  consents: Consents | null
  isHosted: boolean
  isSaved: boolean
  fault?: AccountCode | undefined
}) {
  const t = useTranslations('profile')
  return (
    <ProfilePage title={t('privacy.title')} fault={fault} done={isSaved ? t('saved') : null}>
      {!isHosted && (
        <Part title={t('privacy.consents')}>
          {consents ? <ConsentsForm consents={consents} /> : <Unreachable href={PROFILE.privacy} />}
        </Part>
      )}
      <Part title={t('privacy.export')} text={t('privacy.export-text')}>
        <LinkButton href={PROFILE.export} variant="outline" data-document download>
          {t('privacy.download')}
        </LinkButton>
      </Part>
      {!isHosted && <SignOutAndDelete />}
    </ProfilePage>
  )
}

/** Signs out everywhere, or deletes the account. */
function SignOutAndDelete() {
  const t = useTranslations('profile.privacy')
  const sessions = useTranslations('profile.sessions')
  const passkeys = useTranslations('profile.passkeys')
  const localePath = useLocalePath()
  return (
    <>
      <Part title={passkeys('title')} text={passkeys('intro')}>
        <LinkButton href={PROFILE.passkeys} variant="outline">
          {passkeys('see')}
        </LinkButton>
      </Part>
      <Part title={sessions('title')} text={sessions('intro')}>
        <LinkButton href={PROFILE.sessions} variant="outline">
          {sessions('see')}
        </LinkButton>
      </Part>
      <Part title={t('sessions')} text={t('sessions-text')}>
        <form method="post" action={localePath(PROFILE.sessions)}>
          <Button type="submit" variant="outline">
            {t('sessions')}
          </Button>
        </form>
      </Part>
      <Part title={t('delete')} text={t('delete-text')}>
        <LinkButton href={PROFILE.deletion} variant="outline">
          {t('delete')}
        </LinkButton>
      </Part>
    </>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid max-w-measure justify-items-start gap-4 border-t border-hairline pt-6">
      <h2 className="font-display text-title">{title}</h2>
      {text && <p className="text-muted">{text}</p>}
      {children}
    </section>
  )
}

function ConsentsForm({ consents }: { consents: Consents }) {
  const t = useTranslations('account.sign-up')
  const save = useTranslations('profile.privacy')
  return (
    <form method="post" className="grid justify-items-start gap-4">
      <Checkbox name="commercial" defaultChecked={consents.hasCommercialConsent} label={t('commercial')} />
      <Checkbox
        name="personalized"
        defaultChecked={consents.hasPersonalizedConsent}
        label={t('personalized')}
      />
      <Button type="submit">{save('save')}</Button>
    </form>
  )
}
