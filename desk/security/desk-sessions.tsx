import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { DeskSecurity } from '../../contracts/identity-desk.ts'
import { Block } from '../detail/block.tsx'
import { useFormat } from '../format/use-format.ts'
import { Row } from './row.tsx'
import type { Run } from './run.ts'
import { securityCalls } from './security-calls.ts'
import { useDeviceName } from './use-device-name.ts'

/** Where the member is signed in at the desk; any but this session can be ended. */
export function DeskSessions({ sessions, run }: { sessions: DeskSecurity['sessions']; run: Run }) {
  const translate = useTranslate()
  const { moment } = useFormat()
  const nameOf = useDeviceName()
  const end = translate('security.sessions.end')
  return (
    <Block title={translate('security.sessions.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
        {translate('security.sessions.intro')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sessions.map((session) => {
          const { id, startedAt, usedAt, isCurrent } = session
          const used = translate('security.used', { time: moment(usedAt) })
          return (
            <Row
              key={id}
              name={nameOf(session)}
              facts={[
                ...(isCurrent ? [translate('security.sessions.current')] : []),
                used,
                translate('security.sessions.started', { time: moment(startedAt) }),
              ]}
            >
              {!isCurrent && (
                <Button
                  aria-label={`${end}: ${nameOf(session)}, ${used}`}
                  onClick={() => run(() => securityCalls.endSession(id))}
                >
                  {end}
                </Button>
              )}
            </Row>
          )
        })}
      </Box>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          sx={{ marginTop: 1.5 }}
          onClick={() => run(securityCalls.endOtherSessions)}
        >
          {translate('security.sessions.end-others')}
        </Button>
      )}
    </Block>
  )
}
