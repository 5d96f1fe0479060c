import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'

/** Says on every step that no payment method is available, with the shop's contact details. */
export function CheckoutClosed() {
  const t = useTranslations('checkout.closed')
  const { phone, email } = useHouse().contact
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
