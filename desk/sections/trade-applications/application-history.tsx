import type {
  TeamTradeApplication,
  TradeApplicationDetail,
} from '../../../contracts/team/trade-application.ts'
import { TRADE_DECISIONS } from '../../../domain/trade/application-lifecycle.ts'
import { History } from '../../detail/history.tsx'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { useApplicationWords } from './use-application-words.ts'

/** All that happened to an application, with the reasons of decisions. */
export function ApplicationHistory({
  application,
  decisions,
}: {
  application: TeamTradeApplication
  decisions: TradeApplicationDetail['decisions']
}) {
  const { word } = useApplicationWords()
  const nameOf = useColleagues()
  const { receivedAt, name } = application
  return (
    <History
      resource="trade-applications"
      item={application}
      title={word('history')}
      leavesOut={TRADE_DECISIONS}
      others={[
        { id: 'received', at: receivedAt, who: name, what: word('received') },
        ...decisions.map(({ decision, accountId, reason, at }) => ({
          id: `${at} ${decision}`,
          at,
          who: nameOf(accountId),
          what: [word(`actions.${decision}.done`), reason && word('reason', { reason })]
            .filter(Boolean)
            .join('\n'),
        })),
      ]}
    />
  )
}
