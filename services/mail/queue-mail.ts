import type { MailRequest } from '#contracts/mail.ts'
import type { Queryable } from '#services/kernel/database.ts'
import type { Seal } from '#services/kernel/seal.ts'
import { outbox } from './mail-tables.ts'
import { renderWithSealedLink } from './sealed-link.ts'

/**
 * Writes a letter and puts it into the outbox, within the caller's transaction if it is one: the letter is sent
 * exactly when what it tells of has happened. A letter that is there already is not written again. Its link is stored sealed.
 */
export async function queueMail(
  queryable: Queryable,
  request: MailRequest,
  { seal, now }: { seal: Seal; now: Date },
): Promise<void> {
  const { kind, letter, to } = request
  await queryable
    .insert(outbox)
    .values({ kind, letter, to, ...renderWithSealedLink(request, seal), createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: outbox.letter })
}
