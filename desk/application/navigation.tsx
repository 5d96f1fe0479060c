import { Box, Button, Link, Menu, MenuItem, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useLocale, useLocaleState, useLocales, useLogout, useTheme, useTranslate } from 'react-admin'
import { NavLink, useLocation } from 'react-router-dom'
import { hasRole } from '#domain/team/roles.ts'
import { useDesk, usePlace } from '../provider/desk-context.ts'
import { GROUPS, type Group, type Section } from '../sections/section.tsx'
import { SECTIONS } from '../sections/sections.ts'
import { SECURITY_PATH } from '../security/security-calls.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import { countByResource } from '../waiting/waiting.ts'

/** Shows the person's sections by group, with their numbers of waiting items. */
export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const translate = useTranslate()
  const { session, settings } = useDesk()
  const { data } = useWaiting()
  const counts = countByResource(data?.items ?? [])
  const sections = SECTIONS.filter(({ roles }) => hasRole(session.roles, roles))
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ padding: 2.5, paddingBottom: 1.5 }}>
        <Wordmark>{settings.house}</Wordmark>
      </Box>
      <Box
        component="nav"
        aria-label={translate('desk.menu')}
        tabIndex={-1}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: 1.5, paddingBlock: 1 }}
      >
        <Item to="/" label={translate('today.title')} count={0} onNavigate={onNavigate} />
        {GROUPS.map((group) => (
          <GroupItems
            key={group}
            group={group}
            sections={sections.filter((section) => section.group === group)}
            counts={counts}
            onNavigate={onNavigate}
          />
        ))}
      </Box>
      <AccountMenu onNavigate={onNavigate} />
    </Box>
  )
}

function GroupItems({
  group,
  sections,
  counts,
  onNavigate,
}: {
  group: Group
  sections: readonly Section[]
  counts: ReadonlyMap<string, number>
  onNavigate: () => void
}) {
  const translate = useTranslate()
  const titleId = useId()
  const topLevel = sections.filter(({ parentResource }) => parentResource === undefined)
  if (topLevel.length === 0) return null
  return (
    <>
      <Typography
        id={titleId}
        variant="caption"
        component="h2"
        color="textSecondary"
        sx={{ fontWeight: 400, paddingInline: 1, marginTop: 2, marginBottom: 0.25 }}
      >
        {translate(`desk.groups.${group}`)}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {topLevel.map(({ resource }) => (
          <li key={resource}>
            <Item
              to={`/${resource}`}
              childPaths={sections.flatMap(({ parentResource, resource: child }) =>
                parentResource === resource ? `/${child}` : [],
              )}
              label={translate(`resources.${resource}.name`, { smart_count: 2 })}
              count={counts.get(resource) ?? 0}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </Box>
    </>
  )
}

function Item({
  to,
  childPaths = [],
  label,
  count,
  onNavigate,
}: {
  to: string
  /** The paths of the child sections, which also mark this item as active. */
  childPaths?: readonly string[]
  label: string
  count: number
  onNavigate: () => void
}) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const isWithin = childPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <Link
      component={NavLink}
      to={to}
      end={to === '/'}
      {...(isWithin && { className: 'active' })}
      onClick={onNavigate}
      underline="none"
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: { xs: 44, md: 32 },
        paddingInline: 1,
        '&:hover, &.active': { backgroundColor: 'action.selected' },
        '&.active': { fontWeight: 500 },
      }}
    >
      {label}
      {count > 0 && (
        <Typography
          variant="caption"
          component="span"
          color="textSecondary"
          aria-label={translate('desk.waiting-count', { count })}
          role="img"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
        </Typography>
      )}
    </Link>
  )
}

/** The menu with security settings, language, theme and sign-out. */
function AccountMenu({ onNavigate }: { onNavigate: () => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const logout = useLogout()
  const { session } = useDesk()
  const { city } = usePlace()
  const [theme, setTheme] = useTheme()
  const roles = session.roles.map((role) => translate(`desk.roles.${role}`))
  const roleNames = new Intl.ListFormat(locale, { type: 'conjunction' }).format(roles)
  const small = { paddingInline: 0, minWidth: 0, minHeight: { xs: 44, md: 32 } }
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', padding: 2.5, paddingBlock: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {session.name || session.email}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[roleNames, city].filter(Boolean).join(', ')}
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
  const current = locales.find((supported) => supported.locale === locale)?.name ?? locale
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

export function Wordmark({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="h6"
      component="p"
      sx={{ textTransform: 'uppercase', letterSpacing: '0.18em', lineHeight: 1.2 }}
    >
      {children}
    </Typography>
  )
}
