import { Box, Button, Link, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocale, useLocaleState, useLocales, useLogout, useTheme, useTranslate } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { SECURITY_PATH } from '../../security/security-calls.ts'
import { useDesk } from '../desk-context.ts'
import { usePlace } from './use-place.ts'

/** Who is signed in, with what concerns this person: sign-in and security, language, theme, sign-out. */
export function Person({ onNavigate }: { onNavigate: () => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const logout = useLogout()
  const { session } = useDesk()
  const { city } = usePlace()
  const [theme, setTheme] = useTheme()
  const roles = session.roles.map((role) => translate(`desk.roles.${role}`))
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(roles)
  const small = { paddingInline: 0, minWidth: 0, minHeight: { xs: 44, md: 32 } }
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', padding: 2.5, paddingBlock: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {session.name || session.email}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[listed, city].filter(Boolean).join(', ')}
      </Typography>
      <Link
        component={NavLink}
        to={SECURITY_PATH}
        onClick={onNavigate}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: small.minHeight, marginTop: 0.5 }}
      >
        {translate('security.title')}
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <LanguageButton sx={small} />
        <Button size="small" sx={small} onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {translate(theme === 'dark' ? 'desk.theme.light' : 'desk.theme.dark')}
        </Button>
        <Button size="small" sx={small} onClick={() => logout()}>
          {translate('desk.sign-out')}
        </Button>
      </Box>
    </Box>
  )
}

function LanguageButton({ sx }: { sx: object }) {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const locales = useLocales()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const current = locales.find((offered) => offered.locale === locale)?.name ?? locale
  return (
    <>
      <Button
        size="small"
        sx={sx}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('desk.language')}: ${current}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {current}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales.map(({ locale: language, name }) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === locale}
            onClick={() => {
              setAnchor(null)
              setLocale(language)
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
