import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { claimCertificate, lockUnclaimed } from '../requests/attachments/attachment-store.ts'
import { requestAttachments } from '../requests/requests-tables.ts'
import { tradeApplications } from './trade-tables.ts'
import { updateApplication } from './update-application.ts'

/** Adds the certificate that an application was sent without. */
export async function addCertificate(
  { db }: Database,
  { accountId, certificate }: { accountId: string; certificate: string },
): Promise<Result<null, 'application-not-found' | 'certificate-there' | 'attachment-unknown'>> {
  return db.transaction(async (tx) => {
    const [application] = await tx
      .select({ id: tradeApplications.id })
      .from(tradeApplications)
      .where(eq(tradeApplications.accountId, accountId))
      .for('update')
    if (!application) return refuse('application-not-found')
    const [known] = await tx
      .select({ id: requestAttachments.id })
      .from(requestAttachments)
      .where(eq(requestAttachments.applicationId, application.id))
    if (known) return refuse('certificate-there')
    if (!(await lockUnclaimed(tx, [certificate]))) return refuse('attachment-unknown')
    await claimCertificate(tx, application.id, certificate)
    await updateApplication(tx, application.id, {})
    return ok(null)
  })
}
