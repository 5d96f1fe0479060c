import type { ChangeKind, ChangesResponse } from '#contracts/changes.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Database } from '../database/database.ts'
import { type ChangeLog, currentCursor, readChanges } from './change-log.ts'

export type ServedLog = {
  readonly database: Database
  readonly log: ChangeLog
  readonly kind: ChangeKind
  toId(subject: string): string
}

/** Lists the changes after a cursor. If `since` is null, lists none and returns the current cursor. */
export async function listChanges(
  { database, log, kind, toId }: ServedLog,
  since: string | null,
): Promise<Result<ChangesResponse, 'cursor-malformed' | 'cursor-expired'>> {
  if (since === null) return ok({ changes: [], cursor: await currentCursor(database), hasMore: false })
  const page = await readChanges(database, log, since)
  if (!page.ok) return page
  const { subjects, cursor, hasMore } = page.value
  return ok({ changes: subjects.map((subject) => ({ kind, id: toId(subject) })), cursor, hasMore })
}

const STATUS = { 'cursor-malformed': 400, 'cursor-expired': 410 }

/** Serves `GET /changes?since={cursor}` (`contracts/changes.ts`) for a caller that is already authorized. */
export async function serveChanges(request: Request, log: ServedLog): Promise<Response> {
  const listed = await listChanges(log, new URL(request.url).searchParams.get('since'))
  if (listed.ok) return Response.json(listed.value)
  return Response.json({ code: listed.code }, { status: STATUS[listed.code] })
}
