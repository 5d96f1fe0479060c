import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { formatTimeIn } from '#app/i18n/format/moment-in-zone.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { ChatWidgetProps } from '../chat-button.tsx'
import type { ChatView } from '../chat-view.ts'
import { unreadCount } from './chat-state.ts'
import { Composer } from './composer.tsx'
import { LeaveForm } from './leave-form.tsx'
import { Messages } from './messages.tsx'
import { Transcript } from './transcript.tsx'
import { useChat } from './use-chat.ts'

/** A conversation with the house over the page, which stays usable: no veil, no focus that is held. Escape closes it. */
export function ChatWidget({
  isShown,
  isThere,
  onUnread,
  onClose,
  pieceCard,
}: ChatWidgetProps & { pieceCard: ComponentType<{ number: string }> }) {
  const t = useTranslations('chat')
  const titleId = useId()
  const layer = useRef<HTMLElement>(null)
  const isTyping = useRef(false)
  const [text, setText] = useState('')
  const chat = useChat({ isShown, isThere })
  const { view, known } = chat
  const unread = isShown ? 0 : unreadCount(known)
  const time = useTime(view)
  useEffect(() => onUnread(unread), [unread, onUnread])
  const isLoaded = view !== null && view !== 'failed'
  useEffect(() => {
    const { current } = layer
    const field = isLoaded ? current?.querySelector('textarea') : null
    if (isShown) (field ?? current?.querySelector('button'))?.focus()
  }, [isShown, isLoaded])
  const isOpen = isLoaded && view.isOpen && isThere
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field in which someone types is replaced by another when the chat opens or closes
  useEffect(() => {
    if (isTyping.current) layer.current?.querySelector('textarea')?.focus()
  }, [isOpen])
  const openUntil = isLoaded && view.openUntil ? time(view.openUntil) : null
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
          <Messages chat={chat} time={time} pieceCard={pieceCard} isOpen={isOpen} />
          <div className="border-t border-hairline p-4">
            {!chat.isConnected && (
              <p role="status" className="mb-2 text-fine text-muted">
                {t('reconnecting')}
              </p>
            )}
            {isOpen ? (
              <Composer chat={chat} member={member} later={openUntil} text={text} onText={setText} />
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

/** A moment on the visitor's own clock, written as their country does. */
function useTime(view: ChatView | 'failed' | null): (at: string) => string {
  const { tag } = usePageLocale()
  const clock = view === null || view === 'failed' ? 'times24' : view.clock
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (at) => formatTimeIn(timeZone, new Date(at), { tag, clock })
}
