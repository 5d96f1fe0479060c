import { useState } from 'react'
import { Admin, CustomRoutes, type I18nProvider, Resource } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import {
  DESK_PATHS,
  DESK_REFUSED_PAGE,
  type DeskSession,
  type DeskSettings,
} from '../../contracts/team/desk.ts'
import { createAuthProvider } from '../provider/auth-provider.ts'
import { dataProvider } from '../provider/data-provider.ts'
import type { Section } from '../sections/section.ts'
import { SECTIONS } from '../sections/sections.ts'
import { Today } from '../sections/today/today.tsx'
import { SECURITY_PATH } from '../security/security-calls.ts'
import { SecurityPage } from '../security/security-page.tsx'
import type { Themes } from '../theme/themes.ts'
import { DeskContext } from './desk-context.ts'
import { HostedSection } from './hosted-section.tsx'
import { Layout } from './layout.tsx'
import { NotFound } from './not-found.tsx'
import { OwnView } from './own-view.tsx'
import { Refused } from './refused.tsx'

const REFUSED_PATH = DESK_REFUSED_PAGE.slice(DESK_PATHS.root.length)

type DeskProps = { session: DeskSession; settings: DeskSettings; i18n: I18nProvider; themes: Themes }

/** The whole application. Only a router of this kind can warn of typed changes that would be lost. */
export function Desk(props: DeskProps) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Sections {...props} /> }], { basename: DESK_PATHS.root }),
  )
  return <RouterProvider router={router} />
}

/** One resource of react-admin for each section. */
function Sections({ session, settings, i18n, themes }: DeskProps) {
  return (
    <DeskContext value={{ session, settings }}>
      <Admin
        title={settings.house}
        layout={Layout}
        catchAll={NotFound}
        dataProvider={dataProvider}
        authProvider={createAuthProvider(session)}
        i18nProvider={i18n}
        theme={themes.light}
        darkTheme={themes.dark}
        dashboard={Today}
        disableTelemetry
      >
        {SECTIONS.map((section) => (
          <Resource key={section.resource} name={section.resource} {...viewsOf(section, session)} />
        ))}
        <CustomRoutes>
          <Route path={SECURITY_PATH} element={<SecurityPage />} />
          <Route path={REFUSED_PATH} element={<Refused />} />
        </CustomRoutes>
      </Admin>
    </DeskContext>
  )
}

function viewsOf({ hostable, list, show, edit, create }: Section, { hosted }: DeskSession) {
  if (hostable && hosted[hostable] !== undefined) return { list: <HostedSection hostable={hostable} /> }
  return {
    list,
    ...(show && { show: <OwnView view={show} /> }),
    ...(edit && { edit: <OwnView view={edit} /> }),
    ...(create && { create }),
  }
}
