import { Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useDesk } from '#desk/application/desk-context.ts'
import { hasRole } from '#domain/team/roles.ts'

const TABS = {
  'nothing-found': `/searches?${query('nothing-found')}`,
  found: `/searches?${query('found')}`,
  synonyms: '/synonyms',
  rules: '/search-rules',
}
type SearchTab = keyof typeof TABS

/** Only parts that the person may use. */
export function SearchTabs({ current }: { current: SearchTab }) {
  const translate = useTranslate()
  const { roles } = useDesk().session
  const tabs = Object.entries(TABS).filter(([tab]) => tab !== 'rules' || hasRole(roles, ['catalogue']))
  return (
    <Box
      component="nav"
      aria-label={translate('resources.searches.parts')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(([tab, address]) => (
        <Link
          key={tab}
          component={RouterLink}
          to={address}
          underline="none"
          variant="body2"
          {...(tab === current && { 'aria-current': 'page' as const })}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            marginBottom: '-1px',
            borderBottom: 2,
            borderColor: tab === current ? 'text.primary' : 'transparent',
            color: tab === current ? 'text.primary' : 'text.secondary',
            '&:hover': { color: 'text.primary' },
          }}
        >
          {translate(`resources.searches.tabs.${tab}`)}
        </Link>
      ))}
    </Box>
  )
}

function query(kind: 'nothing-found' | 'found'): string {
  return new URLSearchParams({
    filter: JSON.stringify({ kind }),
    sort: 'visitors',
    order: 'DESC',
    page: '1',
  }).toString()
}
