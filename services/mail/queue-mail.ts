import type { MailRequest } from '#contracts/mail.ts'
import { type ShowsPicture, shownPicture } from '#domain/product/shown-picture.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { outbox } from './mail-tables.ts'
import { renderWithSealedLink } from './sealed-link.ts'
import type { MailHouse } from './templates/mail-style.ts'

/**
 * Renders an email and adds it to the outbox, in the caller's transaction if any, so that it is sent exactly
 * if its event is committed. An email that is already queued is not added again. Its link is stored
 * encrypted.
 */
export async function queueMail(
  queryable: Queryable,
  request: MailRequest,
  { seal, house, showsPicture, now }: { seal: Seal; house: MailHouse; showsPicture: ShowsPicture; now: Date },
): Promise<void> {
  const { kind, letter, to } = request
  const replyTo = 'replyTo' in request ? request.replyTo : null
  const hasUnsubscription = kind === 'newsletter-issue'
  const rendered = renderWithSealedLink(withShownPictures(request, showsPicture), { seal, house })
  await queryable
    .insert(outbox)
    .values({ kind, letter, to, replyTo, hasUnsubscription, ...rendered, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: outbox.letter })
}

function withShownPictures(request: MailRequest, shows: ShowsPicture): MailRequest {
  if (!('order' in request)) return request
  const lines = request.order.lines.map((line) => ({ ...line, picture: shownPicture(line.picture, shows) }))
  return { ...request, order: { ...request.order, lines } }
}
