import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_PATHS, type DeskSettings } from '#contracts/team/desk.ts'
import type { House } from '#domain/house/house.ts'
import { contentPolicy, type SecuritySettings } from '../security-headers.ts'
import { createStaticFiles, type StaticFiles } from './static-files.ts'

/** The built-in typefaces, by their names in `app/styles/fonts.css`. */
const BUILT_IN_FAMILIES = {
  display: '"Bodoni Moda Variable", "Bodoni Moda Fallback", serif',
  text: '"Hanken Grotesk Variable", "Hanken Grotesk Fallback", sans-serif',
}
const SETTINGS_PLACEHOLDER = '<!--desk-settings-->'

type DeskHouse = Pick<House, 'name' | 'languages' | 'currencies' | 'look' | 'country' | 'timeZone' | 'city'>

/**
 * The team's built application: its files, and its document at every other path below `/desk`, since its pages have
 * their own URLs. Null for the desk's paths that the server handles.
 */
export function createDeskApplication(
  folder: string,
  { name, languages, currencies, look, country, timeZone, city }: DeskHouse,
  security: SecuritySettings,
  { hasStudio }: { hasStudio: boolean },
): StaticFiles {
  const files = createStaticFiles(folder, DESK_PATHS.root)
  const path = join(folder, 'index.html')
  const document = existsSync(path) ? readFileSync(path, 'utf8') : null
  const families = look.fonts ? look.families : BUILT_IN_FAMILIES
  return (request, pathname) => {
    if (pathname !== DESK_PATHS.root && !pathname.startsWith(`${DESK_PATHS.root}/`)) return null
    if (isHandledElsewhere(pathname)) return null
    if (pathname.startsWith(`${DESK_PATHS.root}/assets/`))
      return files(request, pathname) ?? new Response('Not Found', { status: 404 })
    if (document === null) return new Response('The desk is not built: run `npm run build`.', { status: 503 })
    const nonce = randomBytes(16).toString('base64')
    const settings: DeskSettings = {
      house: name,
      languages: [...languages],
      baseCurrency: currencies.base,
      colors: look.colors,
      families,
      place: { country, timeZone, city },
      hasStudio,
      nonce,
    }
    const html = document.replace(SETTINGS_PLACEHOLDER, () =>
      renderHead(settings, look.css, security.isDevelopment),
    )
    const policy = contentPolicy({ scripts: [], styles: [`'nonce-${nonce}'`], styleAttributes: [] }, security)
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        // The nonce is only valid for this response.
        'cache-control': 'no-store',
      },
    })
  }
}

/** If the Studio is not built, the application explains how to build it. */
const APPLICATION: ReadonlySet<string> = new Set([DESK_PATHS.root, DESK_PATHS.content])

/** Sign-in, the API and other server paths have their own routes. */
function isHandledElsewhere(pathname: string): boolean {
  return Object.values(DESK_PATHS).some(
    (path) => !APPLICATION.has(path) && (pathname === path || pathname.startsWith(`${path}/`)),
  )
}

/** The settings are in a data block: it is not executed, so the policy does not have to allow it. */
function renderHead(settings: DeskSettings, css: string, isDevelopment: boolean): string {
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="desk-settings">${data}</script>`
  const reload = isDevelopment ? '<script type="module" src="/@vite/client"></script>' : ''
  return reload + (css === '' ? block : `<style nonce="${settings.nonce}">${css}</style>${block}`)
}
