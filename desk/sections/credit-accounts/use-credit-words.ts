import { useTranslate } from 'react-admin'
import type { TeamCreditAccount } from '#contracts/team/credit-account.ts'
import { useFormat } from '#desk/format/use-format.ts'

export function useCreditWords() {
  const translate = useTranslate()
  const { money } = useFormat()
  const word = (key: string, values = {}) => translate(`resources.credit-accounts.${key}`, values)
  const minor = ({ currency }: Pick<TeamCreditAccount, 'currency'>, amountMinor: number) =>
    money({ amount: (amountMinor / 100).toFixed(2), currencyCode: currency })
  return {
    word,
    minor,
    state(account: TeamCreditAccount): string {
      const { openMinor, overdueMinor, isStopped } = account
      if (isStopped) return word('values.state.stopped')
      if (overdueMinor > 0) return word('values.state.overdue')
      return word(openMinor > 0 ? 'values.state.open' : 'values.state.settled')
    },
  }
}
