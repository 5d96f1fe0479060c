import { showEmail } from '#services/kernel/shown-email.ts'
import { refused } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { MailOptions } from '../options.ts'
import { readContent } from './email-content.ts'

/** An email as programs show it. */
export function emailPreview(options: Pick<MailOptions, 'seal' | 'showsLinks'>): TeamRoute {
  return {
    method: 'GET',
    path: '/emails/:id/html',
    roles: ['orders', 'care'],
    needsConfirmation: false,
    async handle({ database, id, query }) {
      const content = await readContent(database.db, id, options)
      return content ? showEmail(content.html, query.scheme) : refused(404, 'item-not-found')
    },
  }
}
