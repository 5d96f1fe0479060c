import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { downloadHeaders } from '#domain/files/download-headers.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { requestAttachments } from '../requests/requests-tables.ts'
import type { TradeStore } from './trade-options.ts'

/** Downloads the certificate of an application. Certificates are never displayed (docs/areas/requests-and-chat.md). */
export function certificateRoute({ requests: { files } }: Pick<TradeStore, 'requests'>): TeamRoute {
  return {
    method: 'GET',
    path: '/trade-applications/:id/certificate',
    roles: ['trade'],
    needsConfirmation: false,
    async handle({ database, parameters }) {
      const applicationId = z.uuid().safeParse(parameters.id)
      if (!applicationId.success) return refusedResponse(404, 'item-not-found')
      const [certificate] = await database.db
        .select()
        .from(requestAttachments)
        .where(eq(requestAttachments.applicationId, applicationId.data))
      if (!certificate) return refusedResponse(404, 'item-not-found')
      const { id, name, type, sizeBytes } = certificate
      const file = await files.read(id)
      if (!file.ok) return Response.json({ code: 'attachments-unavailable' }, { status: 503 })
      return new Response(file.value, { headers: downloadHeaders({ name, type, bytes: sizeBytes }) })
    },
  }
}
