import '../app/styles/fonts.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { Desk } from './application/desk.tsx'
import { createI18n } from './i18n/i18n-provider.ts'
import { preferredLanguage } from './i18n/preferred-language.ts'
import { readSession } from './provider/session.ts'
import { readSettings } from './settings.ts'
import { createThemes } from './theme/themes.ts'

const settings = readSettings()
const session = await readSession()
const i18n = await createI18n(preferredLanguage(session.locale))
const element = document.getElementById('desk')
if (!element) throw new Error('The document has no #desk')
createRoot(element).render(
  <CacheProvider value={createCache({ key: 'desk', nonce: settings.nonce })}>
    <Desk session={session} settings={settings} i18n={i18n} themes={createThemes(settings)} />
  </CacheProvider>,
)
