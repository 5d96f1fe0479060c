import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { useDesk } from '../../application/desk-context.ts'
import { History, type HistoryEntry } from '../../detail/history.tsx'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { buyerOf } from './order-values.ts'
import { useOrderEmails } from './use-order-emails.ts'

/** What happened to an order: when it was placed, what was written to its buyer, and what the team did and noted. */
export function OrderHistory({ order }: { order: TeamOrder }) {
  const translate = useTranslate()
  const { settings } = useDesk()
  const nameOf = useColleagues()
  const emails = useOrderEmails(order.id)
  const word = (key: string, values = {}) => translate(`resources.orders.${key}`, values)
  const others: HistoryEntry[] = [
    { id: 'placed', at: order.placedAt, who: buyerOf(order), what: word('placed') },
    ...(order.detail?.notes ?? []).map(({ id, at, accountId, text }) => ({
      id,
      at,
      who: nameOf(accountId),
      what: word('noted', { text }),
    })),
    ...emails.map(({ id, createdAt, subject }) => ({
      id,
      at: createdAt,
      who: settings.house,
      what: (
        <Link component={RouterLink} to={`/emails/${id}/show`}>
          {word('emailed', { subject: subject || translate('resources.emails.removed') })}
        </Link>
      ),
    })),
  ]
  return <History resource="orders" item={order} title={word('history')} others={others} leavesOut={NOTED} />
}

/** Notes are shown with what they say. */
const NOTED = ['add-note']
