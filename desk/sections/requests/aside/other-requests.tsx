import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamRequest } from '../../../../contracts/team/request.ts'
import { FactBlock } from '../../../detail/fact-block.tsx'
import { useFormat } from '../../../format/use-format.ts'
import { DueText } from '../due.tsx'
import { useRequestWords } from '../use-request-words.ts'
import { AsideLine } from './aside-line.tsx'

/** The other requests of the same account or address, the latest first. */
export function OtherRequests({ others }: { others: readonly TeamRequest[] }) {
  const translate = useTranslate()
  const { shortDate } = useFormat()
  const words = useRequestWords()
  if (others.length === 0) return null
  return (
    <FactBlock title={translate('resources.requests.aside.earlier')}>
      {others.map((request) => (
        <AsideLine key={request.id} start={shortDate(request.receivedAt)}>
          <Link component={RouterLink} to={`/requests/${request.id}/show`} sx={{ whiteSpace: 'nowrap' }}>
            {request.number}
          </Link>{' '}
          {words.kind(request)}, <DueText request={request} />
        </AsideLine>
      ))}
    </FactBlock>
  )
}
