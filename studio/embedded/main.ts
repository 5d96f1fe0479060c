import { renderStudio } from 'sanity'
import { callService } from './call-service.ts'
import { embeddedConfig } from './embedded-config.ts'
import { leaveForSignIn } from './leave-for-sign-in.ts'
import { readSettings } from './settings.ts'

/** Starts the Studio for a team member. Anyone else has to sign in first. */
const session = await fetch('/desk/api/session')
if (session.status === 401) leaveForSignIn((await session.json()).code)
else {
  const element = document.getElementById('sanity')
  if (!element) throw new Error('The document has no #sanity')
  // Some parts of the Studio do not use its client for their calls.
  globalThis.fetch = callService
  renderStudio(element, embeddedConfig(readSettings()), { basePath: '/desk/content' })
}
