import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icon/icons.tsx'
import { measureScrollbar } from './scrollbar.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

type PanelProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  note?: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  /** Applies from tablet width up. */
  width?: 'narrow' | 'wide'
  /** On phones: the height of the content, or the full screen for long lists. */
  phoneHeight?: 'content' | 'screen'
  children: ReactNode
}

/**
 * Slides in from the right, on phones from the bottom. A native modal dialog: focus stays inside and returns
 * afterwards, the page behind is inert, Escape and Back close it, and so does navigation.
 */
export function Panel({
  isOpen,
  onClose,
  title,
  note,
  footer,
  width = 'narrow',
  phoneHeight = 'content',
  children,
}: PanelProps) {
  const titleId = useId()
  const dialog = useModal(isOpen)
  useCloseOnBack(isOpen, onClose)
  useCloseOnNavigation(isOpen, onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => isOnBackdrop(event) && onClose()}
      className={classNames(
        'panel',
        width === 'wide' && 'panel-wide',
        phoneHeight === 'screen' && 'panel-screen',
      )}
    >
      <header className="flex items-start justify-between gap-6 px-panel pt-6 pb-4 short:pt-3 short:pb-2">
        <div>
          <h2 id={titleId} className="font-display text-heading short:text-title">
            {title}
          </h2>
          {note && <p className="mt-1 text-small text-muted short:mt-0">{note}</p>}
        </div>
        <CloseButton onClose={onClose} />
      </header>
      {/* Relative, so that visually hidden elements scroll with the content instead of the dialog. */}
      <div className="relative min-h-0 grow overflow-y-auto overscroll-contain px-panel pb-6">{children}</div>
      {footer && (
        <footer className="border-t border-hairline px-panel py-5 compact:py-3 short:py-2">{footer}</footer>
      )}
    </dialog>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.layer')
  return (
    <button
      type="button"
      onClick={onClose}
      className="-me-2 flex min-h-9 items-center gap-1.5 px-2 text-body hover:text-accent"
    >
      {t('close')}
      <CloseIcon />
    </button>
  )
}

function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      measureScrollbar()
      dialog.current?.showModal()
    }
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return dialog
}

function useCloseOnNavigation(isOpen: boolean, close: () => void): void {
  const { pathname } = useLocation()
  const openPathname = useRef(pathname)
  const onNavigation = useEffectEvent(close)
  useEffect(() => {
    if (isOpen && openPathname.current !== pathname) onNavigation()
    openPathname.current = pathname
  }, [isOpen, pathname])
}

/** A click on the backdrop targets the dialog itself, outside its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
