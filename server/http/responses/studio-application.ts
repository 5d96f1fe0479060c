import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_PATHS, type StudioSettings } from '#contracts/team/desk.ts'
import { REPORTS_GROUP, REPORTS_PATH } from './policy-reports.ts'
import { createStaticFiles, type StaticFiles } from './static-files.ts'

const SETTINGS_PLACEHOLDER = '<!--studio-settings-->'

/**
 * Only allows calls to our own server. Libraries create styles without a nonce; styles can only load what the policy
 * allows.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `report-uri ${REPORTS_PATH}`,
  `report-to ${REPORTS_GROUP}`,
].join('; ')

/**
 * The built Studio: its files, and its document at every other path below `/desk/content` that the server does not
 * handle. Null for other paths, and if it is not built.
 */
export function createStudioApplication(folder: string, settings: StudioSettings): StaticFiles {
  const path = join(folder, 'index.html')
  if (!existsSync(path)) return () => null
  const files = createStaticFiles(folder, DESK_PATHS.content)
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="studio-settings">${data}</script>`
  const document = readFileSync(path, 'utf8').replace(SETTINGS_PLACEHOLDER, () => block)
  return (request, pathname) => {
    if (pathname !== DESK_PATHS.content && !pathname.startsWith(`${DESK_PATHS.content}/`)) return null
    if (SERVER_PATHS.some((handled) => pathname === handled || pathname.startsWith(`${handled}/`)))
      return null
    if (pathname.startsWith(`${DESK_PATHS.content}/assets/`))
      return files(request, pathname) ?? new Response('Not Found', { status: 404 })
    return new Response(document, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
      },
    })
  }
}

const SERVER_PATHS = [DESK_PATHS.contentApi, DESK_PATHS.contentPreview]

export function hasStudio(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}
