import MenuIcon from '@mui/icons-material/Menu'
import { Box, Drawer, IconButton, Link, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { type ReactNode, Suspense, useState } from 'react'
import {
  Admin,
  CustomRoutes,
  type I18nProvider,
  Loading,
  Resource,
  SkipNavigationButton,
  useLocale,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import {
  createBrowserRouter,
  Route,
  Link as RouterLink,
  RouterProvider,
  useParams,
  useSearchParams,
} from 'react-router-dom'
import type { Hostable } from '#contracts/team/desk.ts'
import { DESK_PATHS, DESK_REFUSED_PAGE, type DeskSession, type DeskSettings } from '#contracts/team/desk.ts'
import { useNow } from '../format/use-age.ts'
import { MAIN_ID, useFocusMain } from '../page/focus-main.ts'
import { Page } from '../page/page.tsx'
import { dataProvider } from '../provider/data-provider.ts'
import { DeskContext, useDesk, usePlace } from '../provider/desk-context.ts'
import type { Section } from '../sections/section.tsx'
import { SECTIONS } from '../sections/sections.ts'
import { Today } from '../sections/today/today.tsx'
import { SECURITY_PATH } from '../security/security-calls.ts'
import { SecurityPage } from '../security/security-page.tsx'
import type { Themes } from '../theme/themes.ts'
import { createAuthProvider } from './auth-provider.ts'
import { GlobalSearch } from './global-search.tsx'
import { Navigation, Wordmark } from './navigation.tsx'

const REFUSED_PATH = DESK_REFUSED_PAGE.slice(DESK_PATHS.root.length)

type DeskProps = { session: DeskSession; settings: DeskSettings; i18n: I18nProvider; themes: Themes }

const NAVIGATION_WIDTH = 208

export function Desk(props: DeskProps) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <DeskAdmin {...props} /> }], { basename: DESK_PATHS.root }),
  )
  return <RouterProvider router={router} />
}

function DeskAdmin({ session, settings, i18n, themes }: DeskProps) {
  return (
    <DeskContext value={{ session, settings }}>
      <Admin
        title={settings.house}
        layout={Layout}
        catchAll={NotFoundPage}
        dataProvider={dataProvider}
        authProvider={createAuthProvider(session)}
        i18nProvider={i18n}
        theme={themes.light}
        darkTheme={themes.dark}
        dashboard={Today}
        disableTelemetry
      >
        {SECTIONS.map((section) => (
          <Resource key={section.resource} name={section.resource} {...getViews(section, session)} />
        ))}
        <CustomRoutes>
          <Route path={SECURITY_PATH} element={<SecurityPage />} />
          <Route path={REFUSED_PATH} element={<RefusedPage />} />
        </CustomRoutes>
      </Admin>
    </DeskContext>
  )
}

function getViews({ hostable, list, show, edit, create }: Section, { hosted }: DeskSession) {
  if (hostable && hosted[hostable] !== undefined) return { list: <HostedSection hostable={hostable} /> }
  return {
    list,
    ...(show && { show: <RemountedView view={show} /> }),
    ...(edit && { edit: <RemountedView view={edit} /> }),
    ...(create && { create }),
  }
}

/** Remounts the view for each item. Otherwise it would be reused with the values typed for the previous item. */
function RemountedView({ view: View }: { view: ComponentType }) {
  const { id } = useParams()
  return <View key={id} />
}

/** Shown for URLs outside the person's sections. */
function NotFoundPage() {
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

/** Replaces a section whose service is hosted elsewhere, and links to its administration. */
function HostedSection({ hostable }: { hostable: Hostable }) {
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

function RefusedPage() {
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

/** On phones and tablets the navigation is behind a button. */
function Layout({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useFocusMain()
  return (
    <Box sx={{ display: { md: 'flex' }, minHeight: '100vh' }}>
      <SkipNavigationButton />
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { sx: { width: NAVIGATION_WIDTH + 72 }, 'aria-label': translate('desk.menu') } }}
      >
        <Navigation onNavigate={close} />
      </Drawer>
      <Box
        component="aside"
        aria-label={translate('desk.menu')}
        sx={{
          display: { xs: 'none', md: 'block' },
          width: NAVIGATION_WIDTH,
          flexShrink: 0,
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ position: 'sticky', top: 0, height: '100vh' }}>
          <Navigation onNavigate={close} />
        </Box>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar onOpenMenu={() => setIsOpen(true)} />
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{ padding: { xs: 2, md: 4 }, paddingTop: { md: 3.5 }, outline: 'none' }}
        >
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Box>
      </Box>
    </Box>
  )
}

/** Contains the global search, the house's time (not on phones) and, on phones, the menu button. */
function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const translate = useTranslate()
  const { settings } = useDesk()
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        paddingInline: { xs: 2, md: 4 },
        paddingBlock: { xs: 0.75, md: 0.5 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: { xs: 'flex', md: 'none' }, alignItems: 'center', gap: 1, width: '100%' }}>
        <IconButton
          aria-label={translate('ra.action.open_menu')}
          onClick={onOpenMenu}
          sx={{ marginLeft: -1.5 }}
        >
          <MenuIcon fontSize="small" />
        </IconButton>
        <Wordmark>{settings.house}</Wordmark>
      </Box>
      <Box role="search" sx={{ width: { xs: '100%', md: '24rem' } }}>
        <GlobalSearch />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <HouseClock />
      </Box>
    </Box>
  )
}

function HouseClock() {
  const translate = useTranslate()
  const locale = useLocale()
  const now = useNow(5)
  const { timeZone, city } = usePlace()
  const formatted = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(now)
  return (
    <Typography variant="body2" color="textSecondary" component="time" dateTime={now.toISOString()}>
      {translate('desk.clock', { moment: formatted, city })}
    </Typography>
  )
}
