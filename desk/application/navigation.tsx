import { Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useLocaleState, useLocales, useLogout, useTheme, useTranslate } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { hasRole } from '../../domain/team/roles.ts'
import { SECTIONS } from '../sections/sections.ts'
import { useDesk } from './desk-context.ts'
import { Wordmark } from './wordmark.tsx'

/** The sections that the signed-in person may use, and what concerns this person: language, theme, sign-out. */
export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const translate = useTranslate()
  const { session, settings } = useDesk()
  const sections = SECTIONS.filter(({ roles }) => hasRole(session.roles, roles))
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', padding: 1.5 }}>
      <Box sx={{ padding: 1 }}>
        <Wordmark>{settings.house}</Wordmark>
      </Box>
      <Box component="nav" aria-label={translate('desk.menu')} sx={{ flexGrow: 1, marginTop: 2 }}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {sections.map(({ resource }) => (
            <li key={resource}>
              <Link
                component={NavLink}
                to={`/${resource}`}
                onClick={onNavigate}
                underline="none"
                variant="body2"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  minHeight: 44,
                  paddingInline: 1,
                  '&:hover, &.active': { backgroundColor: 'action.selected' },
                  '&.active': { fontWeight: 500 },
                }}
              >
                {translate(`resources.${resource}.name`, { smart_count: 2 })}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      <Person />
    </Box>
  )
}

function Person() {
  const translate = useTranslate()
  const logout = useLogout()
  const { session } = useDesk()
  const [theme, setTheme] = useTheme()
  const [locale, setLocale] = useLocaleState()
  const locales = useLocales()
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 1.5, paddingInline: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {session.name || session.email}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {session.roles.map((role) => translate(`desk.roles.${role}`)).join(', ')}
      </Typography>
      <TextField
        select
        fullWidth
        label={translate('desk.language')}
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
        sx={{ marginTop: 1.5 }}
      >
        {locales.map(({ locale: language, name }) => (
          <MenuItem key={language} value={language} lang={language}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', marginInline: -1 }}>
        <Button
          size="small"
          sx={{ paddingInline: 1 }}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          {translate(theme === 'dark' ? 'desk.theme.light' : 'desk.theme.dark')}
        </Button>
        <Button size="small" sx={{ paddingInline: 1 }} onClick={() => logout()}>
          {translate('desk.sign-out')}
        </Button>
      </Box>
    </Box>
  )
}
