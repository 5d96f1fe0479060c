import { Link, Typography } from '@mui/material'
import { DataTable, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamChat } from '#contracts/team/chat.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { CountryFilter, LanguageFilter, ValueFilter } from '#desk/list/value-filter.tsx'
import type { Section } from '../section.ts'
import { ChatPage } from './chat-page.tsx'
import { ChatSettings } from './chat-settings.tsx'
import { useChatWords } from './use-chat-words.ts'
import { useLiveChats } from './use-live-chats.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.chats.filters.text" alwaysOn resettable />,
  <ValueFilter key="state" source="state" values={['waiting', 'open', 'closed']} alwaysOn />,
  <LanguageFilter key="language" source="language" alwaysOn />,
  <CountryFilter key="country" source="country" alwaysOn />,
  <ValueFilter key="assignee" source="assignee" values={['me', 'nobody']} />,
]

export const chats: Section = {
  resource: 'chats',
  roles: ['care'],
  group: 'sales',
  list: ChatList,
  show: ChatPage,
}

function ChatList() {
  useLiveChats()
  return (
    <SectionList
      sort={{ field: 'waitingSince', order: 'ASC' }}
      filters={FILTERS}
      initial={{ state: 'open' }}
      below={<ChatSettings />}
      table={<ChatTable />}
      rows={<ChatRows />}
    />
  )
}

function ChatTable() {
  const { shortMoment, language, country } = useFormat()
  const words = useChatWords()
  return (
    <DataTable<TeamChat> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamChat>
        source="name"
        disableSort
        render={(chat) => (
          <>
            <Link
              component={RouterLink}
              to={`/chats/${chat.id}/show`}
              sx={{ fontWeight: chat.unread ? 500 : 400 }}
            >
              {words.visitor(chat)}
            </Link>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {words.latest(chat)}
            </Typography>
          </>
        )}
      />
      <DataTable.Col<TeamChat> source="unread" disableSort render={({ unread }) => unread || ''} />
      <DataTable.Col<TeamChat> source="language" disableSort render={(chat) => language(chat.language)} />
      <DataTable.Col<TeamChat> source="country" disableSort render={(chat) => country(chat.country)} />
      <DataTable.Col<TeamChat> source="assignee" disableSort render={words.assignee} />
      <DataTable.Col<TeamChat>
        source="lastMessageAt"
        render={({ lastMessageAt }) => shortMoment(lastMessageAt)}
      />
      <DataTable.Col<TeamChat> source="waitingSince" render={words.waiting} />
    </DataTable>
  )
}

function ChatRows() {
  const words = useChatWords()
  return (
    <Rows<TeamChat>
      row={(chat) => ({
        title: words.visitor(chat),
        below: `${words.latest(chat)} · ${words.place(chat)}`,
        aside: words.waiting(chat),
        to: `/chats/${chat.id}/show`,
      })}
    />
  )
}
