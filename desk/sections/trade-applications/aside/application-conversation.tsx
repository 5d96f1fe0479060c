import { Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TradeApplicationDetail } from '../../../../contracts/team/trade-application.ts'
import { hasRole } from '../../../../domain/team/roles.ts'
import { useDesk } from '../../../application/desk-context.ts'
import { FactBlock } from '../../../detail/fact-block.tsx'
import { requests } from '../../requests/requests.ts'
import { useApplicationWords } from '../use-application-words.ts'

/** The conversation in which more was requested; it opens for those who may read conversations. */
export function ApplicationConversation({ request }: Pick<TradeApplicationDetail, 'request'>) {
  const translate = useTranslate()
  const { word } = useApplicationWords()
  const { session } = useDesk()
  return (
    <FactBlock title={word('conversation')}>
      <Typography variant="body2" component="div" sx={{ paddingTop: 0.75 }}>
        {request === null ? (
          word('no-conversation')
        ) : (
          <>
            {hasRole(session.roles, requests.roles) ? (
              <Link component={RouterLink} to={`/requests/${request.id}/show`}>
                {request.number}
              </Link>
            ) : (
              request.number
            )}{' '}
            · {translate(`resources.requests.values.state.${request.state}`)}
          </>
        )}
      </Typography>
    </FactBlock>
  )
}
