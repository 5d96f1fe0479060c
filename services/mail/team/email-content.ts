import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#services/kernel/database/database.ts'
import { outbox } from '../mail-tables.ts'
import type { MailOptions } from '../options.ts'
import { resolveLink } from '../sealed-link.ts'

/**
 * Returns the content of an email, or null if there is none or it was removed. Includes the link only in a
 * demonstration without a mail server, because a reader could use it to act on behalf of the recipient.
 */
export async function readContent(
  db: Queryable,
  id: string,
  { seal, showsLinks }: Pick<MailOptions, 'seal' | 'showsLinks'>,
): Promise<{ html: string; text: string } | null> {
  if (!z.guid().safeParse(id).success) return null
  const [stored] = await db
    .select({ html: outbox.html, text: outbox.text, sealedLink: outbox.sealedLink })
    .from(outbox)
    .where(and(eq(outbox.id, id), isNull(outbox.emptiedAt)))
  if (!stored) return null
  const { html, text } = (showsLinks && resolveLink(stored, seal)) || stored
  return { html, text }
}
