import { COLOR_SCHEMES, type ColorScheme } from '#contracts/team/email.ts'

/** How the style sheet of an email (`services/mail/templates/email.tsx`) marks the colors for dark mode. */
export const DARK_MEDIA = '@media (prefers-color-scheme:dark)'
export const EITHER_SCHEME = 'color-scheme:light dark'

/** Allows no scripts, no forms, and no URLs except those of our pictures. Emails have inline styles. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')

/**
 * Responds with an email for a frame of the desk (docs/decisions/0077-render-documents-in-a-worker.md), as a mail
 * program with that color scheme shows it, regardless of the browser's scheme. Light unless `scheme` is `dark`.
 */
export function showEmail(html: string, scheme: string | undefined): Response {
  const colorScheme = COLOR_SCHEMES.find((candidate) => candidate === scheme) ?? 'light'
  return new Response(applyColorScheme(html, colorScheme), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private, no-store',
    },
  })
}

function applyColorScheme(html: string, scheme: ColorScheme): string {
  return html
    .replace(DARK_MEDIA, scheme === 'dark' ? '@media all' : '@media not all')
    .replace(EITHER_SCHEME, `color-scheme:${scheme}`)
}
