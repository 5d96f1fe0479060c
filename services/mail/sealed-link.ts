import type { MailRequest, QuoteMailRequest, RequestMailRequest } from '#contracts/mail.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import type { MailHouse } from './templates/mail-style.ts'

/** The placeholder for the link in a stored email. Its domain never resolves (RFC 2606). */
export const LINK_PLACEHOLDER = 'https://link.invalid/'

type StoredMail = RenderedMail & { sealedLink: string | null }
type StoredContent = Pick<StoredMail, 'html' | 'text' | 'sealedLink'>

/** Renders the email as it is stored, with a placeholder for the link, which is encrypted separately. */
export function renderWithSealedLink(
  request: MailRequest,
  { seal: { seal }, house }: { seal: Seal; house: MailHouse },
): StoredMail {
  if ('order' in request) {
    return {
      ...renderMail({ ...request, orderUrl: LINK_PLACEHOLDER }, house),
      sealedLink: seal(request.orderUrl),
    }
  }
  if ('messages' in request) return { ...renderMail(request, house), sealedLink: null }
  if ('request' in request || 'quote' in request) {
    if (!('link' in request) || !request.link.isSecret)
      return { ...renderMail(request, house), sealedLink: null }
    const { link } = request
    const withPlaceholder = { ...request, link: { ...link, url: LINK_PLACEHOLDER } }
    // A placeholder typed by someone must not become a link. A receipt for a guest contains no typed URLs.
    const rendered = renderMail(withoutPlaceholder(withPlaceholder), house)
    return { ...rendered, sealedLink: seal(link.url) }
  }
  if (request.kind === 'newsletter-issue') {
    // A placeholder that someone typed must not become a link.
    const intro = request.intro.replaceAll(LINK_PLACEHOLDER, 'link.invalid')
    const withPlaceholder = { ...request, intro, links: LINK_PLACEHOLDER }
    return { ...renderMail(withPlaceholder, house), sealedLink: seal(request.links) }
  }
  return { ...renderMail({ ...request, url: LINK_PLACEHOLDER }, house), sealedLink: seal(request.url) }
}

function withoutPlaceholder(mail: RequestMailRequest | QuoteMailRequest): MailRequest {
  if ('quote' in mail) return { ...mail, text: mail.text.replaceAll(LINK_PLACEHOLDER, 'link.invalid') }
  return 'reply' in mail ? { ...mail, reply: mail.reply.replaceAll(LINK_PLACEHOLDER, 'link.invalid') } : mail
}

/**
 * Returns the email with its link. If the link was removed, the placeholder remains. Returns null if no accepted secret
 * decrypts the link, since the email would be useless without it.
 */
export function resolveLink<Mail extends StoredContent>(mail: Mail, { open }: Seal): Mail | null {
  if (mail.sealedLink === null) return mail
  const url = open(mail.sealedLink)
  if (url === null) return null
  return {
    ...mail,
    html: mail.html.replaceAll(LINK_PLACEHOLDER, () => escapeAttribute(url)),
    text: mail.text.replaceAll(LINK_PLACEHOLDER, () => url),
  }
}

export function getUnsubscribeUrl({ sealedLink }: StoredContent, { open }: Seal): string | null {
  const links = sealedLink === null ? null : open(sealedLink)
  return links === null ? null : `${links}unsubscribe`
}

/**
 * Matches the secret part of a link in an email stored by a release that did not encrypt links. The same expression is
 * in `migrations/0001_sealed_links.sql`.
 */
const LINK_SECRET =
  /(\/(?:password|verify-email|change-email|restore-email)\/|[?&](?:amp;)?token=)[A-Za-z0-9_-]+/g

export function withoutLink({ html, text, sealedLink }: StoredContent): Partial<StoredContent> {
  if (sealedLink !== null) return { sealedLink: null }
  return { html: html.replace(LINK_SECRET, '$1…'), text: text.replace(LINK_SECRET, '$1…') }
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
