import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { AccountPage } from '../../account-page.tsx'
import { PROFILE } from '../../paths.ts'
import { useInvalidFields } from '../../use-account-errors.ts'
import { type CredentialErrors, CurrentPassword } from '../credential-pages.tsx'
import { ProfilePage } from '../profile-section.tsx'

export function DeletionPage({
  errors,
  waitSeconds,
}: {
  errors: CredentialErrors
  waitSeconds?: number | undefined
}) {
  const t = useTranslations('profile')
  return (
    <ProfilePage
      title={t('deletion.title')}
      fault={errors.form}
      waitSeconds={waitSeconds}
      fields={useInvalidFields(errors)}
    >
      <div className="grid max-w-measure gap-4">
        <p>{t('deletion.what')}</p>
        <p>{t('deletion.orders')}</p>
      </div>
      <form method="post" className="grid max-w-form gap-5" noValidate>
        <CurrentPassword fault={errors.current} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit">{t('deletion.submit')}</Button>
          <TextLink href={PROFILE.privacy} className="text-small">
            {t('cancel')}
          </TextLink>
        </div>
      </form>
    </ProfilePage>
  )
}

export function DeletedPage() {
  const t = useTranslations('profile.deletion')
  const tAccount = useTranslations('account')
  return (
    <AccountPage title={t('done')} intro={t('done-text')}>
      <LinkButton href="/" data-document>
        {tAccount('continue-shopping')}
      </LinkButton>
    </AccountPage>
  )
}
