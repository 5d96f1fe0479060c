import type { FormEvent } from 'react'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { useCardPrice } from '#app/features/catalogue/card/use-card-price.tsx'
import { viewedUrl } from '#app/features/catalogue/viewed/viewed-products.ts'
import type { ChatWidgetProps } from '#app/features/chat/chat-button.tsx'
import type { ChatView } from '#app/features/chat/chat-view.ts'
import { fetchJson } from '#app/features/chat/widget/call-chat.ts'
import { unreadCount } from '#app/features/chat/widget/chat-state.ts'
import { Composer } from '#app/features/chat/widget/composer.tsx'
import { LeaveForm } from '#app/features/chat/widget/leave-form.tsx'
import { Messages } from '#app/features/chat/widget/messages.tsx'
import type { Chat } from '#app/features/chat/widget/use-chat.ts'
import { useChat } from '#app/features/chat/widget/use-chat.ts'
import { useRefusalMessage } from '#app/features/chat/widget/use-refusal-message.ts'
import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { formatTimeIn } from '#app/i18n/format/time-in-zone.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'

/** The chat, with cards of the pieces that are mentioned. */
export function ChatWithPieces(props: ChatWidgetProps) {
  return <ChatWidget {...props} pieceCard={PieceCard} />
}

/** A mentioned piece, with the reader's own price, or a note if they may not see the piece. */
function PieceCard({ number }: { number: string }) {
  const t = useTranslations('chat')
  const url = useLocalePath()(viewedUrl([number]))
  const priceOf = useCardPrice()
  const noticeOf = useShippingNotice()
  const [cards, setCards] = useState<readonly CardView[] | null>(null)
  useEffect(() => {
    let isCancelled = false
    // Without a card, the message is shown alone.
    void fetchJson<readonly CardView[]>(url).then((found) => isCancelled || setCards(found))
    return () => {
      isCancelled = true
    }
  }, [url])
  if (!cards) return null
  const [card] = cards
  if (!card) return <p className="chat-note">{t('piece-gone')}</p>
  return (
    <Link
      href={card.path}
      className="mt-2 flex w-full items-center gap-3 border-y border-hairline py-2 text-start hover:text-accent"
    >
      <span className="w-15 shrink-0">
        <PiecePicture picture={card.picture} title={card.title} sizes="60px" />
      </span>
      <span className="grid text-fine text-muted">
        {card.artisan}
        <span className="font-display text-body text-ink" lang={card.textLanguage ?? undefined}>
          {card.title}
        </span>
        <span className="text-ink">{priceOf(card)}</span>
        {noticeOf(card.notice)}
      </span>
    </Link>
  )
}

/** A non-modal layer: no backdrop, no focus trap. Escape closes it. */
function ChatWidget({
  isShown,
  isTeamAvailable,
  onUnread,
  onClose,
  pieceCard,
}: ChatWidgetProps & { pieceCard: ComponentType<{ number: string }> }) {
  const t = useTranslations('chat')
  const titleId = useId()
  const layer = useRef<HTMLElement>(null)
  const isTyping = useRef(false)
  const [text, setText] = useState('')
  const chat = useChat({ isShown, isTeamAvailable })
  const { view, known } = chat
  const unread = isShown ? 0 : unreadCount(known)
  const formatTime = useTimeFormat(view)
  useEffect(() => onUnread(unread), [unread, onUnread])
  const isLoaded = view !== null && view !== 'failed'
  useEffect(() => {
    const { current } = layer
    const field = isLoaded ? current?.querySelector('textarea') : null
    if (isShown) (field ?? current?.querySelector('button'))?.focus()
  }, [isShown, isLoaded])
  const isOpen = isLoaded && view.isOpen && isTeamAvailable
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field in which someone types is replaced by another when the chat opens or closes
  useEffect(() => {
    if (isTyping.current) layer.current?.querySelector('textarea')?.focus()
  }, [isOpen])
  const openUntil = isLoaded && view.openUntil ? formatTime(view.openUntil) : null
  const member = known.conversation?.state.member?.name ?? null
  return (
    <section
      ref={layer}
      role="dialog"
      aria-labelledby={titleId}
      className="chat"
      hidden={!isShown}
      onFocus={({ target }) => {
        isTyping.current = target instanceof HTMLTextAreaElement
      }}
      onBlur={() => {
        isTyping.current = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="flex items-start justify-between gap-4 border-b border-hairline p-4">
        <div>
          <h2 id={titleId} className="font-display text-title">
            <Title office={known.conversation?.state.member?.office ?? (isLoaded ? view.office : null)} />
          </h2>
          {isLoaded && (
            <p className="mt-1 text-small text-muted">
              {!isOpen && t('is-closed')}
              {isOpen && openUntil && t('open-until', { time: openUntil })}
              {isOpen && member && ` ${t('is-here', { name: member })}`}
            </p>
          )}
        </div>
        <button
          type="button"
          onClick={onClose}
          className="-me-2 -mt-1 flex min-h-9 items-center gap-1.5 px-2 text-body hover:text-accent"
        >
          {t('close')}
          <CloseIcon />
        </button>
      </div>
      {view === null && (
        <p role="status" className="flex items-center gap-3 p-4 text-muted">
          <Spinner />
          {t('opening')}
        </p>
      )}
      {view === 'failed' && (
        <div className="p-4">
          <Notice
            tone="refusal"
            action={
              <Button variant="outline" onClick={chat.load}>
                {t('send-again')}
              </Button>
            }
          >
            {t('failed')}
          </Notice>
        </div>
      )}
      {isLoaded && (
        <>
          <Messages chat={chat} formatTime={formatTime} pieceCard={pieceCard} isOpen={isOpen} />
          <div className="border-t border-hairline p-4">
            {!chat.isConnected && (
              <p role="status" className="mb-2 text-fine text-muted">
                {t('reconnecting')}
              </p>
            )}
            {isOpen ? (
              <Composer chat={chat} member={member} closesAt={openUntil} text={text} onText={setText} />
            ) : (
              <LeaveForm chat={chat} view={view} text={text} onText={setText} />
            )}
            <Transcript chat={chat} email={view.email} />
          </div>
        </>
      )}
    </section>
  )
}

function Title({ office }: { office: string | null }) {
  const t = useTranslations('chat')
  const { name: house } = useHouse()
  return office ? t('title', { house, office }) : house
}

/** Returns a function that formats a time in the visitor's time zone, in the format of their country. */
function useTimeFormat(view: ChatView | 'failed' | null): (at: string) => string {
  const { tag } = usePageLocale()
  const clock = view === null || view === 'failed' ? 'times24' : view.clock
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (at) => formatTimeIn(timeZone, new Date(at), { tag, clock })
}

/** Once the house has written, the visitor can request a copy of the conversation by email. */
function Transcript({ chat, email }: { chat: Chat; email: string }) {
  const t = useTranslations('chat.transcript')
  const tLeave = useTranslations('chat.leave')
  const messageFor = useRefusalMessage()
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed')
  const [sentTo, setSentTo] = useState('')
  const [error, setError] = useState('')
  const hasReply = chat.known.conversation?.messages.some(({ author }) => author === 'team')
  if (!hasReply) return null
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const to = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setState('busy')
    const outcome = await chat.sendTranscript(to)
    setState(outcome.ok ? 'closed' : 'open')
    setSentTo(outcome.ok ? to : '')
    setError(
      outcome.ok ? '' : outcome.code === 'fields-refused' ? tLeave('field-email') : messageFor(outcome.code),
    )
  }
  if (state === 'closed')
    return (
      <p role="status" className="mt-2 text-fine">
        {sentTo ? (
          t('sent', { email: sentTo })
        ) : (
          <button type="button" onClick={() => setState('open')} className={TEXT_LINK}>
            {t('open')}
          </button>
        )}
      </p>
    )
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex flex-wrap items-end gap-2">
      <p className="w-full text-small">{t('open')}</p>
      <TextField
        label={tLeave('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        errors={error ? [error] : []}
        className="grow"
      />
      <Button type="submit" variant="outline" isBusy={state === 'busy'}>
        {t('send')}
      </Button>
    </form>
  )
}
