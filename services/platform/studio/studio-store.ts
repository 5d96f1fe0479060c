import { randomUUID } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Studio } from '#contracts/studio.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { AttachmentFiles } from '../requests/attachments/attachment-store.ts'
import { studioLogos, studios } from './studio-tables.ts'

/** A logo whose file is not stored after this time was abandoned. */
const STORING_MS = 3_600_000

const isShownLogo = (accountId: string) =>
  and(eq(studioLogos.accountId, accountId), eq(studioLogos.isShown, true))

export async function readStudio(db: Queryable, accountId: string): Promise<Studio> {
  const [studio] = await db.select().from(studios).where(eq(studios.accountId, accountId))
  const [logo] = await db.select({ id: studioLogos.id }).from(studioLogos).where(isShownLogo(accountId))
  return { name: studio?.name ?? '', logo: logo?.id ?? null }
}

export async function renameStudio({ db }: Database, accountId: string, name: string): Promise<void> {
  await db
    .insert(studios)
    .values({ accountId, name })
    .onConflictDoUpdate({ target: studios.accountId, set: { name } })
}

/** Stores a logo, replacing an earlier one. The row is stored first, so that every file has one. */
export async function storeLogo(
  { db }: Database,
  files: Pick<AttachmentFiles, 'store'>,
  { accountId, content, now }: { accountId: string; content: Uint8Array<ArrayBuffer>; now: Date },
): Promise<Result<null, 'studio-unavailable'>> {
  const id = randomUUID()
  await db.insert(studioLogos).values({ id, accountId, isShown: false, uploadedAt: now })
  if (!(await files.store(id, { type: 'image/png', content })).ok) return refuse('studio-unavailable')
  await db.transaction(async (tx) => {
    await hideLogo(tx, accountId)
    // Does nothing if the account has been deleted in the meantime.
    await tx
      .update(studioLogos)
      .set({ isShown: true })
      .where(and(eq(studioLogos.id, id), eq(studioLogos.accountId, accountId)))
  })
  return ok(null)
}

/** Hides the logo. The next run of the job removes its file. */
export async function hideLogo(tx: Queryable, accountId: string): Promise<void> {
  await tx
    .update(studioLogos)
    .set({ isShown: false, uploadedAt: new Date(0) })
    .where(isShownLogo(accountId))
}

/** Removes the studio of a deleted account. The next run of the job removes the files of its logos. */
export async function releaseStudio(tx: Queryable, accountId: string): Promise<void> {
  await tx.delete(studios).where(eq(studios.accountId, accountId))
  await tx
    .update(studioLogos)
    .set({ accountId: '', isShown: false, uploadedAt: new Date(0) })
    .where(eq(studioLogos.accountId, accountId))
}

/** Removes the files of hidden logos. If the files service fails, the rest is left to the next run. */
export async function removeOldLogos(
  { db }: Database,
  files: Pick<AttachmentFiles, 'remove'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - STORING_MS)
  const isOld = and(eq(studioLogos.isShown, false), lt(studioLogos.uploadedAt, before))
  for (const { id } of await db.select({ id: studioLogos.id }).from(studioLogos).where(isOld)) {
    if (!(await files.remove(id)).ok) return
    await db.delete(studioLogos).where(eq(studioLogos.id, id))
  }
}
