import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'

const CLOSED_CODES = ['agreed-order-expired', 'agreed-order-cancelled', 'agreed-order-unavailable'] as const

export type ClosedAgreement = { readonly code: (typeof CLOSED_CODES)[number] }

export function isClosedAgreement(facts: unknown): facts is ClosedAgreement {
  return typeof facts === 'object' && facts !== null && 'code' in facts && isClosedCode(facts.code)
}

export function isClosedCode(code: unknown): code is ClosedAgreement['code'] {
  return CLOSED_CODES.some((one) => one === code)
}

/** Shows why the checkout is closed, above the telephone number and address of the house. */
export function AgreedClosed({ code }: ClosedAgreement) {
  const t = useTranslations('checkout.agreed')
  const tErrors = useTranslations('errors.checkout')
  return (
    <div className="mx-auto grid w-full max-w-page justify-items-start gap-6 px-gutter py-10 md:py-16">
      <PageTitle>{t('closed')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-measure font-display text-display">{t('closed')}</h1>
      <p className="max-w-measure text-lead">{tErrors(code)}</p>
    </div>
  )
}
