import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { hasRole, type Role } from '../../../domain/team/roles.ts'
import { useDesk } from '../../application/desk-context.ts'
import { Page } from '../../application/page.tsx'
import { useAge } from '../../format/use-age.ts'
import { useNow } from '../../format/use-now.ts'
import { useWaiting } from '../../waiting/use-waiting.ts'
import { SalesBlock } from './sales/sales-block.tsx'
import { WaitingBlock } from './waiting-block.tsx'

/** Those of `services/commerce/team/sales`. */
const SALES_ROLES: readonly Role[] = ['orders', 'care', 'trade']

/** The first page of the desk: what waits for someone and, for those who sell, the sales. */
export function Today() {
  const translate = useTranslate()
  const { session } = useDesk()
  const { data } = useWaiting()
  const showsSales = hasRole(session.roles, SALES_ROLES) && session.hosted.commerce === undefined
  return (
    <Page
      title={translate('today.title')}
      actions={data && data.items.length > 0 && <CountedAt moment={data.countedAt} />}
    >
      <WaitingBlock />
      {showsSales && <SalesBlock />}
    </Page>
  )
}

function CountedAt({ moment }: { moment: string }) {
  const translate = useTranslate()
  const { ago } = useAge()
  const now = useNow(10)
  return (
    <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'end' }}>
      {translate('today.counted', { ago: ago(moment, now) })}
    </Typography>
  )
}
