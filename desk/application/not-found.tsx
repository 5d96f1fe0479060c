import { Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Page } from './page.tsx'

/** At an address that no section of the person has. */
export function NotFound() {
  const translate = useTranslate()
  return (
    <Page title={translate('desk.not-found.title')}>
      <Typography sx={{ marginBottom: 1 }}>{translate('desk.not-found.text')}</Typography>
      <Link component={RouterLink} to="/">
        {translate('desk.not-found.today')}
      </Link>
    </Page>
  )
}
