import { refused } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { MailOptions } from '../options.ts'
import { readContent } from './email-content.ts'

/** No script, no form, and no address but those of our pictures. Emails have their styles inline. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')

/** An email as programs show it, for a frame of the desk (docs/decisions/0077-exports-and-documents.md). */
export function emailPreview(options: Pick<MailOptions, 'seal' | 'showsLinks'>): TeamRoute {
  return {
    method: 'GET',
    path: '/emails/:id/html',
    roles: ['orders', 'care'],
    needsConfirmation: false,
    async handle({ database, id }) {
      const content = await readContent(database.db, id, options)
      if (!content) return refused(404, 'item-not-found')
      return new Response(content.html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': POLICY,
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'private, no-store',
        },
      })
    },
  }
}
