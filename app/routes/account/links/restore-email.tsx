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
import { useHouse } from '#app/ui/page/house.ts'
import type { Route } from './+types/restore-email.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  return openLink('email-undos', token, { request, context })
}

export function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const link = { kind: 'email-undos', token } as const
  return submitPassword({ request, context, url }, link, (screens, given) =>
    screens.restoreEmail(token, given),
  )
}

export default function RestoreEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <RestoreEmailPage {...loaderData} {...(actionData ?? { isDone: false, ...NO_FACTOR })} />
}

/** The page behind the link emailed to the previous address: it restores that address, with a new password. */
function RestoreEmailPage({ link, fault, isDone, ...factor }: OpenedLink & LinkFactor & { isDone: boolean }) {
  const { errors, proof } = factor
  const t = useTranslations('account')
  const fields = useInvalidFields(errors)
  const { email } = useHouse().contact
  if (isDone) {
    return (
      <AccountPage title={t('restore.done-title')} intro={t('restore.done')}>
        <LinkButton href={PROFILE.details} data-document>
          {t('sign-in')}
        </LinkButton>
      </AccountPage>
    )
  }
  if (fault) {
    const isExpired = fault === 'link-expired'
    return (
      <LinkErrorPage
        fault={isExpired ? 'undo-expired' : fault}
        href={`mailto:${email}`}
        label={t('restore.write', { email })}
      />
    )
  }
  if (link.secondFactor && proof === null) return <LinkFactorPage link={link} factor={factor} />
  const addresses = { email: link.nextEmail ?? '', current: link.email }
  return (
    <AccountPage
      title={t('restore.title')}
      intro={t('restore.text', addresses)}
      fault={errors.form}
      fields={fields}
    >
      <form method="post" className="grid gap-6" noValidate>
        <LinkProof proof={proof} />
        <NewPasswordFields errors={errors} />
        <Button type="submit" width="full">
          {t('restore.submit')}
        </Button>
      </form>
    </AccountPage>
  )
}
