import { Typography } from '@mui/material'
import type { TeamChat } from '#contracts/team/chat.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { CountryFilter, LanguageFilter, textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { ItemLink } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import type { Section } from '../section.tsx'
import { ChatPage } from './chat-page.tsx'
import { ChatSettings } from './chat-settings.tsx'
import { useChatLabels } from './use-chat-labels.ts'
import { useLiveChats } from './use-live-chats.ts'

const FILTERS = [
  textFilter('chats'),
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
  const { shortDateAndTime, language, country } = useFormat()
  const labels = useChatLabels()
  return (
    <SectionList<TeamChat>
      sort={{ field: 'waitingSince', order: 'ASC' }}
      filters={FILTERS}
      initialFilter={{ state: 'open' }}
      below={<ChatSettings />}
      columns={[
        {
          source: 'name',
          render: (chat) => (
            <>
              <ItemLink id={chat.id} sx={{ fontWeight: chat.unread ? 500 : 400 }}>
                {labels.visitor(chat)}
              </ItemLink>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {labels.latest(chat)}
              </Typography>
            </>
          ),
        },
        { source: 'unread', render: ({ unread }) => unread || '' },
        { source: 'language', render: (chat) => language(chat.language) },
        { source: 'country', render: (chat) => country(chat.country) },
        { source: 'assignee', render: labels.assignee },
        {
          source: 'lastMessageAt',
          isSortable: true,
          render: ({ lastMessageAt }) => shortDateAndTime(lastMessageAt),
        },
        { source: 'waitingSince', isSortable: true, render: labels.waiting },
      ]}
      row={(chat) => ({
        title: labels.visitor(chat),
        below: `${labels.latest(chat)} · ${labels.place(chat)}`,
        aside: labels.waiting(chat),
      })}
    />
  )
}
