import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useIsOffline } from '#app/page/connection/held-state.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { ChatMessage } from '#contracts/chat.ts'
import { CHAT_PICTURES_PATH } from '../paths.ts'
import type { PendingMessage } from './chat-state.ts'
import type { Chat } from './use-chat.ts'
import { useRefusalMessage } from './use-refusal-message.ts'

type PieceCard = ComponentType<{ number: string }>

/** A live region. It stays scrolled to the end unless the visitor has scrolled up. */
export function Messages({
  chat,
  formatTime,
  pieceCard,
  isOpen,
}: {
  chat: Chat
  formatTime: (at: string) => string
  pieceCard: PieceCard
  isOpen: boolean
}) {
  const t = useTranslations('chat')
  const { name: house } = useHouse()
  const { conversation, pending } = chat.known
  const messages = conversation?.messages ?? []
  const { isTeamTyping = false, member = null, teamRead = 0 } = conversation?.state ?? {}
  const lastOwn = messages.findLast(({ author }) => author === 'visitor')
  const count = messages.length + pending.length + (isTeamTyping ? 1 : 0)
  // A reply that replaces the typing indicator counts as a change, too.
  const shown = `${messages.length} ${pending.length} ${isTeamTyping}`
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const height = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message leads to the end, and so does a form that takes its room
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      height.current = element.scrollHeight
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    // The card of a piece grows once its data arrives.
    for (const message of element.children) observer.observe(message)
    return () => observer.disconnect()
  }, [shown])
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={t('log')}
      // A scrollable region must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="chat-messages"
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        // After the content has grown, the observer scrolls first: this is not the visitor scrolling.
        if (scrollHeight === height.current) isAtEnd.current = scrollTop + clientHeight > scrollHeight - 40
      }}
    >
      {count === 0 && isOpen && <p>{t('welcome')}</p>}
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          pieceCard={pieceCard}
          note={noteOf(message)}
          name={message.author === 'visitor' ? t('from-you') : (message.member ?? house)}
        />
      ))}
      {pending.map((message) => (
        <Pending key={message.id} message={message} pieceCard={pieceCard} onRetry={chat.sendAgain} />
      ))}
      {isTeamTyping && (
        <p className="text-small text-muted">{t('typing', { name: member?.name ?? house })}</p>
      )}
    </div>
  )

  function noteOf({ author, member: by, seq, id, sentAt }: ChatMessage): string {
    if (author === 'team') return t('by', { name: by ?? house, time: formatTime(sentAt) })
    return id === lastOwn?.id && teamRead >= seq
      ? t('sent-read', { time: formatTime(sentAt) })
      : formatTime(sentAt)
  }
}

function Message({
  message: { author, text, picture, productId, sentAt },
  pieceCard: PieceCard,
  note,
  name,
}: {
  message: ChatMessage
  pieceCard: PieceCard
  note: string
  name: string
}) {
  const t = useTranslations('chat')
  const localePath = useLocalePath()
  if (author === 'request')
    return <p className="text-small text-muted">{t('request-made', { number: text })}</p>
  return (
    <Bubble isOwn={author === 'visitor'} text={text} name={name}>
      {picture && (
        <a href={localePath(`${CHAT_PICTURES_PATH}/${picture.id}`)} target="_blank" rel="noreferrer">
          <img
            src={localePath(`${CHAT_PICTURES_PATH}/${picture.id}`)}
            width={picture.width}
            height={picture.height}
            alt={t('picture')}
            className="chat-picture"
          />
        </a>
      )}
      {productId && <PieceCard number={productId} />}
      <p className="chat-note">
        <time dateTime={sentAt}>{note}</time>
      </p>
    </Bubble>
  )
}

function Pending({
  message,
  pieceCard: PieceCard,
  onRetry,
}: {
  message: PendingMessage
  pieceCard: PieceCard
  onRetry: (message: PendingMessage) => void
}) {
  const t = useTranslations('chat')
  const messageFor = useRefusalMessage()
  const isOffline = useIsOffline()
  const { text, pictureId, productId, refusal } = message
  return (
    <Bubble isOwn text={text} name={t('from-you')}>
      {pictureId && <p className="chat-note">{t('picture')}</p>}
      {productId && <PieceCard number={productId} />}
      {refusal === null && <p className="chat-note">{t(isOffline ? 'sent-later' : 'sending')}</p>}
      {refusal !== null && refusal !== 'chat-closed' && (
        <p role="alert" className="mt-1 text-fine text-alert">
          {messageFor(refusal)}{' '}
          <button type="button" onClick={() => onRetry(message)} className={TEXT_LINK}>
            {t('send-again')}
          </button>
        </p>
      )}
      {refusal === 'chat-closed' && <p className="chat-note">{t('not-sent')}</p>}
    </Bubble>
  )
}

function Bubble({
  isOwn,
  text,
  name,
  children,
}: {
  isOwn: boolean
  text: string
  name: string
  children: ReactNode
}) {
  return (
    <div className={isOwn ? 'chat-own' : undefined}>
      {text !== '' && (
        <p className="chat-text">
          <span className="sr-only">{name}: </span>
          {text}
        </p>
      )}
      {children}
    </div>
  )
}
