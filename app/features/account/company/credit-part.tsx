import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { money } from '#domain/money/money.ts'
import { orderPath } from '../paths.ts'
import { CompanySection } from './company-section.tsx'
import type { CreditView } from './company-view.ts'

/** The credit of a company that pays on account. Client view hides the amounts. */
export function CreditPart({ accounts }: { accounts: readonly CreditView[] }) {
  const t = useTranslations('profile.company.credit')
  const [first] = accounts
  if (!first) return null
  return (
    <CompanySection id="credit" title={t('title')} intro={t('terms', { days: first.days })}>
      {accounts.some(({ isStopped }) => isStopped) && <Notice tone="refusal">{t('stopped')}</Notice>}
      {accounts.map((account) => (
        <Account key={account.currency} account={account} />
      ))}
    </CompanySection>
  )
}

function Account({ account }: { account: CreditView }) {
  const t = useTranslations('profile.company.credit')
  const format = useFormat()
  const { currency, limitMinor, openMinor, overdueMinor, leftMinor, invoices } = account
  const amount = (amountMinor: number) => format.money(money(amountMinor, currency))
  const facts = [
    ['limit', limitMinor],
    ['used', openMinor],
    ...(overdueMinor > 0 ? [['overdue-sum', overdueMinor] as const] : []),
    ['left', leftMinor],
  ] as const
  return (
    <div className="own-view grid gap-5" suppressHydrationWarning>
      <dl className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1">
        {facts.map(([name, minor]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(name)}</dt>
            <dd className="text-end tabular-nums">{amount(minor)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        <h3 className="font-medium">{t('invoices')}</h3>
        {invoices.length === 0 && <p className="text-muted">{t('none')}</p>}
        <ul className="grid">
          {invoices.map((invoice) => (
            <Invoice key={invoice.orderId} invoice={invoice} amount={amount(invoice.openMinor)} />
          ))}
        </ul>
      </div>
    </div>
  )
}

function Invoice({ invoice, amount }: { invoice: CreditView['invoices'][number]; amount: string }) {
  const t = useTranslations('profile.company.credit')
  const { orderId, number, due, isOverdue } = invoice
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3 first:border-t">
      <span className="grid gap-1">
        <TextLink href={orderPath(orderId)}>{t('invoice', { number })}</TextLink>
        <span className={isOverdue ? 'text-small font-medium text-alert' : 'text-small text-muted'}>
          {t(isOverdue ? 'overdue' : 'due', { date: due })}
        </span>
      </span>
      <span className="tabular-nums">{amount}</span>
    </li>
  )
}
