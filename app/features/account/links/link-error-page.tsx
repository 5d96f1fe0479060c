import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'

export function LinkErrorPage({ fault, href, label }: { fault: AccountCode; href: string; label: string }) {
  const t = useTranslations('account')
  return (
    <AccountPage title={t('failed.title')} fault={fault}>
      <LinkButton href={href} data-document>
        {label}
      </LinkButton>
    </AccountPage>
  )
}
