import { Box, Link } from '@mui/material'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import { useFormat } from '#desk/format/use-format.ts'

type Message = NonNullable<TeamRequest['detail']>['messages'][number]

/** Each file is saved by a click and never shown, since strangers may have sent it. */
export function AttachmentLinks({
  requestId,
  attachments,
}: {
  /** The request that the message was written about. */
  requestId: string
  attachments: Message['attachments']
}) {
  const { fileSize } = useFormat()
  if (attachments.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}>
      {attachments.map(({ id, name, sizeBytes }) => (
        <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Link
            href={`${DESK_PATHS.api}/requests/${encodeURIComponent(requestId)}/attachments/${id}`}
            color="textPrimary"
            download={name}
          >
            {name}
          </Link>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {fileSize(sizeBytes)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
