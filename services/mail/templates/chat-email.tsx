import { createTranslator } from 'use-intl/core'
import type { ChatMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { MailMessages } from '../mail-messages.ts'
import { Letter, Section } from './email.tsx'
import { paragraph, useMailStyle } from './mail-style.ts'

/** The text of an email with a conversation in the chat. */
type ChatWords = {
  subject: string
  title: string
  text: string
  closing: string
  /** The oldest first: who wrote when, and what. */
  messages: { writer: string; text: string }[]
}

export function chatWords(mail: ChatMailRequest, messages: MailMessages): ChatWords {
  const { language, shop } = mail
  const t = createTranslator({ locale: language, messages, namespace: 'mail' })
  const written = momentsIn(language)
  return {
    subject: t('chat.subject', { house: shop.name }),
    title: t('chat.title'),
    text: t('chat.text'),
    closing: t('order.closing'),
    messages: mail.messages.map(({ from, text, sentAt }) => ({
      writer: t('chat.writer', { name: from ?? t('chat.you'), moment: written.format(new Date(sentAt)) }),
      text,
    })),
  }
}

/** In UTC, labeled as such, because the reader's time zone is unknown. */
function momentsIn(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
}

/** A conversation, for its visitor. What someone wrote is text, whatever it looks like. */
export function ChatLetter({
  request: { language, shop },
  words,
}: {
  request: ChatMailRequest
  words: ChatWords
}) {
  const { heading, small } = useMailStyle()
  return (
    <Letter
      language={language}
      title={words.subject}
      preview={words.text}
      shop={shop}
      closing={words.closing}
    >
      <Section isFirst>
        <h1 style={heading}>{words.title}</h1>
        <p style={paragraph}>{words.text}</p>
      </Section>
      <Section>
        {words.messages.map(({ writer, text }, place) => (
          // Nothing changes in an email.
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be alike
          <div key={place}>
            <p style={small}>{writer}</p>
            <p style={{ ...paragraph, margin: '4px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </p>
          </div>
        ))}
      </Section>
    </Letter>
  )
}

/** The same email as plain text. */
export function chatText({ shop }: ChatMailRequest, words: ChatWords): string {
  const written = words.messages.map(({ writer, text }) => `${writer}\n${text}`)
  return `${[shop.name, words.title, words.text, ...written, words.closing].join('\n\n')}\n`
}
