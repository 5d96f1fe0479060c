import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DESK_PATHS } from '../../../contracts/team/desk.ts'
import { Block } from '../../detail/block.tsx'

/** An email as it looks, in a frame without rights, and its text. */
export function EmailContent({ id, text }: { id: string; text: string }) {
  const translate = useTranslate()
  const word = (key: string) => translate(`resources.emails.${key}`)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { lg: 'minmax(0, 42rem) minmax(0, 1fr)' },
        marginTop: 4,
      }}
    >
      <Block title={word('preview.title')} aside={word('preview.links')}>
        <Box
          component="iframe"
          sandbox=""
          title={word('preview.title')}
          src={`${DESK_PATHS.api}/emails/${encodeURIComponent(id)}/html`}
          sx={{
            display: 'block',
            width: '100%',
            height: 'max(28rem, 78vh)',
            marginTop: 2,
            border: 1,
            borderColor: 'divider',
            // Emails have the colors of the house, whatever the theme of the desk.
            backgroundColor: 'common.white',
          }}
        />
      </Block>
      <Block title={word('fields.text')}>
        <Typography
          component="pre"
          variant="body2"
          tabIndex={0}
          aria-label={word('fields.text')}
          sx={{ marginTop: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      </Block>
    </Box>
  )
}
