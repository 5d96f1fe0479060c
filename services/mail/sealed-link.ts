import type { MailRequest } from '#contracts/mail.ts'
import type { Seal } from '#services/kernel/seal.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'

/** Replaces the link in a stored email, and leads nowhere (RFC 2606). */
export const LINK_REFERENCE = 'https://link.invalid/'

type StoredMail = RenderedMail & { sealedLink: string | null }

/** The email as it is stored: its link is a reference, and is sealed beside it. */
export function renderWithSealedLink(request: MailRequest, { seal }: Seal): StoredMail {
  if ('order' in request) {
    return { ...renderMail({ ...request, orderUrl: LINK_REFERENCE }), sealedLink: seal(request.orderUrl) }
  }
  return { ...renderMail({ ...request, url: LINK_REFERENCE }), sealedLink: seal(request.url) }
}

/**
 * The email with its link. Without one that is still stored the reference stays; null when no accepted secret opens it,
 * or the recipient could do nothing with the email.
 */
export function resolveLink<Mail extends Pick<StoredMail, 'html' | 'text' | 'sealedLink'>>(
  mail: Mail,
  { open }: Seal,
): Mail | null {
  if (mail.sealedLink === null) return mail
  const url = open(mail.sealedLink)
  if (url === null) return null
  return {
    ...mail,
    html: mail.html.replaceAll(LINK_REFERENCE, () => escapeAttribute(url)),
    text: mail.text.replaceAll(LINK_REFERENCE, () => url),
  }
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
