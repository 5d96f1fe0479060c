import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import type { Money } from '#domain/money/money.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'

type BankDetailsProps = {
  bank: NonNullable<PlacedOrderView['payment']['bank']>
  amount: Money
  reference: string
  isInvoice: boolean
  dueAt: Date | null
  /** The path of the pro-forma invoice, without locale. */
  proForma: string
  /** Whether the last request for the pro-forma invoice failed. */
  isProFormaMissing: boolean
}

export function BankDetails({
  bank,
  amount,
  reference,
  isInvoice,
  dueAt,
  proForma,
  isProFormaMissing,
}: BankDetailsProps) {
  const t = useTranslations('order.bank')
  const tErrors = useTranslations('errors.checkout')
  const format = useFormat()
  const timeZone = useHouseTimeZone()
  const facts = [
    ['amount', format.money(amount)],
    ['reference', reference],
    ['holder', bank.holder],
    ['iban', groupIban(bank.iban)],
    ['bic', bank.bic],
    ['bank', bank.bankName],
  ] as const
  return (
    <section className="grid break-inside-avoid gap-4 bg-linen p-6 md:p-8 print:border print:border-hairline print:bg-page">
      <h2 className="font-display text-heading" suppressHydrationWarning>
        {t('title', { amount: format.money(amount) })}
      </h2>
      <p className="max-w-measure" suppressHydrationWarning>
        {dueAt === null
          ? t('note')
          : t(isInvoice ? 'invoice' : 'note-until', {
              number: reference,
              date: format.date(lastPaymentDay(dueAt, timeZone)),
            })}
      </p>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="font-regular text-muted">{t(name)}</dt>
            <dd className="mb-1 tabular-nums select-all sm:mb-0" suppressHydrationWarning>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {isProFormaMissing && <Notice tone="refusal">{tErrors('documents-busy')}</Notice>}
      <TextLink href={proForma} data-document rel="nofollow" className="justify-self-start print:hidden">
        {t('pro-forma')}
      </TextLink>
    </section>
  )
}

/** Formats an IBAN in groups of four characters, as it is printed. */
function groupIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
