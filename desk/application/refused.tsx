import { Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { Page } from './page.tsx'

/** Why a document that was to be opened in this tab was refused. */
export function Refused() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const unavailable = translate('errors.unavailable')
  const seconds = Number(query.get('seconds')) || 60
  return (
    <Page title={translate('desk.refused.title')}>
      <Typography role="alert" sx={{ marginBottom: 1 }}>
        {translate(`errors.${query.get('code')}`, { _: unavailable, seconds })}
      </Typography>
      <Link component={RouterLink} to="/">
        {translate('desk.not-found.today')}
      </Link>
    </Page>
  )
}
