import { Link, Typography } from '@mui/material'
import { useResourceContext, useTranslate } from 'react-admin'
import type { Hostable } from '../../contracts/team/desk.ts'
import { useDesk } from './desk-context.ts'
import { Page } from './page.tsx'

/** In place of a section whose service is hosted elsewhere: where the team manages it. */
export function HostedSection({ hostable }: { hostable: Hostable }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { hosted } = useDesk().session
  return (
    <Page title={translate(`resources.${resource}.name`, { smart_count: 2 })}>
      <Typography sx={{ marginBottom: 1 }}>{translate(`desk.hosted.${hostable}`)}</Typography>
      <Link href={hosted[hostable]} rel="noreferrer">
        {translate('desk.hosted.open')}
      </Link>
    </Page>
  )
}
