import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { contactDetailsOf } from '#domain/house/contact-details.ts'

/** Says on every step that no payment method is available, with the shop's contact details. */
export function CheckoutClosed() {
  const t = useTranslations('checkout.closed')
  const { phone, email } = contactDetailsOf(usePageLocale().country)
  return (
    <div className="mb-8 max-w-measure">
      <Notice tone="refusal">
        {t.rich('text', {
          phone: () => <TextLink href={phone.href}>{phone.display}</TextLink>,
          email: () => <TextLink href={`mailto:${email}`}>{email}</TextLink>,
        })}
      </Notice>
    </div>
  )
}
