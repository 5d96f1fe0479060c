import { AccountPage } from '#app/features/account/account-page.tsx'
import { LinkErrorPage } from '#app/features/account/links/link-error-page.tsx'
import type { LinkFactor } from '#app/features/account/links/link-factor.server.ts'
import { LinkFactorPage, LinkProof, NO_FACTOR } from '#app/features/account/links/link-factor-page.tsx'
import type { OpenedLink } from '#app/features/account/links/open-link.server.ts'
import { openLink } from '#app/features/account/links/open-link.server.ts'
import { submitPassword } from '#app/features/account/links/submit-password.server.ts'
import { NewPasswordFields } from '#app/features/account/new-password-fields.tsx'
import { PROFILE } from '#app/features/account/paths.ts'
import { useInvalidFields } from '#app/features/account/use-account-errors.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import type { Route } from './+types/password.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  return openLink('password-links', token, { request, context })
}

export function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const link = { kind: 'password-links', token } as const
  return submitPassword({ request, context, url }, link, (screens, given) =>
    screens.setPassword(token, given),
  )
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordPage {...loaderData} {...(actionData ?? { isDone: false, ...NO_FACTOR })} />
}

function NewPasswordPage({ link, fault, isDone, ...factor }: OpenedLink & LinkFactor & { isDone: boolean }) {
  const { errors, proof } = factor
  const t = useTranslations('account')
  const fields = useInvalidFields(errors)
  if (isDone) {
    return (
      <AccountPage title={t('set-password.title')} intro={t('set-password.done')}>
        <LinkButton href={PROFILE.details} data-document>
          {t('sign-in')}
        </LinkButton>
      </AccountPage>
    )
  }
  if (fault)
    return <LinkErrorPage fault={fault} href={PROFILE.password} label={t('set-password.mail-again')} />
  if (link.secondFactor && proof === null) return <LinkFactorPage link={link} factor={factor} />
  const intro = t('set-password.for', { email: link.email })
  return (
    <AccountPage title={t('set-password.title')} intro={intro} fault={errors.form} fields={fields}>
      <form method="post" className="grid gap-6" noValidate>
        <LinkProof proof={proof} />
        <NewPasswordFields errors={errors} />
        <Button type="submit" width="full">
          {t('set-password.submit')}
        </Button>
      </form>
    </AccountPage>
  )
}
