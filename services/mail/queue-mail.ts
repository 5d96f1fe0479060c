import type { MailRequest } from '#contracts/mail.ts'
import type { Queryable } from '#services/kernel/database.ts'
import { outbox } from './mail-tables.ts'
import { renderMail } from './render-mail.ts'

/**
 * Writes a letter and puts it into the outbox, within the caller's transaction if it is one: the letter is sent
 * exactly when what it tells of has happened. A letter that is there already is not written again.
 */
export async function queueMail(queryable: Queryable, request: MailRequest, now: Date): Promise<void> {
  const { kind, letter, to } = request
  await queryable
    .insert(outbox)
    .values({ kind, letter, to, ...renderMail(request), createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: outbox.letter })
}
