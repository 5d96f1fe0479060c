import { loginPath } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { LinkButton } from '#app/ui/button.tsx'

/** Offers a guest an account, in which the order is once they have confirmed the address that they ordered with. */
export function AccountOffer({ email }: { email: string }) {
  const t = useTranslations('order.account')
  const orders = useLocalePath()('/profile/orders')
  return (
    <section className="grid justify-items-start gap-3 print:hidden">
      <h2 className="font-display text-heading">{t('title')}</h2>
      <p className="max-w-measure">{t('text', { email })}</p>
      <LinkButton href={loginPath(orders, email)} data-document rel="nofollow" variant="outline">
        {t('action')}
      </LinkButton>
    </section>
  )
}
