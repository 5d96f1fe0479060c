import { createTranslator } from 'use-intl/core'
import type { ChatMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { MailMessages } from '../mail-messages.ts'
import { EmailLayout, Section } from './email.tsx'
import { type MailHouse, useMailStyle } from './mail-style.ts'
import { MessageText, Opening } from './parts.tsx'

type ChatWords = {
  subject: string
  title: string
  text: string
  closing: string
  /** Who wrote what and when, oldest first. */
  messages: { writer: string; text: string }[]
}

export function chatWords(
  mail: ChatMailRequest,
  messages: MailMessages,
  house: Pick<MailHouse, 'timeZone'>,
): ChatWords {
  const { language, shop } = mail
  const t = createTranslator({ locale: language, messages, namespace: 'mail' })
  const timeFormat = createTimeFormat(language, mail.timeZone ?? house.timeZone)
  return {
    subject: t('chat.subject', { house: shop.name }),
    title: t('chat.title'),
    text: t('chat.text'),
    closing: t('order.closing'),
    messages: mail.messages.map(({ from, text, sentAt }) => ({
      writer: t('chat.writer', { name: from ?? t('chat.you'), moment: timeFormat.format(new Date(sentAt)) }),
      text,
    })),
  }
}

/** Returns a format that labels the time zone, since the reader may be in another one. */
function createTimeFormat(language: Language, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
}

/** Messages are shown as plain text, even if they look like markup. */
export function ChatEmail({
  request: { language, shop },
  words,
}: {
  request: ChatMailRequest
  words: ChatWords
}) {
  const { small } = useMailStyle()
  const { subject, title, text, closing, messages } = words
  return (
    <EmailLayout language={language} title={subject} preview={text} shop={shop} closing={closing}>
      <Opening title={title} paragraphs={[text]} />
      <Section>
        {messages.map(({ writer, text }, index) => (
          // The list never changes, since emails are static.
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be alike
          <div key={index}>
            <p className="muted" style={small}>
              {writer}
            </p>
            <MessageText text={text} isCompact />
          </div>
        ))}
      </Section>
    </EmailLayout>
  )
}

export function chatParts({ title, text, messages, closing }: ChatWords): string[] {
  return [title, text, ...messages.map(({ writer, text }) => `${writer}\n${text}`), closing]
}
