import { z } from 'zod'
import { refused } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { RequestsOptions } from '../requests-options.ts'
import { sendAttachment } from './send-attachment.ts'

const which = z.object({ id: z.uuid(), attachmentId: z.uuid() })

/** The files that customers and the team have attached to messages of a request (`contracts/team/request.ts`). */
export function teamAttachments({ files }: Pick<RequestsOptions, 'files'>): readonly TeamRoute[] {
  return [
    {
      method: 'GET',
      path: '/requests/:id/attachments/:attachmentId',
      roles: ['care'],
      needsConfirmation: false,
      async handle({ database, parameters }) {
        const parsed = which.safeParse(parameters)
        if (!parsed.success) return refused(404, 'item-not-found')
        const { id: requestId, attachmentId: id } = parsed.data
        return sendAttachment(database, files, { id, requestId, withNotes: true })
      },
    },
  ]
}
