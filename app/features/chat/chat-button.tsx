import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePagePath } from '#app/i18n/use-page-locale.ts'
import { CHAT_HOURS_PATH } from './paths.ts'
import { isChatOpen } from './read-hours.ts'

/** `isShown`: the conversation is on screen; `isTeamAvailable`: a member of the team is available. */
export type ChatWidgetProps = {
  isShown: boolean
  isTeamAvailable: boolean
  onUnread: (count: number) => void
  onClose: () => void
}

/** Spec §4: availability is checked again every minute. */
const RECHECK_MS = 60_000

/**
 * Shown while someone is available (Spec §4). `load` loads the script of the chat when it is first opened; after an
 * error the button tries again. Spec §2: hidden at the checkout; placed differently on product pages on phones.
 */
export function ChatButton({ load }: { load: () => Promise<ComponentType<ChatWidgetProps>> }) {
  const t = useTranslations('chat')
  // The document contains the messages for all states of the button.
  const words = { closed: t('open'), loading: t('opening'), error: t('failed') }
  const page = usePagePath()
  const hours = useLocalePath()(CHAT_HOURS_PATH)
  const button = useRef<HTMLButtonElement>(null)
  const [isTeamAvailable, setIsTeamAvailable] = useState(false)
  const [state, setState] = useState<'closed' | 'loading' | 'error' | 'ready'>('closed')
  const [widget, setWidget] = useState<{ Chat: ComponentType<ChatWidgetProps> }>()
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    const check = () => isChatOpen(hours).then(setIsTeamAvailable)
    void check()
    const timer = setInterval(check, RECHECK_MS)
    return () => clearInterval(timer)
  }, [hours])
  if (page.startsWith('/checkout')) return null
  function open() {
    if (widget) return setState('ready')
    setState('loading')
    load().then(
      (Chat) => {
        setWidget({ Chat })
        setState('ready')
      },
      () => setState('error'),
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chat-button"
        data-product={page.startsWith('/products/') || undefined}
        aria-busy={state === 'loading' || undefined}
        hidden={state === 'ready' || !(isTeamAvailable || widget)}
        onClick={open}
      >
        {state !== 'ready' && words[state]}
        {unread > 0 && <span className="chat-unread">{t('unread', { count: unread })}</span>}
      </button>
      {widget && (
        <widget.Chat
          isShown={state === 'ready'}
          isTeamAvailable={isTeamAvailable}
          onUnread={setUnread}
          onClose={() => {
            setState('closed')
            if (!button.current) return
            // React has not shown the button again yet, and a hidden element cannot take the focus.
            button.current.hidden = false
            button.current.focus()
          }}
        />
      )}
    </>
  )
}
