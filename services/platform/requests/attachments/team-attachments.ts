import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ATTACHMENT_BYTES_MAX } from '#domain/files/attachments.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { RequestsOptions } from '../requests-options.ts'
import { storeAttachment } from './attachment-store.ts'
import { checkAttachment } from './check-attachment.ts'
import { sendAttachment } from './send-attachment.ts'

const shared = { roles: ['care'], needsConfirmation: false } as const
const requestId = z.uuid()

/**
 * The routes of the files that customers and the team attach to messages of a request (`contracts/team/request.ts`). An
 * upload itself changes nothing, so the audit log only records the reply with the file.
 */
export function teamAttachments({ files }: Pick<RequestsOptions, 'files'>): readonly TeamRoute[] {
  return [
    {
      ...shared,
      method: 'POST',
      path: '/requests/attachments',
      bytesMax: ATTACHMENT_BYTES_MAX,
      async handle({ database, query: { name = '' }, body, now }) {
        if (!(body instanceof Uint8Array)) return refusedResponse(400, 'request-malformed')
        const content = new Uint8Array(body)
        const checked = await checkAttachment(content)
        if (!checked.ok) return Response.json({ code: checked.code }, { status: 422 })
        const upload = { key: randomUUID(), name, ...checked.value, now }
        const stored = await storeAttachment(database, files, upload)
        return stored.ok
          ? Response.json({ item: { ...stored.value, version: 1 } })
          : Response.json({ code: stored.code }, { status: 503 })
      },
    },
    {
      ...shared,
      method: 'GET',
      path: '/requests/:id/attachments/:attachmentId',
      async handle({ database, parameters }) {
        const request = requestId.safeParse(parameters.id)
        if (!request.success) return refusedResponse(404, 'item-not-found')
        const reference = { id: parameters.attachmentId ?? '', requestId: request.data, withNotes: true }
        return sendAttachment(database, files, reference)
      },
    },
  ]
}
