import { Link } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { teamTradeApplication } from '../../../contracts/team/trade-application.ts'
import { hasRole } from '../../../domain/team/roles.ts'
import { useDesk } from '../../application/desk-context.ts'
import { tradeApplications as section } from '../trade-applications/trade-applications.ts'

/** The standing of a customer, which leads to their application for those who decide it, if there is one. */
export function StandingText({ accountId, words }: { accountId: string; words: string }) {
  const { session } = useDesk()
  const { data = [] } = useGetList(
    section.resource,
    {
      filter: { accountId },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'receivedAt', order: 'ASC' },
    },
    { enabled: hasRole(session.roles, section.roles), retry: false },
  )
  const application = teamTradeApplication.safeParse(data[0]).data
  if (application === undefined) return words
  return (
    <Link component={RouterLink} to={`/${section.resource}/${application.id}/show`}>
      {words}
    </Link>
  )
}
