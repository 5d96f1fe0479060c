import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { PROFILE } from '../../account/paths.ts'

type Credit = NonNullable<OpenCheckout['credit']>

/** What the company of the buyer has available on account, and when the invoice of this order is due. */
export function CreditFacts({ credit }: { credit: Credit }) {
  const t = useTranslations('checkout.payment.credit')
  const format = useFormat()
  const facts = [
    ['limit', format.money(credit.limit)],
    ['open', format.money(credit.open)],
    ['left', format.money(credit.left)],
    ...(credit.problem === null ? [['due', format.date(credit.dueOn)] as const] : []),
  ] as const
  return (
    <dl className="grid max-w-form grid-cols-[1fr_auto] gap-x-8 gap-y-1 text-small" suppressHydrationWarning>
      {facts.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{t(name)}</dt>
          <dd className="text-end tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why this order cannot be placed on account, and by how much it is too large. */
export function CreditProblem({ credit }: { credit: Credit }) {
  const t = useTranslations('checkout.payment')
  const words = useTranslations('checkout.payment.credit')
  const format = useFormat()
  if (credit.problem === null) return null
  return (
    <div className="grid gap-4 border-b border-hairline py-5" suppressHydrationWarning>
      <p className="font-medium">{t('on-account', { days: credit.days })}</p>
      <p className="max-w-measure text-small">
        {words(credit.problem, { excess: format.money(credit.excess) })}
      </p>
      <CreditFacts credit={credit} />
      <TextLink href={PROFILE.company} className="justify-self-start text-small">
        {words('company')}
      </TextLink>
    </div>
  )
}
