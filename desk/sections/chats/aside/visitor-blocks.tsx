import { Link, Typography } from '@mui/material'
import { useGetOne, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamChat } from '../../../../contracts/team/chat.ts'
import { teamCustomer } from '../../../../contracts/team/customer.ts'
import { FactBlock } from '../../../detail/fact-block.tsx'
import { useFormat } from '../../../format/use-format.ts'
import { ListsBlock } from '../../customers/lists-block.tsx'
import { AsideLine } from '../../requests/aside/aside-line.tsx'
import { LocalTime } from '../../requests/aside/local-time.tsx'
import { useChatWords } from '../use-chat-words.ts'

const ORDERS_SHOWN = 8

/** Who writes, where they are in the shop, and what they have in their bag and lists: as it was when they last wrote. */
export function VisitorBlocks({ chat }: { chat: TeamChat }) {
  const translate = useTranslate()
  const words = useChatWords()
  const { shortDate } = useFormat()
  const { accountId, detail } = chat
  const { data } = useGetOne(
    'customers',
    { id: accountId ?? '' },
    { enabled: accountId !== null, retry: false },
  )
  const customer = teamCustomer.safeParse(data).data ?? null
  const orders = customer?.detail?.orders.slice(0, ORDERS_SHOWN) ?? []
  const { page, bag, lists } = detail?.surroundings ?? { page: '', bag: [], lists: [] }
  return (
    <>
      <FactBlock title={words.word('visitor')}>
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
          {customer ? (
            <div>
              <Link component={RouterLink} to={`/customers/${customer.id}/show`}>
                {customer.name || customer.email}
              </Link>
            </div>
          ) : (
            <div>{words.visitor(chat)}</div>
          )}
          <div>{words.place(chat)}</div>
          {accountId === null && <div>{words.word('not-signed-in')}</div>}
          <LocalTime country={chat.country} />
          {page && (
            <div>
              <Link href={page} target="_blank" rel="noreferrer">
                {page}
              </Link>
            </div>
          )}
        </Typography>
      </FactBlock>
      <FactBlock title={words.word('bag')}>
        {bag.map(({ title, variant, quantity }) => (
          <AsideLine key={`${title} ${variant}`} start={`${quantity} ×`}>
            {[title, variant].filter(Boolean).join(', ')}
          </AsideLine>
        ))}
        {bag.length === 0 && <Typography variant="body2">{words.word('empty-bag')}</Typography>}
      </FactBlock>
      <ListsBlock lists={lists} />
      {orders.length > 0 && (
        <FactBlock title={translate('resources.requests.aside.orders')}>
          {orders.map(({ id, number, placedAt }) => (
            <AsideLine key={id} start={shortDate(placedAt)}>
              <Link component={RouterLink} to={`/orders/${id}/show`}>
                {number}
              </Link>
            </AsideLine>
          ))}
        </FactBlock>
      )}
    </>
  )
}
