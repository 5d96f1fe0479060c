import type { ChangesClient } from '#clients/calls/changes-client.ts'
import type { ChangeKind } from '#contracts/changes.ts'
import { globalId } from '#domain/ids.ts'
import { refuse } from '#domain/result.ts'
import type { ChangeLog } from '#services/kernel/changes/change-log.ts'
import { listChanges } from '#services/kernel/changes/serve-changes.ts'
import type { Database } from '#services/kernel/database/database.ts'

const TO_ID: Readonly<Record<ChangeKind, (subject: string) => string>> = {
  product: (number) => globalId('Product', number),
  document: (id) => id,
}

/** A hosted service does not list its changes, so they are read from our own log, which webhooks and polls fill. */
export function createHostedChanges(database: Database, log: ChangeLog, kind: ChangeKind): ChangesClient {
  return {
    async read(since) {
      const listed = await listChanges({ database, log, kind, toId: TO_ID[kind] }, since)
      return listed.ok ? listed : refuse('cursor-expired')
    },
  }
}
