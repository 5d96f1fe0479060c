import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamRequest } from '../../../contracts/team/request.ts'
import { Block } from '../../detail/block.tsx'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { useFormat } from '../../format/use-format.ts'
import { AttachmentLinks } from './attachment-links.tsx'

/** What the customer wrote and the team replied, the oldest first. */
export function Conversation({ request }: { request: TeamRequest }) {
  const { name, language, detail } = request
  const translate = useTranslate()
  const { moment } = useFormat()
  const nameOf = useColleagues()
  return (
    <Block title={translate('resources.requests.conversation')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {(detail?.messages ?? []).map(({ id, accountId, text, sentAt, attachments }) => (
          <Box
            component="li"
            key={id}
            sx={{
              marginTop: 2,
              paddingLeft: 2,
              borderLeft: 2,
              borderColor: accountId === null ? 'text.primary' : 'divider',
            }}
          >
            <Typography variant="body2" color="textSecondary">
              {accountId === null ? name : nameOf(accountId)} · {moment(sentAt)}
            </Typography>
            <Typography
              lang={language}
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '40rem' }}
            >
              {text}
            </Typography>
            <AttachmentLinks request={request} attachments={attachments} />
          </Box>
        ))}
      </Box>
    </Block>
  )
}
