import type { ReactNode } from 'react'
import { data } from 'react-router'
import { FAILED, PROFILE } from '#app/features/account/paths.ts'
import { ProfilePage, Unreachable } from '#app/features/account/profile/profile-section.tsx'
import {
  PRIVATE,
  requireAccount,
  requireIdentity,
} from '#app/features/account/profile/require-account.server.ts'
import type { AccountCode } from '#app/features/account/sign-in/sign-in-screen.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import type { Consents } from '#contracts/identity.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/privacy.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { identity, read } = requireAccount({ request, context, url })
  const account = identity && read(await identity.read())
  const error = url.searchParams.has(FAILED) ? ('account-unavailable' as const) : undefined
  const isSaved = url.searchParams.has('saved')
  return data({ account, isHosted: identity === null, isSaved, error }, { headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const form = await readForm(request)
  const consents = {
    hasCommercialConsent: form.has('commercial'),
    hasPersonalizedConsent: form.has('personalized'),
  }
  const stored = await identity.setConsents(consents)
  if (stored.ok) {
    const path = localePath(context.get(visitorContext).locale, PROFILE.privacy)
    return redirect(`${path}?saved`, { status: 303, headers: PRIVATE })
  }
  check(stored.code)
  return data({ consents, error: 'account-unavailable' as const }, { status: 503, headers: PRIVATE })
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { account, isHosted, isSaved, error } = loaderData
  return (
    <PrivacyPage
      consents={actionData?.consents ?? account}
      isHosted={isHosted}
      isSaved={isSaved && !actionData}
      error={actionData?.error ?? error}
    />
  )
}

/**
 * `consents` is null when they could not be read. With a hosted provider only the data export is available: the rest
 * is on the provider's own pages.
 */
function PrivacyPage({
  consents,
  isHosted,
  isSaved,
  error,
}: {
  consents: Consents | null
  isHosted: boolean
  isSaved: boolean
  error?: AccountCode | undefined
}) {
  const t = useTranslations('profile')
  return (
    <ProfilePage title={t('privacy.title')} fault={error} done={isSaved ? t('saved') : null}>
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

function SignOutAndDelete() {
  const t = useTranslations('profile.privacy')
  const tSessions = useTranslations('profile.sessions')
  const tPasskeys = useTranslations('profile.passkeys')
  const localePath = useLocalePath()
  return (
    <>
      <Part title={tPasskeys('title')} text={tPasskeys('intro')}>
        <LinkButton href={PROFILE.passkeys} variant="outline">
          {tPasskeys('see')}
        </LinkButton>
      </Part>
      <Part title={tSessions('title')} text={tSessions('intro')}>
        <LinkButton href={PROFILE.sessions} variant="outline">
          {tSessions('see')}
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
  const tPrivacy = useTranslations('profile.privacy')
  return (
    <form method="post" className="grid justify-items-start gap-4">
      <Checkbox name="commercial" defaultChecked={consents.hasCommercialConsent} label={t('commercial')} />
      <Checkbox
        name="personalized"
        defaultChecked={consents.hasPersonalizedConsent}
        label={t('personalized')}
      />
      <Button type="submit">{tPrivacy('save')}</Button>
    </form>
  )
}
