import { Box, Link, Typography, useMediaQuery } from '@mui/material'
import { useEffect } from 'react'
import { useGetList, useGetOne, useStore, useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { TeamChat } from '#contracts/team/chat.ts'
import { teamChat } from '#contracts/team/chat.ts'
import { teamCustomer } from '#contracts/team/customer.ts'
import { AsideLine, LocalTime, RowLink } from '#desk/detail/aside.tsx'
import { FactBlock } from '#desk/detail/facts.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ItemError } from '#desk/page/error-notice.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { ListsBlock } from '../../detail/customer-labels.tsx'
import { ChatPane } from './chat-pane.tsx'
import { ChatSettings } from './chat-settings.tsx'
import { useChatLabels } from './use-chat-labels.ts'
import { useLiveChats } from './use-live-chats.ts'

const PANES_MAX = 3

const ORDERS_SHOWN = 8

/** Shows the conversation in the URL and those opened before it side by side, with the queue beside them. */
export function ChatPage() {
  const { id = '' } = useParams()
  const { t } = useChatLabels()
  const typing = useLiveChats()
  const [stored, setStored] = useStore<readonly string[]>('chats.open', [])
  const hasRoom = useMediaQuery('(min-width: 1200px)')
  const openIds = [...new Set([...stored, id])].slice(-PANES_MAX)
  useEffect(() => {
    if (!stored.includes(id)) setStored([...stored, id].slice(-PANES_MAX))
  }, [id, stored, setStored])
  const shownIds = hasRoom ? openIds : [id]
  return (
    <Page
      title={t('name', { smart_count: 2 })}
      above={<BackToList />}
      {...(hasRoom && { below: t('side-by-side') })}
    >
      <ChatSettings />
      <Box sx={hasRoom ? { display: 'grid', columnGap: 3, gridTemplateColumns: '14rem minmax(0, 1fr)' } : {}}>
        {hasRoom && <ChatQueue currentId={id} />}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: `repeat(${shownIds.length}, minmax(0, 1fr))${shownIds.length < 3 && hasRoom ? ' 15rem' : ''}`,
          }}
        >
          {shownIds.map((one) => (
            <LoadedChat
              key={one}
              id={one}
              isTyping={typing.has(one)}
              onHide={one === id ? null : () => setStored(stored.filter((other) => other !== one))}
            />
          ))}
          <VisitorAside id={id} />
        </Box>
      </Box>
    </Page>
  )
}

function LoadedChat({
  id,
  isTyping,
  onHide,
}: {
  id: string
  isTyping: boolean
  onHide: (() => void) | null
}) {
  const { t } = useChatLabels()
  const { data, error } = useGetOne('chats', { id }, { retry: false })
  if (error && !data) return onHide ? null : <ItemError error={error} />
  if (!data) return <Typography role="status">{t('loading')}</Typography>
  return <ChatPane chat={teamChat.parse(data)} isTyping={isTyping} onHide={onHide} />
}

function VisitorAside({ id }: { id: string }) {
  const { t } = useChatLabels()
  const { data } = useGetOne('chats', { id }, { retry: false })
  const chat = teamChat.safeParse(data)
  if (!chat.success) return null
  return (
    <Box component="aside" aria-label={t('visitor')} sx={{ gridColumn: 'auto' }}>
      <VisitorBlocks chat={chat.data} />
    </Box>
  )
}

/** Shows the open conversations. The visitor who has waited longest comes first. */
function ChatQueue({ currentId }: { currentId: string }) {
  const { t } = useChatLabels()
  const { data = [] } = useGetList('chats', {
    filter: { state: 'open' },
    sort: { field: 'waitingSince', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  })
  return (
    <Box component="nav" aria-label={t('queue')} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((item) => (
          <li key={item.id}>
            <Row chat={teamChat.parse(item)} isCurrent={item.id === currentId} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Row({ chat, isCurrent }: { chat: TeamChat; isCurrent: boolean }) {
  const labels = useChatLabels()
  const { unread } = chat
  return (
    <RowLink to={`/chats/${chat.id}/show`} isCurrent={isCurrent}>
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: unread > 0 ? 600 : 400 }}>
          {labels.visitor(chat)}
        </Box>
        {unread > 0 && (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {labels.t('unread-count', { count: unread })}
          </Box>
        )}
      </Box>
      <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
        {labels.latest(chat)}
      </Typography>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
        {labels.place(chat)} · {labels.waiting(chat)}
      </Box>
    </RowLink>
  )
}

/** Shows the visitor's details, page, bag and lists, as of their last message. */
function VisitorBlocks({ chat }: { chat: TeamChat }) {
  const translate = useTranslate()
  const labels = useChatLabels()
  const { shortDate } = useFormat()
  const { accountId, detail } = chat
  const { data } = useGetOne(
    'customers',
    { id: accountId ?? '' },
    { enabled: accountId !== null, retry: false },
  )
  const customer = teamCustomer.safeParse(data).data ?? null
  const orders = customer?.detail?.orders.slice(0, ORDERS_SHOWN) ?? []
  const { page, bag: cart, lists } = detail?.surroundings ?? { page: '', bag: [], lists: [] }
  return (
    <>
      <FactBlock title={labels.t('visitor')}>
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75, overflowWrap: 'anywhere' }}>
          {customer ? (
            <div>
              <Link component={RouterLink} to={`/customers/${customer.id}/show`}>
                {customer.name || customer.email}
              </Link>
            </div>
          ) : (
            <div>{labels.visitor(chat)}</div>
          )}
          <div>{labels.place(chat)}</div>
          {accountId === null && <div>{labels.t('not-signed-in')}</div>}
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
      <FactBlock title={labels.t('bag')}>
        {cart.map(({ title, variant, quantity }) => (
          <AsideLine key={`${title} ${variant}`} start={`${quantity} ×`}>
            {[title, variant].filter(Boolean).join(', ')}
          </AsideLine>
        ))}
        {cart.length === 0 && <Typography variant="body2">{labels.t('empty-bag')}</Typography>}
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
