import { useTranslate } from 'react-admin'
import type { TeamCustomer } from '#contracts/team/customer.ts'
import { AsideLine } from '#desk/detail/aside.tsx'
import { FactBlock } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'

/** Returns the name, or the email address if the name is unknown. */
export function getCustomerName({ name, email }: TeamCustomer): string {
  return name || email
}

export function useCustomerLabels() {
  const translate = useTranslate()
  const { language, month } = useFormat()
  const t = (key: string, values = {}) => translate(`resources.customers.${key}`, values)
  return {
    /** Describes a guest, a customer, or a trade client with their standing. */
    kind({ hasAccount, standing, company }: TeamCustomer): string {
      if (!hasAccount) return t('values.kind.guest')
      if (standing === null) return t('values.kind.account')
      return [t(`values.trade.${standing}`), company].filter(Boolean).join(', ')
    },
    orders: ({ orderCount }: TeamCustomer) => t('orders-count', { count: orderCount }),
    /** Returns a summary such as "German. 4 orders, known since March 2025." */
    summary: ({ language: code, orderCount, since }: TeamCustomer) =>
      t('summary', { language: language(code), count: orderCount, month: month(since) }),
  }
}

/** Shows a customer's lists with their numbers of pieces, or nothing if there are none. */
export function ListsBlock({ lists }: { lists: readonly { name: string; count: number }[] }) {
  const translate = useTranslate()
  if (lists.length === 0) return null
  return (
    <FactBlock title={translate('resources.customers.lists.title')}>
      {lists.map(({ name, count }) => (
        <AsideLine key={name} start={translate('resources.customers.lists.pieces', { count })}>
          {translate(`resources.customers.lists.names.${name}`, { _: name })}
        </AsideLine>
      ))}
    </FactBlock>
  )
}
