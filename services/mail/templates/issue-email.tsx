import { createTranslator } from 'use-intl/core'
import { writeImageAddress } from '#contracts/image-address.ts'
import type { NewsletterIssueRequest } from '#contracts/mail.ts'
import type { MailMessages } from '../mail-messages.ts'
import { EmailLayout, formatLabeled, Section } from './email.tsx'
import { paragraph, useMailStyle } from './mail-style.ts'
import { MessageText, Opening } from './parts.tsx'

/** The width of a picture in CSS pixels, which is the line width. Picture files have about twice this width. */
const PICTURE_WIDTH = 552
const SENT_WIDTH = 1080

type IssueWords = Record<'read' | 'preferences' | 'unsubscribe' | 'closing', string>

export function issueWords({ language, shop }: NewsletterIssueRequest, messages: MailMessages): IssueWords {
  const t = createTranslator({ locale: language, messages, namespace: 'mail.newsletter', timeZone: 'UTC' })
  return {
    read: t('read'),
    preferences: t('preferences'),
    unsubscribe: t('unsubscribe'),
    closing: t('closing', { house: shop.name }),
  }
}

/** A newsletter issue: the team's text, magazine posts, and the unsubscribe link. */
export function IssueEmail({ request, words }: { request: NewsletterIssueRequest; words: IssueWords }) {
  const { language, shop, subject, intro, posts } = request
  const { heading, small, colors } = useMailStyle()
  const link = { color: colors.ink }
  return (
    <EmailLayout language={language} title={subject} preview={intro} shop={shop} closing={words.closing}>
      <Opening title={subject} paragraphs={[]}>
        {intro && <MessageText text={intro} />}
      </Opening>
      {posts.map(({ title, abstract, picture }, index) => (
        <Section key={title}>
          {picture && (
            <a href={getTrackedLink(request, index)}>
              <img
                src={new URL(getJpegUrl(picture.url), shop.url).href}
                alt={picture.alt}
                width={PICTURE_WIDTH}
                height={Math.round((PICTURE_WIDTH * picture.height) / picture.width)}
                style={{ display: 'block', width: '100%', height: 'auto', background: colors.linen }}
              />
            </a>
          )}
          <h2 style={{ ...heading, fontSize: 26, marginTop: 20 }}>{title}</h2>
          {abstract && <p style={paragraph}>{abstract}</p>}
          <p style={paragraph}>
            <a href={getTrackedLink(request, index)} className="ink" style={link}>
              {words.read}
            </a>
          </p>
        </Section>
      ))}
      <Section>
        <p className="muted" style={{ ...small, margin: 0 }}>
          <a href={`${request.links}preferences`} className="ink" style={link}>
            {words.preferences}
          </a>
          {' · '}
          <a href={`${request.links}unsubscribe`} className="ink" style={link}>
            {words.unsubscribe}
          </a>
        </p>
      </Section>
    </EmailLayout>
  )
}

export function issueParts(request: NewsletterIssueRequest, words: IssueWords): string[] {
  const { language, subject, intro, posts, links } = request
  return [
    ...[subject, intro],
    ...posts.map(({ title, abstract }, index) =>
      [title, abstract, getTrackedLink(request, index)].filter(Boolean).join('\n'),
    ),
    formatLabeled(language, words.preferences, `\n${links}preferences`),
    formatLabeled(language, words.unsubscribe, `\n${links}unsubscribe`),
    words.closing,
  ]
}

/** Returns a link to our own URL, which counts the click and redirects to the post. */
function getTrackedLink({ links, issueId }: NewsletterIssueRequest, index: number): string {
  return `${links}issues/${issueId}/${index}`
}

/** Returns the URL of a JPEG, since many mail programs support neither AVIF nor WebP. */
function getJpegUrl(url: string): string {
  return writeImageAddress({ encodedUrl: encodeURIComponent(url), width: SENT_WIDTH, format: 'jpeg' })
}
