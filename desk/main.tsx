import '#app/styles/fonts.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import {
  DESK_PATHS,
  type DeskSession,
  type DeskSettings,
  deskSession,
  deskSettings,
} from '#contracts/team/desk.ts'
import { Desk } from './application/desk.tsx'
import { createI18n } from './i18n/i18n-provider.ts'
import { preferredLanguage } from './i18n/preferred-language.ts'
import { redirectTo } from './provider/call-team.ts'
import { createThemes } from './theme/themes.ts'

const settings = readSettings()
const session = await readSession()
const i18n = await createI18n(preferredLanguage(session.locale))
const element = document.getElementById('desk')
if (!element) throw new Error('The document has no element with the id "desk"')
createRoot(element).render(
  <CacheProvider value={createCache({ key: 'desk', nonce: settings.nonce })}>
    <Desk session={session} settings={settings} i18n={i18n} themes={createThemes(settings)} />
  </CacheProvider>,
)

/** Reads the settings from the document's data block. */
function readSettings(): DeskSettings {
  const block = document.getElementById('desk-settings')
  return deskSettings.parse(JSON.parse(block?.textContent ?? 'null'))
}

/** Reads the session. Without a session, redirects to the sign-in page, and the promise never settles. */
async function readSession(): Promise<DeskSession> {
  const response = await fetch(DESK_PATHS.session, { headers: { accept: 'application/json' } })
  if (response.status === 401) return redirectTo(DESK_PATHS.signIn)
  if (!response.ok) throw new Error(`Reading the session failed with status ${response.status}`)
  return deskSession.parse(await response.json())
}
